import { expect, test } from 'vitest'
import { outline } from './outline'
import { fieldsOf, nameOf, named, same, spotOf } from './grid'

test('a field is named by its column and its row', () => {
  expect(spotOf('e5')).toEqual({ row: 4, column: 4 })
  expect(nameOf({ row: 0, column: 0 })).toBe('a1')
})

test('after z the columns go on with aa, as in the notation', () => {
  expect(nameOf({ row: 9, column: 26 })).toBe('aa10')
  expect(spotOf('ab3')).toEqual({ row: 2, column: 27 })
  for (let column = 0; column < 60; column++) expect(spotOf(nameOf({ row: 3, column })).column).toBe(column)
})

test('what follows the name of a field does not matter', () => {
  expect(spotOf('c2sw')).toEqual({ row: 1, column: 2 })
})

test('a field is the same as another only in row and column', () => {
  expect(same({ row: 1, column: 2 }, { row: 1, column: 2 })).toBe(true)
  expect(same({ row: 1, column: 2 }, { row: 2, column: 1 })).toBe(false)
  expect(same({ row: 0, column: 0 }, null)).toBe(false)
  expect(same(null, null)).toBe(true)
})

test('the fields of a square come row by row from its corner', () => {
  expect(fieldsOf(2).map(({ name }) => name)).toEqual(['a1', 'b1', 'a2', 'b2'])
  expect(fieldsOf(2, { row: 6, column: 12 })[3]).toEqual({ name: 'n8', row: 7, column: 13 })
})

test('one field has a line on each side, two side by side have six', () => {
  expect(outline([named('a1')], 60)).toBe('M0,0L60,0L60,60L0,60z')
  expect(outline([named('b2'), named('c2')], 60)).toBe('M60,60L180,60L180,120L60,120z')
  expect(outline([named('b2'), named('c2'), named('b2')], 60)).toBe('M60,60L180,60L180,120L60,120z')
})
