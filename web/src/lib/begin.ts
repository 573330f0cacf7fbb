/** How a match on this device begins: who sits where, then the deal, then its address. */
import { engineOf } from '../engine/engine'
import type { Options } from '../engine/game'
import { listGames } from '../games/games'
import type { Problem } from './api/types'
import { botName, drawCharacters, splitName } from './bots'
import { matches, type Kept, type Sitter } from './kept.svelte'
import { person } from './person.svelte'
import { router } from './router.svelte'
import { say } from './texts.svelte'
import { problemOf } from './trouble'

export type Wanted = Pick<Kept, 'game' | 'options' | 'cooperative' | 'seats' | 'day' | 'hints' | 'lesson' | 'set'> & {
  /** The deal; without it one is drawn, or it is the day's. */
  seed?: string
}

/** Somebody at this device, by a name or by the seat's number. */
export const sitter = (name: string, seat: number): Sitter => ({
  name: name.trim() || say('seat', { seat: seat + 1 }),
  bot: null,
})

/** One person and so many bots. */
export function against(bots: number, level = 'normal'): Sitter[] {
  return [sitter(person.name, 0), ...Array.from({ length: bots }, () => ({ name: '', bot: level }))]
}

/** Deal, keep, and go there, in place of this address if asked; returns why not, if it cannot be. */
export async function begin(wanted: Wanted, replace = false): Promise<Problem | null> {
  const { game, options, cooperative, seats, day, hints, lesson, set } = wanted
  try {
    const engine = engineOf(game)
    if (!engine) return { code: 'not-found', text: { id: 'page-needs-server', args: {} } }
    const bots = new Set(seats.slice(1).map(({ bot }) => bot ?? ''))
    const sitting = day || lesson ? seats : await characters(game, seats)
    const seed = wanted.seed ?? (day ? `${game} ${day}` : random(32))
    const alone = bots.size === 1 ? { against: [...bots][0]! } : {}
    const match = await engine.start({ seats: seats.length, options: options as Options, seed, ...alone }, set)
    const [file, view] = await Promise.all([engine.file(match), engine.view(match, null)])
    void engine.close(match)
    const agreed = { ...(hints !== undefined && { hints }), ...(set && { set }) }
    const shared = {
      game,
      options: view.options,
      cooperative,
      seats: sitting,
      day,
      ...agreed,
      ...(lesson && { lesson }),
      begun: Date.now(),
      ended: 0,
      places: [],
    }
    const id = random(6)
    await matches.put({ ...shared, id, version: 1, file })
    router.go(`/match/${id}`, replace)
    return null
  } catch (error) {
    return problemOf(error)
  }
}

/** The bots as characters: those who have none get one. By the day's deal everybody meets the same opponents. */
async function characters(game: string, seats: Sitter[]): Promise<Sitter[]> {
  const { games } = await listGames()
  const known = games.find(({ name }) => name === game)?.characters ?? []
  const bots = seats.flatMap(({ bot, character }) => (bot ? [botName(bot, character)] : []))
  const drawn = drawCharacters(bots, known)
  return seats.map((seat) => (seat.bot ? { ...seat, character: splitName(drawn.shift()!).character } : seat))
}

function random(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
