import { expect, test } from 'vitest'
import { areaIn, beside } from './beside'

test('beside something means below it in the upper half and above it in the lower half', () => {
  expect(beside({ x: 5, top: 0, bottom: 10 })).toBe('left: 5%; translate: -5% 0; top: 11%')
  expect(beside({ x: 5, top: 90, bottom: 100 })).toBe('left: 5%; translate: -5% 0; bottom: 11%')
})

test('two things stand on different sides, where there is room', () => {
  expect(beside({ x: 55, top: 40, bottom: 50 })).toContain(' top')
  expect(beside({ x: 55, top: 40, bottom: 50 }, true)).toContain('bottom')
  expect(beside({ x: 55, top: 0, bottom: 10 }, true)).toContain(' top')
})

test('a part of a drawing is measured in what is seen of it, square or not', () => {
  const seen = { x: 100, y: -20, width: 400, height: 200 }
  expect(areaIn(seen, { x: 200, y: 30, width: 100, height: 50 })).toEqual({ x: 37.5, top: 25, bottom: 50 })
})
