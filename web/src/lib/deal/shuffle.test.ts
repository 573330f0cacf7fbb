/** The dealer's shuffle: the same seed gives the same order, every order comes up, nothing is lost. */
import { expect, test } from 'vitest'
import { newSeed, shuffled } from './shuffle'

const CARDS = Array.from({ length: 24 }, (_, index) => index)

test('the same seed gives the same order, another seed or stack another one', () => {
  expect(shuffled(CARDS, 'seven', 'tiles')).toEqual(shuffled(CARDS, 'seven', 'tiles'))
  expect(shuffled(CARDS, 'seven', 'tiles')).not.toEqual(shuffled(CARDS, 'eight', 'tiles'))
  expect(shuffled(CARDS, 'seven', 'tiles')).not.toEqual(shuffled(CARDS, 'seven', 'cards'))
})

test('every card is there once', () => {
  expect([...shuffled(CARDS, newSeed(), 'tiles')].sort((one, other) => one - other)).toEqual(CARDS)
})

test('all six orders of three cards are equally likely', () => {
  const counts = new Map<string, number>()
  const times = 6000
  for (let seed = 0; seed < times; seed++) {
    const order = shuffled(['a', 'b', 'c'], String(seed), 's').join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(6)
  const expected = times / 6
  const chi = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // Five degrees of freedom: above this once in a hundred thousand; the seeds are fixed, so it never varies.
  expect(chi).toBeLessThan(30)
})

test('seeds can be told across a table', () => {
  expect(newSeed()).toMatch(/^[a-hjkmnp-z2-9]{12}$/)
  expect(newSeed()).not.toBe(newSeed())
})
