import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { LogEntry, View } from '../../lib/api/types'
import { settings } from '../../lib/settings.svelte'
import { need, speak } from '../../lib/texts.svelte'
import { describe, fieldsOf, tileInWords } from './words'

const view = {
  board: {
    tile: null,
    tiles: ['APPW', 'CCWA', 'PPCW', 'AAAC'],
    cities: [
      {
        corner: 'c3',
        rows: [],
        tiles: [
          { number: 1, place: 'c3', turn: 0 },
          { number: 2, place: 'e5', turn: 1 },
          { number: 3, place: 'g7', turn: 0 },
          { number: 4, place: 'c5', turn: 0 },
        ],
        tourists: [],
        supply: 7,
      },
    ],
  },
} as unknown as View
const entry = (turn: string): LogEntry => ({ wave: 1, seat: 0, turn })

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en')
  await need('page', 'cities')
})
beforeEach(() => {
  settings.coordinates = false
})

test('a turn is told by what was laid, where in the city, and where the tourist goes', () => {
  expect(describe(entry('e5> .'), view)).toBe('lays an attraction, two street cafés, and water in the middle')
  expect(describe(entry('c3^ +d3'), view)).toBe(
    'lays an attraction, two parks, and water at the top left; puts a tourist in the park',
  )
  expect(describe(entry('c5^ c3-c5'), view)).toContain('moves a tourist from the attraction to the attraction')
  expect(describe(entry('c3^,e5>,g7^'), view)).toBe('lays the start tiles')
  expect(describe(entry('x .'), view)).toBe('leaves the extra tile')
})

test('coordinates are told to those who have set them', () => {
  settings.coordinates = true
  expect(describe(entry('c3^ +d3'), view)).toMatch(/at the top left \(c3\); puts a tourist in the park \(d3\)$/)
})

test('a turn that is thought of lays the tile that comes now; one that the view does not know is told all the same', () => {
  expect(describe(entry('g3^ +h4'), view)).toBe('lays a tile at the top right; puts a tourist on it')
  const now = { ...view, board: { ...(view.board as object), tile: 3 } } as View
  expect(describe(entry('g3> +g3'), now)).toBe(
    'lays two parks, a street café, and water at the top right; puts a tourist in the street café',
  )
})

test('a turn touches the fields of its tiles and where the tourist was and goes', () => {
  expect(fieldsOf(entry('c5^ c3-c5'), view)).toEqual(['c5', 'd5', 'c6', 'd6', 'c3'])
  expect(fieldsOf(entry('c3^,e5>,g7^'), view)).toHaveLength(12)
  expect(fieldsOf(entry('x .'), view)).toEqual([])
})

test('a tile is told as it is turned', () => {
  expect(tileInWords('APCW', 7, 1)).toBe('Tile 7: above street café, attraction; below water, park')
})
