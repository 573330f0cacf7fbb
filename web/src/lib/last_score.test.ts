import { expect, test } from 'vitest'
import type { TableFacts } from './api/types'
import { lastScore } from './last_score'

const table = (id: string, ended: number, score: number, more: object = {}) =>
  ({
    id,
    game: 'cities',
    status: 'over',
    seats: [{}],
    options: { level: 2, free: false },
    ended,
    places: [{ rank: 1, score }],
    ...more,
  }) as unknown as TableFacts

const now = table('now', 50, 30)

test('the last game that ended before this one counts, not the best', () => {
  expect(lastScore(now, [now, table('old', 10, 41), table('last', 20, 28), table('later', 60, 35)])).toBe(28)
})

test('only games played alone to their end, with the same options, are compared', () => {
  const others = [
    table('two', 40, 1, { seats: [{}, {}] }),
    table('level', 40, 2, { options: { level: 3, free: false } }),
    table('running', 40, 3, { status: 'running', places: [] }),
    table('other', 40, 4, { game: 'tangram' }),
  ]
  expect(lastScore(now, others)).toBeNull()
  expect(lastScore(now, [...others, table('same', 30, 25, { options: { free: false, level: 2 } })])).toBe(25)
})
