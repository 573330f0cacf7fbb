import { expect, test } from 'vitest'
import { offeredSpots, readLayouts, shiftedHome } from './start'
import { spotOf } from './geometry'

// A straight diagonal and a V, each in two turns.
const LEGAL = ['e5^,g7^,i9^', 'e5^,g7^,i9>', 'e5^,g7^,i5^', 'e5>,g7^,i5^']
const lying = (...places: (string | null)[]) =>
  places.map((place) => ({ place: place ? spotOf(place) : null, turn: 0 }))

test('layouts that differ only in turns are one way to lie', () => {
  const layouts = readLayouts(LEGAL)
  expect(layouts.ways).toHaveLength(2)
  expect(layouts.frame).toEqual({ top: 4, left: 4, bottom: 10, right: 10 })
})

test('the last tile is offered the places that complete a layout', () => {
  expect(offeredSpots(readLayouts(LEGAL), lying('e5', 'g7', null), 2)).toEqual(new Set(['i9', 'i5']))
})

test('a layout may lie lower in the frame', () => {
  expect(offeredSpots(readLayouts(LEGAL), lying('e7', 'g9', null), 2)).toEqual(new Set(['i7']))
})

test('a layout is named from its corner, wherever it lies', () => {
  expect(shiftedHome(readLayouts(LEGAL), lying('e7', 'g9', 'i7'))).toBe('e5^,g7^,i5^')
})
