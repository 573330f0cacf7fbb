import { expect, test } from 'vitest'
import type { Course, Standing } from './api/types'
import type { Category } from './categories'
import { rounds } from './course'
import { decided } from './decided'

const COURSE: Course = {
  game: 'cities',
  seats: 2,
  positions: [
    [0, 0],
    [4, 1],
    [5, 8],
    [9, 9],
    [20, 14],
  ].map((scores, round) => ({ turn: round ? { wave: round, seat: round % 2, turn: '.' } : null, scores })),
}
const roundOf = ({ wave }: { wave: number }) => wave

const kind = (name: string, ...points: number[]): Category => ({
  name: { id: name, args: {} },
  items: points.map(() => []),
  points,
  best: [],
})

function told(standings: [number, number, number[]][], kinds: Category[], more: object = {}): unknown[] {
  return decided({
    game: 'cities',
    cooperative: false,
    standings: standings.map(
      ([rank, score, tie_break], seat) => ({ rank, score, tie_break, seat, items: [] }) as Standing,
    ),
    kinds,
    names: ['Ann', 'Bob'],
    course: COURSE,
    rounds: rounds(COURSE, roundOf),
    tell: ({ id }) => id,
    has: () => false,
    ...more,
  }).map(({ message, at }) => [message.id, message.args, at])
}

test('the kind of points that made the largest difference decided it, and the round since which the first led', () => {
  const found = told(
    [
      [1, 20, []],
      [2, 14, []],
    ],
    [kind('parks', 12, 13), kind('cafés', 8, 1)],
  )
  expect(found).toEqual([
    ['decided-kind', { kind: 'cafés', name: 'Ann', other: 'Bob', more: 8, less: 1 }, undefined],
    ['decided-last', {}, 4],
    ['decided-most', { name: 'Bob', points: 7, round: 2 }, 2],
  ])
})

test('a tie of points is told by the first value in which the two differ', () => {
  const found = told(
    [
      [2, 20, [8, 5, 2]],
      [1, 20, [8, 6, 0]],
    ],
    [],
  )
  expect(found[0]).toEqual(['decided-tie', { name: 'Bob', other: 'Ann', place: 2, more: 6, less: 5 }, undefined])
})

test('a shared win is told as such', () => {
  const found = told(
    [
      [1, 20, []],
      [1, 20, []],
    ],
    [],
  )
  expect(found[0]).toEqual(['decided-shared', {}, undefined])
})

test('together it is told what brought the most and what cost the most', () => {
  const found = told(
    [
      [1, 20, []],
      [1, 20, []],
    ],
    [kind('milestones', 26, 26), kind('burdens', -6, -6)],
    { cooperative: true },
  )
  expect(found).toEqual([
    ['decided-brought', { kind: 'milestones', points: 26 }, undefined],
    ['decided-cost', { kind: 'burdens', points: 6 }, undefined],
  ])
})
