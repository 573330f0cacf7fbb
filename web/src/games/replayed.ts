/** Matches for tests: files replayed, or played anyhow, by a game's kernels under Node; what a seat sees after each turn. */
import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { Game, type GameData } from '../engine/game'
import { Kernels } from '../engine/kernels'
import { readMatch } from '../engine/file'
import { Match, type Setting } from '../engine/match'
import type { LogEntry, View } from '../lib/api/types'
import { reached, type Moment } from '../lib/moments'

const ROOT = resolve(import.meta.dirname, '../../..')
const LIBRARIES = resolve(ROOT, 'src/quartier/libraries')

export function gameNamed(name: string): Game {
  const file = readdirSync(LIBRARIES).find((found) => found.startsWith(`${name}-`) && found.endsWith('-wasm32.wasm'))
  const module = new WebAssembly.Module(readFileSync(resolve(LIBRARIES, file!)))
  const data = JSON.parse(readFileSync(resolve(import.meta.dirname, name, 'engine.json'), 'utf8')) as GameData
  return new Game(name, new Kernels(module), data)
}

/** A match of the game's own tests. */
export function recordedMatch(game: Game, name: string): Match {
  return readMatch(game, readFileSync(resolve(ROOT, `tests/games/${game.name}/fixtures/${name}.quartier`), 'utf8'))
}

/** A match of any turns, always the same ones. */
export function anyMatch(game: Game, setting: Setting): Match {
  const match = new Match(game, setting)
  let chance = [...setting.seed].reduce((sum, letter) => 31 * sum + letter.charCodeAt(0), 7) % 2147483648
  const pick = (from: string[]) => {
    chance = (chance * 1103515245 + 12345) % 2147483648
    return from[(chance >> 8) % from.length]!
  }
  while (!match.over) {
    const { actors } = match.view(null)
    const steps: string[] = []
    let legal = match.view(actors[0]!).legal
    while (legal.length) {
      steps.push(pick(legal))
      legal = match.ask(actors[0]!, steps.join(' ')).legal
    }
    match.play(actors[0]!, steps.join(' '))
  }
  return match
}

/** The turns of a match one after the other, and what a seat sees after each; before the first, at 0. */
export function seenBy(match: Match, seat: number): { turns: LogEntry[]; views: View[] } {
  const again = match.beginning()
  const views = [again.view(seat)]
  for (const { seat: by, turn } of match.turns) {
    again.play(by, turn)
    views.push(again.view(seat))
  }
  return { turns: match.turns, views }
}

/** After how many turns each moment first comes. */
export function firstTimes(moments: readonly Moment[], views: View[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const [number, view] of views.entries())
    for (const { id } of reached(moments, view)) found[id.replace(/^\w+-moment-/, '')] ??= number
  return found
}

/** The first number for which that is true. */
export function firstWhere(length: number, holds: (number: number) => boolean): number | undefined {
  for (let number = 0; number < length; number++) if (holds(number)) return number
  return undefined
}
