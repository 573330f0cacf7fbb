import { expect, test, vi } from 'vitest'
import type { GameFacts } from './api/types'
import { optionFields, optionWords } from './options'
import { needPage } from './texts.svelte'

const game = (boxes: string[]): GameFacts => ({
  name: 'any',
  rules: 1,
  fewest: 1,
  most: 4,
  minutes: [5, 10],
  cooperative: false,
  boxes,
  characters: [],
  options: {
    $ref: '#/$defs/AnyOptions',
    $defs: {
      AnyOptions: {
        properties: {
          box: { type: 'string', default: 'house' },
          level: { type: 'integer', minimum: 1, maximum: 3, default: 2 },
          swift: { type: 'boolean', default: false },
          map: { enum: ['north', 'south'], default: 'south' },
        },
      },
    },
  },
})

test('a number with bounds is a choice, a truth a check box, an enumeration a choice', () => {
  const fields = optionFields(game(['house']))
  expect(fields.map(({ key, kind, start }) => [key, kind, start])).toEqual([
    ['level', 'choice', 2],
    ['swift', 'check', false],
    ['map', 'choice', 'south'],
  ])
  expect(fields[0]!.choices.map(({ value }) => value)).toEqual([1, 2, 3])
})

test('the component set is a choice where there is more than one', () => {
  const [box] = optionFields(game(['house', 'mine']))
  expect(box).toMatchObject({ key: 'box', choices: [{ value: 'house' }, { value: 'mine' }] })
})

test('in words the first option is told, and what is not as usual', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await needPage()
  const words = (options: object) => optionWords(game(['house']), options as Record<string, unknown>)
  expect(words({ box: 'house', level: 2, swift: false, map: 'south' })).toEqual(['page-option-level 2'])
  expect(words({ box: 'mine', level: 3, swift: true, map: 'north' })).toEqual([
    'Component set: mine',
    'page-option-level 3',
    'page-option-swift',
    'page-option-map: north',
  ])
})
