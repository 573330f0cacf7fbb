import { expect, test, vi } from 'vitest'
import type { GamePage } from '../games/games'
import { Adviser, changes } from './advice.svelte'
import type { Advice, Item, Problem, View } from './api/types'
import { Desk } from './desk.svelte'
import type { Side } from './side'

const item = (kind: string, points: number): Item => ({
  ...{ points, piece: '', fields: [], neighbours: [] },
  reason: { id: `cities-item-${kind}`, args: {} },
})
const view = (...seats: Item[][]) =>
  ({
    ...{ game: 'plain', seats: seats.length, wave: 1, log: [], actors: [0] },
    standings: seats.map((items, seat) => ({
      ...{ seat, rank: 1, tie_break: [], items },
      score: items.reduce((sum, { points }) => sum + points, 0),
    })),
  }) as unknown as View

const TURNS: Advice[] = [
  { turn: 'a', expected: 40.26, low: 36, high: 45, winning: null },
  { turn: 'b', expected: 39, low: 35, high: 44, winning: null },
]
const game = {
  describe: ({ turn }) => `plays ${turn}`,
  fieldsOf: ({ turn }) => [`${turn}1`],
} as Partial<GamePage> as GamePage

function sit(hint: () => Promise<Advice[] | Problem> = () => Promise.resolve(TURNS)) {
  const link = {
    ...{ seat: 0, acting: true, decision: 1, table: { hints: true, aids: true, cooperative: false } },
    view: view([item('park', 2)], []),
    hint: vi.fn(hint),
    ask: (turn: string) =>
      Promise.resolve({ view: view(turn === 'a' ? [item('park', 2), item('cafe', 4)] : [item('park', 1)], []) }),
  }
  const desk = new Desk(link as unknown as Side)
  const take = vi.fn()
  desk.draft = { take, problem: null } as unknown as typeof desk.draft
  return { link, desk, take, adviser: new Adviser(desk, game) }
}

test('the first press nudges and puts nothing on the board; the second names the turns, and one of them is taken', async () => {
  const { adviser, take, link } = sit()
  await adviser.press()
  expect(adviser.stage).toBe('nudge')
  expect(adviser.nudge!.id).toBe('page-nudge-gain')
  expect(adviser.nudge!.args).toMatchObject({ points: 4, lit: 'yes' })
  expect(adviser.light).toEqual(['a1'])
  expect(take).not.toHaveBeenCalled()
  await adviser.press()
  expect(adviser.stage).toBe('turns')
  expect(adviser.light).toBeUndefined()
  adviser.pointed = 1
  expect(adviser.light).toEqual(['b1'])
  expect(adviser.turns.map((turn) => adviser.describe(turn))).toEqual(['plays a', 'plays b'])
  adviser.choose(1)
  expect(take).toHaveBeenCalledWith('b')
  expect(adviser.stage).toBe('off')
  // The same question is not asked again, and who was nudged once is told at once.
  await adviser.press()
  expect(adviser.stage).toBe('turns')
  expect(link.hint).toHaveBeenCalledTimes(1)
})

test('an answer that nobody waits for, or to another question, is dropped', async () => {
  let answer: (found: Advice[]) => void = () => {}
  const { adviser, link } = sit(() => new Promise((resolve) => (answer = resolve)))
  const first = adviser.press()
  expect(adviser.stage).toBe('thinking')
  void adviser.press()
  expect(adviser.stage).toBe('off')
  answer(TURNS)
  await first
  expect(adviser.stage).toBe('off')
  const again = adviser.press()
  link.decision = 2
  await again
  const asked = link.hint.mock.calls.length
  void adviser.press()
  expect(link.hint).toHaveBeenCalledTimes(asked + 1)
})

test('why there is no advice is said beside the board, and it can be asked for again', async () => {
  const problem = { code: 'too-many', text: { id: 'error-too-many', args: {} } }
  const { adviser, desk, link } = sit(() => Promise.resolve(problem))
  await adviser.press()
  expect([adviser.stage, desk.draft!.problem]).toEqual(['off', problem])
  await adviser.press()
  expect(link.hint).toHaveBeenCalledTimes(2)
})

test('what a turn changes is told by kinds of points, and for each of the others', () => {
  const before = view([item('park', 2), item('cafe', 1)], [item('park', 1)])
  const after = view([item('park', 5)], [item('park', 3)])
  const told = changes({}, before, after, 0, false)
  expect(told.gains!.map(({ name, points }) => [name.id, points])).toEqual([
    ['cities-item-park', 3],
    ['cities-item-cafe', -1],
  ])
  expect(told.others).toEqual([{ seat: 1, points: 2 }])
  expect(changes({}, before, after, 0, true).others).toEqual([])
  expect(changes({}, before, null, 0, false)).toEqual({ gains: null, others: [] })
})
