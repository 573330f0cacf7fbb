import { expect, test } from 'vitest'
import type { GameFacts } from './api/types'
import { optionFields } from './options'

const game = (boxes: string[]): GameFacts => ({
  name: 'any',
  rules: 1,
  fewest: 1,
  most: 4,
  minutes: [5, 10],
  cooperative: false,
  boxes,
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
