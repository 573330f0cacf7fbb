import { expect, test } from 'vitest'
import type { Course } from './api/types'
import { bestMoment, roundAt, roundNumbers, rounds } from './course'

const turn = (wave: number, seat: number) => ({ wave, seat, turn: '.' })
const COURSE: Course = {
  game: 'any',
  seats: 2,
  positions: [
    { turn: null, scores: [0, 0] },
    { turn: turn(0, 0), scores: [1, 0] },
    { turn: turn(0, 1), scores: [1, 2] },
    { turn: turn(1, 0), scores: [4, 2] },
    { turn: turn(1, 1), scores: [4, 6] },
    { turn: turn(2, 0), scores: [9, 6] },
    { turn: turn(2, 1), scores: [9, 12] },
  ],
}

test('a round ends with its last turn', () => {
  expect(rounds(COURSE)).toEqual([
    { number: 0, position: 0, scores: [0, 0] },
    { number: 1, position: 2, scores: [1, 2] },
    { number: 2, position: 4, scores: [4, 6] },
    { number: 3, position: 6, scores: [9, 12] },
  ])
})

test('a game may count otherwise: set-up is no round, and one round may have several turns of a seat', () => {
  const found = rounds(COURSE, ({ wave }) => Math.ceil(wave / 2))
  expect(found.map(({ number, position }) => [number, position])).toEqual([
    [0, 2],
    [1, 6],
  ])
})

test('where seats play one after the other, a round begins when one of them plays again', () => {
  const log = [turn(0, 0), turn(1, 1), turn(2, 0), turn(3, 1), turn(4, 1), turn(5, 0)]
  expect(roundNumbers(log, 2)).toEqual([1, 1, 2, 2, 3, 3])
})

test('a position belongs to the round that it is part of', () => {
  const course = rounds(COURSE)
  expect([0, 1, 2, 3, 4].map((position) => roundAt(course, position))).toEqual([0, 1, 1, 2, 2])
})

test('the best moment is looked for before the end, where everything is paid out', () => {
  expect(bestMoment(COURSE)).toEqual({ seat: 1, points: 4, position: 4 })
})
