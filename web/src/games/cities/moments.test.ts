import { describe, expect, test } from 'vitest'
import { anyMatch, firstTimes, firstWhere, gameNamed, recordedMatch, seenBy } from '../replayed'
import { moments } from './moments'
import type { Board } from './types'

const game = gameNamed('cities')

type Fields = Map<string, string>

/** A city played by hand from its notation: letters on fields `row,column`, and tourists. */
class ByHand {
  fields: Fields = new Map()
  tourists: string[] = []
  stepped = false
  jumped = false
  placed = 0

  play(turn: string, tiles: string[]): void {
    const [laid = '', tourist = '.'] = turn.split(' ')
    if (laid !== 'x')
      laid
        .replace('*', '')
        .split(',')
        .forEach((text, index) => this.#lay(text, tiles[index]!))
    const [from, to] = tourist.split('-')
    if (tourist.startsWith('+')) this.tourists.push(at(tourist.slice(1)))
    else if (to) {
      this.tourists = this.tourists.map((field) => (field === at(from!) ? at(to) : field))
      const far = Math.max(...[0, 1].map((axis) => Math.abs(split(at(from!))[axis]! - split(at(to))[axis]!)))
      if (far > 1) this.jumped = true
      else this.stepped = true
    }
    this.placed = Math.max(this.placed, this.tourists.length)
  }

  #lay(text: string, letters: string): void {
    const [row, column] = split(at(text.slice(0, -1))) as [number, number]
    // Clockwise round the tile: the letters of the two rows are 0 1 / 2 3.
    const ring = [letters[0]!, letters[1]!, letters[3]!, letters[2]!]
    const turns = '^>v<'.indexOf(text.at(-1)!)
    const [a, b, d, c] = ring.map((_, index) => ring[(index + 4 - turns) % 4]!)
    ;[a, b, c, d].forEach((letter, index) => {
      const field = `${row + (index >> 1)},${column + (index & 1)}`
      this.fields.set(field, letter!)
      this.tourists = this.tourists.filter((other) => other !== field)
    })
  }

  zone(field: string): Set<string> {
    const found = new Set([field])
    for (const each of found)
      for (const next of around(each)) if (this.fields.get(next) === this.fields.get(field)) found.add(next)
    return found
  }

  /** What each tourist counts: one that is second in a zone, nothing. */
  counted(level: number): Set<string>[] {
    const zones: Set<string>[] = []
    return this.tourists.map((field) => {
      const kind = this.fields.get(field)!
      if (kind === 'C') return level < 2 ? new Set<string>() : this.#view(field, level === 2 ? 'W' : 'WP')
      if (zones.some((zone) => zone.has(field))) return new Set<string>()
      const zone = this.zone(field)
      zones.push(zone)
      const beside = kind === 'A' ? 'C' : 'W'
      const extra = level === 3 ? [...zone].flatMap(around).filter((next) => this.fields.get(next) === beside) : []
      return new Set([...zone, ...extra])
    })
  }

  #view(field: string, open: string): Set<string> {
    const seen = new Set<string>()
    for (const [down, right] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const) {
      let [row, column] = split(field) as [number, number]
      while (open.includes(this.fields.get(`${(row += down)},${(column += right)}`) ?? '-'))
        seen.add(`${row},${column}`)
    }
    return seen
  }

  span(axis: number): number {
    const all = [...this.fields.keys()].map((field) => split(field)[axis]!)
    return all.length ? Math.max(...all) - Math.min(...all) + 1 : 0
  }
  get zoned(): string[] {
    return this.tourists.filter((field) => 'AP'.includes(this.fields.get(field)!))
  }
}

const split = (field: string) => field.split(',').map(Number)
/** A field by its name: columns go on with aa, ab … after z. */
function at(name: string): string {
  const [, letters, row] = /^([a-z]+)(\d+)$/.exec(name)!
  return `${row},${[...letters!].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 96, 0)}`
}
function around(field: string): string[] {
  const [row, column] = split(field) as [number, number]
  return [`${row + 1},${column}`, `${row - 1},${column}`, `${row},${column + 1}`, `${row},${column - 1}`]
}

