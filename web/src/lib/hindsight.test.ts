import { expect, test } from 'vitest'
import type { Best, Review } from './api/types'
import { possibleOf } from './hindsight'

const best = (score: number, bound = 66): Best => ({ score, bound, proven: score === bound, turns: [] })
const review = (...known: (Best | null)[]) => ({ accounts: known.map((hindsight) => ({ hindsight })) }) as Review

test('what all could have made is told once', () => {
  expect(possibleOf(review(best(47), best(47)))).toEqual([{ best: best(47), accounts: [0, 1] }])
})

test('accounts that could have made different things are told apart', () => {
  const found = possibleOf(review(best(47), best(50), best(47, 60)))
  expect(found.map(({ accounts }) => accounts)).toEqual([[0], [1], [2]])
})

test('where it is not known nothing is told', () => {
  expect(possibleOf(review(null, null))).toEqual([])
})
