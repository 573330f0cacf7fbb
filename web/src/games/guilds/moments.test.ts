import { describe, expect, test } from 'vitest'
import { firstTimes, firstWhere, gameNamed, recordedMatch, seenBy } from '../replayed'
import { moments } from './moments'
import type { Board } from './types'

const game = gameNamed('guilds')
const FIGURES: Record<number, number> = { 3: 18, 4: 13, 5: 10 }

/** The town played by hand from the notation of its turns. */
class ByHand {
  /** By space, the tile on it. */
  laid = new Map<string, string>()
  /** By block, the houses and figures of each seat; who holds white and black. */
  houses: Record<string, Record<number, number>> = {}
  figures: Record<string, Record<number, number>> = {}
  white: Record<string, number> = {}
  black: Record<string, number> = {}
  used: Record<number, number> = {}
  fields: Record<string, Record<number, number>> = { b: {}, c: {}, k: {}, s: {} }
  told = { tavern: false, minstrel: false, markets: new Set<number>(), crowded: false }
  /** Full blocks, in their order, with who was alone in it, and the tiles of guilds. */
  full: { block: string; alone: number | null; most: string[]; paid: boolean }[] = []

  constructor(readonly seats: number) {}

  play(seat: number, wave: number, turn: string): void {
    const steps = turn.split(' ')
    const [tile = '', space = ''] = steps[0]!.split('-')
    if (!space) return
    this.#lay(tile, space)
    if (wave > this.seats) {
      if (tile.endsWith('m')) this.told.markets.add(seat)
      if (tile === 'h') this.told.minstrel = true
      const left = FIGURES[this.seats]! - (this.used[seat] ?? 0)
      const second = steps[1] === 'f'
      if (tile === 'h') this.#stand(seat, space, second ? 1 : 0)
      else if (!tile.endsWith('m')) this.#stand(seat, space, Math.min(left, second ? 2 : 1))
      if (tile.endsWith('m')) this.#invest(seat, tile[0]!, 2)
      else if (tile !== 'h' && !second) this.#invest(seat, tile, 1)
    }
    this.#fill(space)
    for (const step of steps)
      if (step.startsWith('t-')) {
        this.told.tavern = true
        this.#lay('t', step.slice(2))
        this.#fill(step.slice(2))
      }
  }

  #lay(tile: string, space: string): void {
    this.laid.set(space, tile)
  }

  #invest(seat: number, guild: string, by: number): void {
    const track = this.fields[guild]!
    const to = (track[seat] ?? 0) + by
    const there = Object.values(track).filter((field) => field === to).length
    if (there >= 3) return
    track[seat] = to
    if (there === 2) this.told.crowded = true
  }

  #stand(seat: number, space: string, number: number): void {
    if (!number) return
    const block = space[0]!
    const houses = (this.houses[block] ??= {})
    const figures = (this.figures[block] ??= {})
    houses[seat] = (houses[seat] ?? 0) + 1
    figures[seat] = (figures[seat] ?? 0) + number
    this.used[seat] = (this.used[seat] ?? 0) + number
    const ahead = (of: number) =>
      houses[seat]! > houses[of]! || (houses[seat] === houses[of] && figures[seat]! > figures[of]!)
    const { [block]: white } = this.white
    const { [block]: black } = this.black
    if (white === undefined) this.white[block] = seat
    else if (white === seat) return
    else if (ahead(white)) [this.white[block], this.black[block]] = [seat, white]
    else if (black === undefined || (black !== seat && ahead(black))) this.black[block] = seat
  }

  #fill(space: string): void {
    const block = space[0]!
    const here = [...this.laid].filter(([name]) => name[0] === block).map(([, tile]) => tile)
    if (here.length < 8) return
    const number = (guild: string) => here.filter((tile) => tile !== 'h' && tile !== 't' && tile[0] === guild).length
    const counts = ['b', 'c', 'k', 's'].map((guild) => ({ guild, tiles: number(guild) }))
    const top = Math.max(...counts.map(({ tiles }) => tiles))
    const most = counts.filter(({ tiles }) => tiles === top).map(({ guild }) => guild)
    const within = Object.keys(this.houses[block] ?? {}).map(Number)
    const paid = most.length === 1 && Object.values(this.fields[most[0]!]!).some((field) => field > 0)
    this.full.push({ block, alone: within.length === 1 ? within[0]! : null, most, paid })
  }

  /** Whether the longest chain of some guild has three tiles or more, over two blocks or more. */
  chained({ spaces }: Board): boolean {
    const neighbours = new Map(spaces.map((space) => [space.name, space.neighbours]))
    return ['b', 'c', 'k', 's'].some((guild) => {
      const own = [...this.laid].filter(([, tile]) => tile[0] === guild).map(([space]) => space)
      const chains = own.map((space) => {
        const chain = new Set([space])
        for (const each of chain) for (const next of neighbours.get(each)!) if (own.includes(next)) chain.add(next)
        return { size: chain.size, blocks: new Set([...chain].map((name) => name[0])).size }
      })
      const longest = Math.max(0, ...chains.map(({ size }) => size))
      return longest >= 3 && chains.some(({ size, blocks }) => size === longest && blocks > 1)
    })
  }
}

