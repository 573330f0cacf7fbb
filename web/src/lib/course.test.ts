import { expect, test } from 'vitest'
import type { Course } from './api/types'
import { roundAt, rounds } from './course'

const turn = (wave: number, seat: number) => ({ wave, seat, turn: '.' })
const COURSE: Course = {
  game: 'any',
  seats: 2,
  positions: [
    { turn: null, scores: [0, 0] },
    { turn: turn(0, 0), scores: [1, 0] },
    { turn: turn(0, 1), scores: [1, 2] },
    { turn: turn(1, 0), scores: [4, 2] },
    { turn: turn(1, 1), scores: [4, 5] },
  ],
}

test('a round ends with its last turn', () => {
  expect(rounds(COURSE)).toEqual([
    { position: 0, scores: [0, 0] },
    { position: 2, scores: [1, 2] },
    { position: 4, scores: [4, 5] },
  ])
})

test('a position belongs to the round that it is part of', () => {
  const course = rounds(COURSE)
  expect([0, 1, 2, 3, 4].map((position) => roundAt(course, position))).toEqual([0, 1, 1, 2, 2])
})