describe.each(['solo-level-1', 'two-level-2', 'four-level-3', 'free', 'just-one-more', 'no-jumping'])('%s', (name) => {
  const match = recordedMatch(game, name)
  const {
    level,
    free,
    just_one_more: extra,
  } = match.options as {
    level: number
    free: boolean
    just_one_more: boolean
  }

  test.each([0, 1])('each moment of seat %i comes when its city says so', (seat) => {
    if (seat >= match.setting.seats) return
    const { turns, views } = seenBy(match, seat)
    const found = firstTimes(moments, views)
    // The city after each number of turns, and the wave that runs then.
    const cities = [new ByHand()]
    for (const [index, { seat: by, turn }] of turns.entries()) {
      const next = Object.assign(new ByHand(), cities.at(-1)!)
      next.fields = new Map(next.fields)
      if (by === seat) {
        const { start, tile, tiles } = views[index]!.board as Board
        next.play(
          turn,
          (tile === null ? start : [tile]).map((number) => tiles[number - 1]!),
        )
      }
      cities.push(next)
    }
    const first = (holds: (city: ByHand, number: number) => boolean) =>
      firstWhere(turns.length, (number) => holds(cities[number]!, number)) // Not at the end, where nothing is told.
    const second = (city: ByHand) =>
      city.zoned.some((field, index) => city.zoned.slice(0, index).some((other) => city.zone(field).has(other)))
    const cafe = (city: ByHand) => city.tourists.some((field) => city.fields.get(field) === 'C')
    const twice = (city: ByHand) => {
      const all = city.counted(level).flatMap((fields) => [...fields])
      return new Set(all).size < all.length
    }
    const beside = (city: ByHand) =>
      city.zoned.some((field) =>
        [...city.zone(field)]
          .flatMap(around)
          .some((next) => city.fields.get(next) === (city.fields.get(field) === 'A' ? 'C' : 'W')),
      )
    const waves = (number: number) => turns[number]?.wave ?? 99
    const expected = {
      zone: first((city) => city.zoned.length > 0),
      again: first(second),
      'cafe-plain': level === 1 ? first(cafe) : undefined,
      view: level > 1 ? first(cafe) : undefined,
      beside: level === 3 ? first(beside) : undefined,
      shared: first(twice),
      step: first(({ stepped }) => stepped),
      jump: first(({ jumped }) => jumped),
      frame: free ? undefined : first((city) => city.span(0) === 8 || city.span(1) === 8),
      wide: free ? first((city) => city.span(0) > 8 || city.span(1) > 8) : undefined,
      supply: first(({ tourists }) => tourists.length === 7),
      extra: extra ? first((_, number) => waves(number) === 14 && views[number]!.actors.includes(seat)) : undefined,
      together: match.setting.seats > 1 ? first((_, number) => waves(number) === 2) : undefined,
    }
    const known = Object.entries(expected).filter(([, number]) => number !== undefined)
    expect(found).toEqual(Object.fromEntries(known))
  })
})

test('all moments come in these matches', () => {
  const recorded = ['solo-level-1', 'four-level-3', 'free', 'just-one-more', 'two-level-2'].map((name) =>
    recordedMatch(game, name),
  )
  const easy = ['easy', 'easier', 'as easy as it gets'].map((seed) =>
    anyMatch(game, { seats: 1, options: { level: 1 }, seed }),
  )
  const seen = [...easy, ...recorded].flatMap((match) =>
    Object.keys(firstTimes(moments, seenBy(match, match.setting.seats - 1).views)),
  )
  expect(moments.map(({ name }) => name).filter((name) => !seen.includes(name))).toEqual([])
})
