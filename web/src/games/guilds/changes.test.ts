import { expect, test } from 'vitest'
import type { View } from '../../lib/api/types'
import { changesBy } from './changes'
import type { Block, Board, Guild } from './types'

type Fields = Record<number, number>

/** A track on which markers stand, the first first; the others are at its start. */
function guild(name: string, fields: Fields, order: number[], worth = 0): Guild {
  const track = [0, 1, 2].sort((one, other) => order.indexOf(one) - order.indexOf(other))
  return { name, track: track.map((seat) => ({ seat, field: fields[seat] ?? 0 })), chain: [], blocks: 1, worth }
}

/** A block with what each would get for it. */
function block(name: string, points: number[], more: Partial<Block> = {}): Block {
  const shares = points.map((sum) => ({ houses: 1, figures: 1, points: sum, guild_points: 0 }))
  return { name, white: null, black: null, third: null, value: 8, guild: null, completed: null, shares, ...more }
}

function town(
  guilds: Guild[],
  blocks: Block[],
  more: { figures?: number; phase?: string; scores?: number[] } = {},
): View {
  const player = { figures: more.figures ?? 9, hand: 3, taken: [], secret: null, returned: null }
  return {
    seat: 0,
    over: !!more.scores,
    phase: { id: more.phase ?? 'guilds-phase-lay', args: {} },
    standings: (more.scores ?? [0, 0, 0]).map((score) => ({ score })),
    board: { guilds, blocks, players: [player, player, player] } as unknown as Board,
  } as unknown as View
}

const BAKERS = guild('b', { 0: 2, 1: 2 }, [1, 0, 2])
const BLOCK = block('A', [2, 4, 0], { white: 1, black: 0 })

test('an investment names the field, the place, and whom it passes', () => {
  const then = town([guild('b', { 0: 3, 1: 2 }, [0, 1, 2])], [BLOCK])
  expect(changesBy(['b-a1', 'i'], town([BAKERS], [BLOCK]), then)).toEqual([
    {
      kind: 'track',
      guild: 'b',
      mover: { seat: 0, from: 2, to: 3 },
      place: 1,
      places: [
        { seat: 0, from: 2, to: 1 },
        { seat: 1, from: 1, to: 2 },
      ],
    },
  ])
})

test('an investment that overtakes nobody leaves all places as they were', () => {
  const before = town([guild('b', { 0: 1, 1: 5 }, [1, 0, 2])], [BLOCK])
  const [change] = changesBy(['bm-a1'], before, town([guild('b', { 0: 3, 1: 5 }, [1, 0, 2])], [BLOCK]))
  expect(change).toMatchObject({ mover: { seat: 0, from: 1, to: 3 }, place: 2, places: [] })
})

test.each([
  [['b-a1', 'i'], 9],
  [['bm-a1'], 9],
  [['b-a1'], 1],
])('%s into a full field is lost, and that is said', (steps, figures) => {
  const before = town([BAKERS], [BLOCK], { figures })
  expect(changesBy(steps, before, before)).toEqual([{ kind: 'lost', guild: 'b' }])
})

test.each([
  [['b-a1', 'f'], 'guilds-phase-lay'],
  [['b-a1'], 'guilds-phase-lay'],
  [['h-a1', 'f'], 'guilds-phase-lay'],
  [['bm-a1'], 'guilds-phase-found'],
])('%s in %s invests nothing, so that nothing is lost', (steps, phase) => {
  const before = town([BAKERS], [BLOCK], { phase })
  expect(changesBy(steps, before, before)).toEqual([])
})

test('a figure tells what each would now get for the block, and who takes its markers', () => {
  const then = town([BAKERS], [block('A', [6, 3, 0], { white: 0, black: 1 })])
  expect(changesBy(['b-a1', 'f'], town([BAKERS], [BLOCK]), then)).toEqual([
    {
      kind: 'block',
      block: 'A',
      shifts: [
        { seat: 0, from: 2, to: 6 },
        { seat: 1, from: 4, to: 3 },
      ],
      white: 0,
      black: 1,
    },
  ])
})

test('a block that becomes full tells what it pays', () => {
  const then = town([BAKERS], [block('A', [6, 3, 0], { completed: 1 })])
  expect(changesBy(['b-a1', 'f'], town([BAKERS], [BLOCK]), then)).toEqual([
    {
      kind: 'paid',
      block: 'A',
      shifts: [
        { seat: 0, from: 0, to: 6 },
        { seat: 1, from: 0, to: 3 },
      ],
    },
  ])
})

test('blocks where nothing was laid are told together', () => {
  const before = town([BAKERS], [BLOCK, block('B', [1, 4, 0]), block('C', [2, 4, 0])])
  const then = town([BAKERS], [BLOCK, block('B', [4, 2, 0]), block('C', [2, 6, 0])])
  expect(changesBy(['b-a1', 'i'], before, then)).toContainEqual({
    kind: 'elsewhere',
    blocks: ['B', 'C'],
    shifts: [{ seat: 0, from: 0, to: 3 }],
  })
})

test('a chain that grows is told with what it was worth', () => {
  const then = town([guild('b', { 0: 2, 1: 2 }, [1, 0, 2], 9)], [BLOCK])
  expect(changesBy(['b-a1', 'f'], town([BAKERS], [BLOCK]), then)).toEqual([
    { kind: 'chain', guild: 'b', from: 0, to: 9 },
  ])
})

test('the last tile tells the points at the end', () => {
  const [end] = changesBy(['b-a1', 'f'], town([BAKERS], [BLOCK]), town([BAKERS], [BLOCK], { scores: [20, 0, -1] }))
  expect(end).toEqual({
    kind: 'end',
    shifts: [
      { seat: 0, from: 0, to: 20 },
      { seat: 2, from: 0, to: -1 },
    ],
  })
})
