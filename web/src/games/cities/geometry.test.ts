import { expect, test } from 'vitest'
import { drawingsOf, frameAround, holds, turned } from './geometry'

test('a quarter turn moves the upper left field to the upper right', () => {
  expect(turned('APCW', 0)).toBe('APCW')
  expect(turned('APCW', 1)).toBe('CAWP')
  expect(turned('APCW', 2)).toBe('WCPA')
  expect(turned('APCW', 4)).toBe('APCW')
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

test('a tile keeps its drawings when it is turned, and two fields of a kind differ', () => {
  const upright = drawingsOf('APPW', 7, 0)
  expect(drawingsOf('APPW', 7, 1)).toEqual([upright[2], upright[0], upright[3], upright[1]])
  expect(upright.map((drawing) => drawing[0]).join('')).toBe('APPW')
  expect(upright[1]).not.toBe(upright[2])
})
