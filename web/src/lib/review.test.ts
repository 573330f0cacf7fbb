import { afterEach, expect, test, vi } from 'vitest'
import { api, Refused, UNREACHABLE } from './api/http'
import type { Review, Reviewing, View } from './api/types'
import { MatchReview } from './review.svelte'

const turn = (number: number, lost: number) => ({ number, lost })
const review = { turns: [turn(1, 0), turn(2, 3)], accounts: [], costliest: [2] } as unknown as Review
const state = (done: number): Reviewing => ({ id: 'r', done, turns: 2, review: done === 2 ? review : null, deals: 1 })

afterEach(() => vi.restoreAllMocks())

test('a review is waited for turn by turn', async () => {
  const looked = vi.spyOn(api, 'review').mockResolvedValueOnce(state(1)).mockResolvedValueOnce(state(2))
  const match = new MatchReview(async () => state(0), 0)
  const asked = match.ask()
  expect(match.progress).toEqual({ done: 0, turns: 0, deals: 0 })
  await asked
  expect(looked).toHaveBeenCalledTimes(2)
  expect(match.found).toEqual(review)
  expect(match.progress).toBeNull()
})

test('asking while it is thought about asks nobody again', async () => {
  const request = vi.fn(async () => state(2))
  const match = new MatchReview(request, 0)
  await Promise.all([match.ask(), match.ask()])
  await match.ask()
  expect(request).toHaveBeenCalledTimes(1)
})

test('without a server it is said where reviews are made, and one can ask again', async () => {
  const request = vi.fn().mockRejectedValueOnce(new Refused(UNREACHABLE)).mockResolvedValueOnce(state(2))
  const match = new MatchReview(request, 0)
  await match.ask()
  expect(match.problem?.text.id).toBe('page-review-offline')
  await match.ask()
  expect(match.problem).toBeNull()
  expect(match.turn(2)?.lost).toBe(3)
})

test('what was better is shown for turns that lost something, and asked for once', async () => {
  const asked = vi.spyOn(api, 'better').mockResolvedValue({ wave: 7 } as View)
  const match = new MatchReview(async () => state(2), 0)
  await match.ask()
  expect(match.better(1)).toBeNull()
  await match.better(2)
  expect(await match.better(2)).toEqual({ wave: 7 })
  expect(asked).toHaveBeenCalledExactlyOnceWith('r', 2)
})
