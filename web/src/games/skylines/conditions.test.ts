import { describe, expect, it } from 'vitest'
import { standings } from './conditions'
import type { Board, CardFacts, District } from './types'

const BOARD = {
  tracks: { crime: 1 },
  ends: { crime: [0, 5] },
  cards: [
    { id: 'x1', bends: { 'everywhere parks': 1 } },
    { id: 'n1', bends: { 'suspend health': 1 } },
  ],
  roles: [{ name: 'architect', bends: { reach: 1 } }],
  players: [{ role: null }, { role: 'architect' }],
  built: [],
  news: null,
} as unknown as Board
const DISTRICT = { zones: { residential: 1 }, services: ['fire'], small: ['health'] } as unknown as District

const asking = (asks: string, what: string, value = 1) =>
  ({ conditions: [{ asks, what, value }] }) as unknown as CardFacts
const met = (card: CardFacts, place: object = {}) =>
  standings(card, { board: BOARD, seat: 0, cost: {}, district: DISTRICT, met: null, ...place }).map((each) => each.met)

describe('a condition', () => {
  it('counts the zones of the district so far', () => {
    expect(met(asking('zones', 'residential', 2))).toEqual([false])
    expect(met(asking('zones', 'residential', 1))).toEqual([true])
    expect(met(asking('zones', 'residential', 1), { district: null })).toEqual([null])
  })

  it('looks at a track after the cost', () => {
    expect(met(asking('below', 'crime', 2))).toEqual([true])
    expect(met(asking('below', 'crime', 2), { cost: { crime: 1 } })).toEqual([false])
  })

  it('finds large services in the whole district, and small ones only where the rules say so', () => {
    expect(met(asking('service', 'fire'))).toEqual([true])
    expect(met(asking('service', 'police'))).toEqual([false])
    expect(met(asking('service', 'health'))).toEqual([null])
    expect(met(asking('service', 'health'), { met: false })).toEqual([false])
    expect(met(asking('service', 'health'), { met: true })).toEqual([true])
    expect(met(asking('service', 'health'), { seat: 1 })).toEqual([true])
  })

  it('knows buildings that serve everywhere, and news that suspend a service', () => {
    expect(met(asking('service', 'parks'), { board: { ...BOARD, built: ['x1'] } })).toEqual([true])
    expect(met(asking('service', 'health'), { board: { ...BOARD, news: 'n1' }, seat: 1 })).toEqual([false])
  })
})
