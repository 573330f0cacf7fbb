import { expect, test } from 'vitest'
import { found, marked, wordsOf } from './searching'

test('words are found whatever their case and accents, all of them', () => {
  expect(found('Eine Straße mit Cafés', wordsOf(' cafe  STRASS '))).toBe(false)
  expect(found('Eine Straße mit Cafés', wordsOf(' cafe  STRA '))).toBe(true)
  expect(found('Eine Straße', wordsOf(''))).toBe(true)
})

test('what was found is marked, the text stays as it is', () => {
  const pieces = marked('Cafés beside a café', wordsOf('cafe'))
  expect(pieces.map(({ text }) => text).join('')).toBe('Cafés beside a café')
  expect(pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Café', 'café'])
})

test('words that overlap are one mark', () => {
  expect(marked('tourists', ['tour', 'rist'])).toEqual([
    { text: 'tourist', hit: true },
    { text: 's', hit: false },
  ])
})
