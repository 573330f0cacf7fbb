import { expect, test } from 'vitest'
import {
  areaOf,
  boxAround,
  cornerAt,
  covers,
  drawingSpots,
  edgeOf,
  halvesNamed,
  halvesOf,
  keptInside,
  nameOf,
  placeAround,
  spotOf,
} from './geometry'

const HOME = { row: 0, column: 0 }

test('a field is named by its column and its row', () => {
  expect(spotOf('c5')).toEqual({ row: 4, column: 2 })
  expect(nameOf({ row: 6, column: 6 })).toBe('g7')
})

test('a digit is the half whose right angle lies there on a number pad', () => {
  expect(halvesOf(['9'], HOME)).toMatchObject([{ row: 0, column: 0, corner: 0 }])
  expect(halvesOf(['.', '7'], HOME)).toMatchObject([{ row: 1, column: 0, corner: 3 }])
  expect(areaOf(halvesOf(['9'], HOME))).toBe('M0,0L60,0L60,60Z')
  expect(areaOf(halvesOf(['1'], HOME))).toBe('M60,60L0,60L0,0Z')
})

test('a whole field has four sides and no diagonal', () => {
  expect(edgeOf(halvesOf(['#'], HOME)).match(/M/g)).toHaveLength(4)
})

test('a half has two sides and a diagonal in two parts', () => {
  const edge = edgeOf(halvesOf(['9'], HOME))
  expect(edge.match(/M/g)).toHaveLength(4)
  expect(edge).toContain('M30,30L60,60')
  expect(edge).toContain('M30,30L0,0')
})

test('what lies between two parts of a tile is no edge', () => {
  expect(edgeOf(halvesOf(['##'], HOME)).match(/M/g)).toHaveLength(6)
})

test('a start piece is a field and a half of another', () => {
  expect(halvesNamed('c2sw')).toEqual([{ row: 1, column: 2, corner: 2 }])
  expect(halvesNamed('b2')).toHaveLength(2)
})

test('a drawing stands in the middle of a field, and towards the right angle of a half', () => {
  expect(drawingSpots(halvesOf(['#'], HOME))).toMatchObject([{ x: 30, y: 30, half: false }])
  expect(drawingSpots(halvesOf(['3'], HOME))).toMatchObject([{ x: 42, y: 42, half: true }])
})

test('a tile keeps its drawings wherever it lies and however it is turned', () => {
  const drawn = (rows: string[], turn: number, at = HOME) =>
    drawingSpots(halvesOf(rows, at, turn)).map((spot) => spot.drawing)
  const [one, other, third] = drawn(['##', '#.'], 0)
  expect(drawn(['##', '#.'], 0, { row: 3, column: 4 })).toEqual([one, other, third])
  expect(drawn(['##', '.#'], 1)).toEqual([third, one, other])
  expect(drawn(['.#', '##'], 2)).toEqual([third, other, one])
  expect(drawn(['#.', '##'], 3)).toEqual([other, one, third])
  expect(drawn(['###'], 1)).toEqual(drawn(['#', '#', '#'], 0).reverse())
})

test('a tile under the pointer stays on the board', () => {
  expect(placeAround(['9#1'], { row: 3.5, column: 3.5 })).toEqual({ row: 3, column: 2 })
  expect(placeAround(['9#1'], { row: 0.1, column: 6.9 })).toEqual({ row: 0, column: 4 })
  expect(placeAround(['##'], { row: 3.5, column: 3.49 })).toEqual({ row: 3, column: 3 })
  expect(keptInside(['#', '#'], { row: 6, column: 6 })).toEqual({ row: 5, column: 6 })
})

test('the quadrant under the pointer names the half', () => {
  expect(cornerAt({ row: 2.2, column: 3.8 })).toBe(0)
  expect(cornerAt({ row: 2.8, column: 3.8 })).toBe(1)
  expect(cornerAt({ row: 2.8, column: 3.2 })).toBe(2)
  expect(cornerAt({ row: 2.2, column: 3.2 })).toBe(3)
})

test('a rectangle is told by its fields', () => {
  expect(boxAround(['b2', 'c2', 'b3', 'c3', 'b4', 'c4'])).toMatchObject({ x: 60, y: 60, columns: 2, rows: 3 })
  expect(boxAround([])).toBeNull()
})

test('a half covers what lies on its side of the diagonal', () => {
  const half = { ...HOME, corner: 0 }
  expect(covers(half, { row: 0.2, column: 0.7 })).toBe(true)
  expect(covers(half, { row: 0.7, column: 0.2 })).toBe(false)
  expect(covers(half, { row: 0.2, column: 1.7 })).toBe(false)
})
