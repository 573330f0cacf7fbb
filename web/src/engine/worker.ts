/** The engine's own thread: one game's kernels, and the matches that are open. */
import type { LogEntry, Problem } from '../lib/api/types'
import { drafted } from './drafts'
import { BadFile, checkFile, readMatch, writeMatch } from './file'
import { bytesOf, Game, type GameData, type Options, type OwnSet, type Weights, type Write } from './game'
import { Kernels } from './kernels'
import { Match, seeded, type Setting } from './match'
import { typed, type Typed } from './typed'
import { think, type Level } from './thinking'

const data = import.meta.glob<GameData>('../games/*/engine.json', { import: 'default' })
const weights = import.meta.glob<Weights[]>('../games/*/weights.json', { import: 'default' })

/** What can be asked of the engine; all that comes and goes is plain data. */
class Desk {
  #matches: (Match | null)[] = []
  #learned: Promise<void> | undefined

  constructor(readonly game: Game) {}

  async start(setting: Omit<Setting, 'box'>, set?: OwnSet): Promise<number> {
    const box = set && { box: await this.game.own(set) }
    return this.#matches.push(new Match(this.game, { ...setting, ...box })) - 1
  }

  async open(file: string, set?: OwnSet): Promise<number> {
    return this.#matches.push(readMatch(this.game, file, set && (await this.game.own(set)))) - 1
  }

  /** The same deal with other turns, as a match of its own. */
  line(match: number, turns: Pick<LogEntry, 'seat' | 'turn'>[]): number {
    const again = this.#match(match).beginning()
    for (const { seat, turn } of turns) {
      const problem = again.play(seat, turn)
      if (problem) throw new BadFile(problem.text.id, problem.text.args)
    }
    return this.#matches.push(again) - 1
  }

  close(match: number): void {
    this.#matches[match] = null
  }

  view(match: number, seat: number | null) {
    return this.#match(match).view(seat)
  }

  ask(match: number, seat: number, draft: string) {
    return this.#match(match).ask(seat, draft)
  }

  play(match: number, seat: number, turn: string) {
    return this.#match(match).play(seat, turn)
  }

  undo(match: number, seat: number) {
    return this.#match(match).undo(seat)
  }

  file(match: number): string {
    return writeMatch(this.#match(match))
  }

  course(match: number) {
    return this.#match(match).course()
  }

  position(match: number, number: number, seat: number | null) {
    return this.#match(match).after(number, seat)
  }

  check(file: string) {
    return checkFile(this.game, file)
  }

  /** What a position that somebody has typed brings to each seat, and the boards as each seat sees them. */
  async score(seats: number, options: Options, writes: Write[], set?: OwnSet): Promise<Typed> {
    const box = set ? await this.game.own(set) : this.game.box(this.game.data.rules)
    return typed(this.game, box, seats, options, writes)
  }

  /** What a draft comes to at a table, by what the seat may know of it. */
  look(state: string, seats: number, options: Options, seat: number, draft: string) {
    const hidden = this.game.position(seats, options, bytesOf(state))
    return hidden && drafted(this.game, hidden, this.game.box(this.game.data.rules), seat, options, draft)
  }

  /** The turn of a bot, as in `strong` or `strong:gambler`; with a seed and a number of simulations it is the same every time. */
  async think(match: number, seat: number, bot: string, fixed?: { seed: string; simulations: number }) {
    const budget = fixed ? { simulations: fixed.simulations, microseconds: -1 } : {}
    const [name, character] = bot.split(':')
    const { bots, characters } = this.game.data.thinking
    const level = { ...bots[name!]!, ...characters[character ?? ''], ...budget }
    const random = fixed ? seeded(fixed.seed) : crypto.getRandomValues(new Uint8Array(32))
    return (await this.#think(match, seat, level, random, 1))?.[0]!.turn ?? null
  }

  /** Good turns, the best first. */
  async hints(match: number, seat: number) {
    const { adviser, hints } = this.game.data.thinking
    return this.#think(match, seat, adviser, crypto.getRandomValues(new Uint8Array(32)), hints)
  }

  async #think(number: number, seat: number, level: Level, random: Uint8Array, most: number) {
    await (this.#learned ??= this.#learn())
    const match = this.#match(number)
    const { turns } = match
    const wanted = () => this.#matches[number] === match && match.turns === turns
    return think(match, seat, level, random, most, wanted)
  }

  /** What only bots need is loaded when the first of them thinks. */
  #learn(): Promise<void> {
    const loaded = weights[`../games/${this.game.name}/weights.json`]!().then((found) => this.game.learn(found))
    loaded.catch(() => (this.#learned = undefined))
    return loaded
  }

  #match(number: number): Match {
    const match = this.#matches[number]
    if (!match) throw new Error(`no match ${number}`)
    return match
  }
}

export type Face = Omit<Desk, 'game'>
export interface Asked {
  id: number
  call: keyof Face
  args: unknown[]
}
export interface Told {
  id: number
  result?: unknown
  /** Why it was not done. */
  problem?: Problem
  error?: string
}

let desk: Promise<Desk>

async function begin(name: string, module: string): Promise<Desk> {
  const [code, facts] = await Promise.all([
    fetch(module).then(async (response) => WebAssembly.compile(await response.arrayBuffer())),
    data[`../games/${name}/engine.json`]!(),
  ])
  return new Desk(new Game(name, new Kernels(code), facts))
}

/** The first message says which game it is; every other one asks something of it. */
onmessage = async ({ data: asked }: MessageEvent<Asked | { game: string; module: string }>) => {
  if ('game' in asked) {
    desk = begin(asked.game, asked.module)
    // The page hears of it, and begins anew when it needs the engine again.
    desk.catch(reportError)
    return
  }
  const told: Told = { id: asked.id }
  try {
    const found = (await desk)[asked.call] as (...args: unknown[]) => unknown
    told.result = await found.apply(await desk, asked.args)
  } catch (error) {
    if (error instanceof BadFile) told.problem = error.problem
    else told.error = String(error)
  }
  postMessage(told)
}
