import { expect, test } from 'vitest'
import { frameAround, holds, nameOf, outline, spotOf, turned } from './geometry'

test('a field is named by its column and its row', () => {
  expect(spotOf('e5')).toEqual({ row: 4, column: 4 })
  expect(nameOf({ row: 0, column: 0 })).toBe('a1')
})

test('after z the columns go on with aa, as in the notation', () => {
  expect(nameOf({ row: 9, column: 26 })).toBe('aa10')
  expect(spotOf('ab3')).toEqual({ row: 2, column: 27 })
  for (let column = 0; column < 60; column++) expect(spotOf(nameOf({ row: 3, column })).column).toBe(column)
})

test('a quarter turn moves the upper left field to the upper right', () => {
  expect(turned('APCW', 0)).toBe('APCW')
  expect(turned('APCW', 1)).toBe('CAWP')
  expect(turned('APCW', 2)).toBe('WCPA')
  expect(turned('APCW', 4)).toBe('APCW')
})

test('the outline of two fields side by side has six sides', () => {
  expect(outline(['b2', 'c2']).match(/M/g)).toHaveLength(6)
})

test('a frame holds the places that it was made of, and nothing beyond', () => {
  const frame = frameAround([
    { row: 2, column: 4 },
    { row: 6, column: 0 },
  ])!
  expect(frame).toEqual({ top: 2, left: 0, bottom: 8, right: 6 })
  expect(holds(frame, { top: 2, left: 2, bottom: 4, right: 6 })).toBe(true)
  expect(holds(frame, { top: 0, left: 2, bottom: 4, right: 6 })).toBe(false)
})
