import { expect, test } from 'vitest'
import type { Category } from './categories'
import { countedUpTo } from './counting.svelte'

const kind = (...points: number[]) => ({ points }) as Category
const KINDS = [kind(10, 4), kind(5, 9), kind(-3, 0)]

test('kinds are counted one after the other, the last in part', () => {
  expect(countedUpTo(KINDS, 0, 0)).toBe(0)
  expect(countedUpTo(KINDS, 0, 0.5)).toBe(5)
  expect(countedUpTo(KINDS, 1, 1.5)).toBe(9)
  expect(countedUpTo(KINDS, 0, 2)).toBe(15)
})

test('at the end all is counted, what is taken away too', () => {
  expect([0, 1].map((seat) => countedUpTo(KINDS, seat, Infinity))).toEqual([12, 13])
})