describe.each(['harp-3', 'harp-4', 'harp-5', 'market-3', 'market-4', 'market-5'])('%s', (name) => {
  const match = recordedMatch(game, name)
  const { seats } = match.setting

  test.each([0, 1, 2])('each moment of seat %i comes when the turns say so', (seat) => {
    const { turns, views } = seenBy(match, seat)
    const found = firstTimes(moments, views)
    const first = (holds: (town: ByHand, number: number) => boolean) => {
      const town = new ByHand(seats)
      return firstWhere(turns.length, (number) => {
        const entry = turns[number - 1]
        if (entry) town.play(entry.seat, entry.wave, entry.turn)
        return holds(town, number)
      })
    }
    const left = (town: ByHand, of: number) => FIGURES[seats]! - (town.used[of] ?? 0)
    const expected: Record<string, number | undefined> = {
      returned: first((_, number) => turns.slice(0, number).some((entry) => entry.seat === seat)),
      white: first(({ white }) => Object.values(white).includes(seat)),
      black: first(({ black }) => Object.values(black).includes(seat)),
      invested: first(({ fields }) => Object.values(fields).some((track) => (track[seat] ?? 0) > 0)),
      market: first(({ told }) => told.markets.has(seat)),
      crowded: first(({ told }) => told.crowded),
      minstrel: first(({ told }) => told.minstrel),
      block: first(({ full }) => full.length > 0),
      tie: first(({ full }) => full.some(({ most }) => most.length > 1)),
      alone: first(({ full }) => full.some(({ alone }) => alone === seat)),
      tavern: first(({ told }) => told.tavern),
      chain: first((town, number) => town.chained(views[number]!.board as Board)),
      'no-figures': first((town) => left(town, seat) === 0),
    }
    // A tie may be decided by chains: then a guild has paid before one that leads alone.
    const paid = first(({ full }) => full.some((block) => block.paid))
    if (expected.tie === undefined || paid! <= expected.tie) expected.control = paid
    else expect([(expected.control = found.control)].every((number) => number! >= expected.tie!)).toBe(true)
    const items = views.at(-1)!.standings[seat]!.items.map(({ reason }) => reason.id)
    expected.chains = items.some((id) => id.startsWith('guilds-item-chain')) ? turns.length : undefined
    const town = new ByHand(seats)
    for (const { seat: by, wave, turn } of turns) town.play(by, wave, turn)
    expected.unused = left(town, seat) > 0 ? turns.length : undefined
    const known = Object.entries(expected).filter(([, number]) => number !== undefined)
    expect(found).toEqual(Object.fromEntries(known))
  })
})
