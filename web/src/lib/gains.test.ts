import { expect, test } from 'vitest'
import type { Item } from './api/types'
import { gains } from './gains'

const line = (piece: string, points: number, fields: string[] = []): Item => ({
  points,
  reason: { id: 'x', args: {} },
  piece,
  fields,
  neighbours: [],
})

test('a line is compared with the line of the same piece', () => {
  expect(gains([line('a1', 3), line('b2', 5)], [line('b2', 6), line('a1', 3)])).toEqual([1, 0])
})

test('a new piece gains all of its points', () => {
  expect(gains([line('a1', 3)], [line('a1', 3), line('c3', 4)])).toEqual([0, 4])
})

test('a piece that moved within its zone is compared with what it was', () => {
  const before = [line('a1', 16, ['a1', 'a2']), line('d4', 2, ['d4'])]
  expect(gains(before, [line('a3', 20, ['a1', 'a2', 'a3']), line('d4', 2, ['d4'])])).toEqual([4, 0])
})

test('a piece that moved away is compared with what it was, too', () => {
  expect(gains([line('a1', 3, ['a1'])], [line('h8', 1, ['h8'])])).toEqual([-2])
})

test('lines of one piece are compared in their order', () => {
  expect(gains([line('a', 1), line('a', 2)], [line('a', 4), line('a', 2)])).toEqual([3, 0])
})
