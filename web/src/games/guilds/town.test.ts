import { expect, test } from 'vitest'
import { area, areaOf, corners, frameOf, links, signPosts, spaceAt } from './town'
import type { Space } from './types'

const MAP = ['#####', '#A.B#', '#"A.#', '#####']
const space = (name: string, row: number, column: number, neighbours: string[]): Space => ({
  name,
  row,
  column,
  neighbours,
  tile: null,
  seat: null,
  figures: 0,
})
const A1 = space('a1', 1, 1, ['b1'])
const A2 = space('a2', 2, 2, [])
const B1 = space('b1', 1, 3, ['a1'])
const SPACES = [A1, A2, B1]

test('the frame leaves the wall out, up to a margin', () => {
  expect(frameOf(MAP)).toEqual({ x: 34, y: 34, width: 232, height: 172 })
})

test('a cell is filled as a square', () => {
  expect(area([{ row: 0, column: 1 }])).toBe('M60,0h60v60h-60z')
})

test('a rectangle has four corners, an L has six', () => {
  expect(
    corners([
      { row: 0, column: 0 },
      { row: 0, column: 1 },
    ]),
  ).toHaveLength(4)
  expect(
    corners([
      { row: 0, column: 0 },
      { row: 1, column: 0 },
      { row: 1, column: 1 },
    ]),
  ).toHaveLength(6)
})

test('a sign stands in a yard beside its block, else on a street, and never two in one cell', () => {
  const posts = signPosts(MAP, ['A', 'B'])
  expect(posts.get('A')).toEqual({ row: 2, column: 1 })
  expect(['1 2', '2 3']).toContain(`${posts.get('B')!.row} ${posts.get('B')!.column}`)
})

test('adjacent spaces of a set are linked once', () => {
  const known = new Map(SPACES.map((one) => [one.name, one]))
  expect(links(['a1', 'b1', 'a2'], known)).toEqual([{ from: A1, to: B1 }])
})

test('a point is in a space or in none', () => {
  expect(spaceAt(SPACES, 90, 70)?.name).toBe('a1')
  expect(spaceAt(SPACES, 130, 70)).toBeNull()
})

test('a space lies somewhere in the drawing', () => {
  expect(areaOf({ row: 1, column: 0 }, { x: 0, y: 0, width: 600, height: 600 })).toEqual({ x: 5, top: 10, bottom: 20 })
})
