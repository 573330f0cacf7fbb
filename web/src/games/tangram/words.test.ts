import { beforeAll, expect, test, vi } from 'vitest'
import type { LogEntry, View } from '../../lib/api/types'
import { need, speak } from '../../lib/texts.svelte'
import { describe, fieldsOf, shapeInWords } from './words'

const ways = [['#9'], ['#', '3'], ['1#'], ['7', '#'], ['7#'], ['9', '#'], ['#3'], ['#', '1']]
const view = { board: { tiles: [{ alike: false, ways }] } } as unknown as View
const entry = (turn: string): LogEntry => ({ wave: 1, seat: 0, turn })

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en')
  await need('page', 'tangram')
})

test('a turn is told by its pieces and where on the board they lie', () => {
  expect(describe(entry('black'), view)).toBe('chooses the black side')
  expect(describe(entry('1:a1g^ *d4ne'), view)).toBe(
    'lays tile 1 at the top left, green; lays a fountain in the middle',
  )
  expect(describe(entry('1:x *x'), view)).toBe('gives up tile 1; gives up the fountain')
})

test('a turn touches whole fields and halves', () => {
  expect(fieldsOf(entry('1:c3b> *d4ne'), view)).toEqual(['c3', 'c4se', 'd4ne'])
  expect(fieldsOf(entry('green'), view)).toEqual([])
})

test('a tile is told as it lies in the hand, row by row', () => {
  expect(shapeInWords(['#.', '91'])).toBe('whole field, nothing; half at the upper right, half at the lower left')
})
