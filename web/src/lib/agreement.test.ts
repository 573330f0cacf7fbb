import { expect, test } from 'vitest'
import { agreementOf } from './agreement'
import type { TableFacts } from './api/types'

const seat = (kind: string, advice = false) => ({ kind, advice })
const table = (seats: object[], more = {}) => ({ seats, status: 'running', challenge: '', ...more }) as TableFacts

test('people have a say, bots and empty seats have none', () => {
  const found = agreementOf(table([seat('person', true), seat('bot'), seat('person'), seat('empty')]), 2)
  expect(found).toEqual({ people: [0, 2], asking: [0], missing: [2], mine: false, open: true })
})

test('who watches, plays the challenge or has finished has nothing to agree on', () => {
  const seats = [seat('person', true), seat('person')]
  expect(agreementOf(table(seats), null).open).toBe(false)
  expect(agreementOf(table(seats, { challenge: '2026-11-16' }), 0).open).toBe(false)
  expect(agreementOf(table(seats, { status: 'over' }), 0).open).toBe(false)
})
