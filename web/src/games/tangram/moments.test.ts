import { describe, expect, test } from 'vitest'
import { firstTimes, firstWhere, gameNamed, recordedMatch, seenBy } from '../replayed'
import { halvesNamed, halvesOf, spotOf } from './geometry'
import { moments } from './moments'
import type { Board } from './types'

const game = gameNamed('tangram')

/** Whether a tile lies nowhere on a board, tried on every field in all its ways, quarter by quarter. */
function fitsNowhere({ boards, tiles }: Board, seat: number, tile: number): boolean {
  const free = boards[seat]!.rows.map((row) => row.split(' '))
  // The quarters N, E, S, W of a half-field, by the digit of the corner of its right angle.
  const quarters: Record<string, number[]> = { '9': [0, 1], '3': [1, 2], '1': [2, 3], '7': [3, 0], '#': [0, 1, 2, 3] }
  return !tiles[tile - 1]!.ways.some((rows) =>
    free.some((_, top) =>
      free.some((_, left) =>
        rows.every((letters, down) =>
          [...letters].every(
            (letter, right) =>
              letter === '.' ||
              quarters[letter]!.every((quarter) => free[top + down]?.[left + right]?.[quarter] === '.'),
          ),
        ),
      ),
    ),
  )
}

/** What lies on each field after some turns of a seat, from their notation. */
function kindsAfter(turns: string[], board: Board): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const put = (row: number, column: number, kind: string) =>
    found.set(`${row} ${column}`, (found.get(`${row} ${column}`) ?? new Set()).add(kind))
  for (const step of turns.flatMap((turn) => turn.split(' '))) {
    const [, tile, what] = /^(?:(\d+):|\*)(.+)$/.exec(step) ?? []
    if (!what || what === 'x') continue
    if (!tile) for (const { row, column } of halvesNamed(what)) put(row, column, 'f')
    else {
      const way = '^>v<'.indexOf(what[3]!) + (what[2] === 'g' ? 4 : 0)
      const halves = halvesOf(board.tiles[Number(tile) - 1]!.ways[way]!, spotOf(what))
      for (const { row, column } of halves) put(row, column, what[2]!)
    }
  }
  return found
}

describe.each([1, 2, 3, 4, 5])('a match of %i', (seats) => {
  const match = recordedMatch(game, `${seats}-seats`)

  test.each([0, seats - 1])('each moment of seat %i comes when the turns say so', (seat) => {
    const { turns, views } = seenBy(match, seat)
    const found = firstTimes(moments, views)
    const last = turns.length
    const boardAt = (number: number) => views[number]!.board as Board
    const own = (number: number) => turns.slice(0, number).filter((entry) => entry.seat === seat)
    const wave = (number: number) => turns[number]?.wave ?? 99
    const first = (holds: (number: number) => boolean) => firstWhere(last, holds)
    /** The tiles that a wave brings: those that its turns name. */
    const brought = (wanted: number) =>
      turns
        .filter((entry) => entry.wave === wanted && entry.seat === seat)
        .flatMap(({ turn }) => [...turn.matchAll(/(\d+):/g)].map(([, tile]) => Number(tile)))
    const told = (number: number, pattern: RegExp) => own(number).some(({ turn }) => pattern.test(turn))
    const start = (number: number) => {
      const marked = new Map<string, Set<string>>()
      for (const name of boardAt(number).boards[seat]!.start) {
        const { row, column } = spotOf(name)
        marked.set(`${row} ${column}`, new Set([boardAt(number).boards[seat]!.side![0]!]))
      }
      return marked
    }
    const mixed = (...kinds: string[]) =>
      first((number) => {
        if (!own(number).length) return false
        const lying = kindsAfter(own(number).map(({ turn }) => turn), boardAt(number)) // prettier-ignore
        for (const [field, side] of start(number)) lying.set(field, new Set([...(lying.get(field) ?? []), ...side]))
        return [...lying.values()].some((on) => kinds.some((kind) => [...kind].every((each) => on.has(each))))
      })
    const acts = (number: number) => views[number]!.actors.includes(seat)
    const expected = {
      start: first((number) => own(number).length > 0),
      nowhere: first(
        (number) => acts(number) && brought(wave(number)).some((tile) => fitsNowhere(boardAt(number), seat, tile)),
      ),
      'given-up': first((number) => told(number, /\d:x/)),
      round: first((number) => wave(number) === 5),
      harmony: first((number) => wave(number) === 5),
      pillar: seats > 1 ? first((number) => wave(number) === 5) : undefined,
      fountain: first((number) => told(number, /\*[a-g]/)),
      halves: mixed('bg'),
      well: mixed('bf', 'gf'),
      hand: seats > 1 ? first((number) => wave(number) === 1) : undefined,
      alike: first((number) => brought(wave(number)).some((tile) => boardAt(number).tiles[tile - 1]!.alike)),
      final: first((number) => wave(number) === 21 && acts(number)),
      planning: boardAt(last).boards[seat]!.full === 49 ? last : undefined,
      balance: last,
    }
    const known = Object.entries(expected).filter(([, number]) => number !== undefined)
    expect(found).toEqual(Object.fromEntries(known))
  })
})
