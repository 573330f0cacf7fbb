import { expect, test } from 'vitest'
import type { View } from './api/types'
import { fieldsOn } from './pointed'

const TURN = { wave: 1, seat: 1, turn: 'a1 b2' }
const VIEW = {} as View
const fieldsOf = ({ turn }: { turn: string }) => turn.split(' ')

test('a turn lights the board of its seat, and the one that all share', () => {
  expect([0, 1].map((seat) => fieldsOn(seat, { fieldsOf }, TURN, VIEW))).toEqual([[], ['a1', 'b2']])
  expect(fieldsOn(0, { fieldsOf, shared: true }, TURN, VIEW)).toEqual(['a1', 'b2'])
})

test('nothing lights where nothing is pointed at, or nothing is known of it', () => {
  expect(fieldsOn(1, { fieldsOf }, null, VIEW)).toEqual([])
  expect(fieldsOn(1, {}, TURN, VIEW)).toEqual([])
})
