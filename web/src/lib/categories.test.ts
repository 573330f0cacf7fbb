import { expect, test } from 'vitest'
import type { Standing } from './api/types'
import { categories } from './categories'

const TEXTS = ['guilds-points-block', 'guilds-points-chain', 'guilds-points-figures']
const has = (id: string) => TEXTS.includes(id)

function standing(seat: number, ...items: [string, number][]): Standing {
  const told = items.map(([id, points]) => ({
    ...{ points, piece: '', fields: [], neighbours: [] },
    reason: { id: `guilds-item-${id}`, args: {} },
  }))
  return { seat, rank: 1, score: 0, tie_break: [], items: told }
}

test('reasons of one kind are added up, for each seat', () => {
  const found = categories(
    'guilds',
    [
      standing(0, ['block-first-of-two', 9], ['chain-first', 4], ['block-third', 2]),
      standing(1, ['chain-second', 2], ['figures', -3]),
    ],
    has,
  )
  expect(found.map(({ name, points, best }) => [name.id, points, best])).toEqual([
    ['guilds-points-block', [11, 0], [0]],
    ['guilds-points-chain', [4, 2], [0]],
    ['guilds-points-figures', [0, -3], [0]],
  ])
  expect(found[0]!.items[0]!.map(({ points }) => points)).toEqual([9, 2])
})

test('a reason without a kind is one of its own, and what brings nobody anything is none', () => {
  const found = categories('guilds', [standing(0, ['luck', 1], ['nothing', 0])], has)
  expect(found.map(({ name }) => name.id)).toEqual(['guilds-item-luck'])
})

test('where all have the same, nobody has the most', () => {
  const found = categories('guilds', [standing(0, ['chain-first', 4]), standing(1, ['chain-first', 4])], has)
  expect(found[0]!.best).toEqual([])
})
