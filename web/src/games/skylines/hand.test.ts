import { describe, expect, it } from 'vitest'
import { TileInHand } from './hand.svelte'
import type { Board, CardFacts } from './types'

const CARD = { id: 'u1', kind: 'utility', drawing: ['##', '#.'] } as unknown as CardFacts
const HOMES = { id: 'r1', kind: 'residential', drawing: [] } as unknown as CardFacts
const BOARD = {
  supply: {
    residential: [
      { drawing: ['##'], left: 3 },
      { drawing: ['###', '#..'], left: 1 },
    ],
  },
} as unknown as Board

function holding(card: CardFacts): TileInHand {
  const tile = new TileInHand()
  tile.take(card, BOARD)
  return tile
}

describe('the tile in hand', () => {
  it('has the shape of its card, or any that is left of its zone', () => {
    expect(holding(CARD).shapes).toEqual([{ drawing: ['##', '#.'], left: 1 }])
    expect(holding(HOMES).shapes).toHaveLength(2)
  })

  it('is drawn to a place near by where it may lie', () => {
    const tile = holding(HOMES)
    expect(tile.stepAt({ x: 3, y: 2.5 }, new Set(['@d3e3']))).toBe('@d3e3')
    expect(tile.stepAt({ x: 3, y: 2.5 }, new Set(['@h3i3']))).toBe('@c3d3')
    expect(tile.stepAt({ x: 3, y: 2.5 }, null)).toBe('@c3d3')
  })

  it('rather covers the square that is pointed at than lies beside it', () => {
    const tile = holding(CARD)
    tile.turn(2)
    expect(tile.stepAt({ x: 2.9, y: 2.9 }, new Set(['@e3d4e4']))).toBe('@e3d4e4')
    expect(tile.stepAt({ x: 2.9, y: 2.9 }, new Set(['@e3d4e4', '@c2b3c3']))).toBe('@c2b3c3')
  })

  it('covers the square that is pointed at by whichever end fits there', () => {
    const tile = holding({ ...CARD, drawing: ['####'] } as CardFacts)
    const places = new Set(['@j3k3l3m3'])
    for (const x of [9.01, 9.49, 9.5, 9.99, 12.99]) expect(tile.stepAt({ x, y: 2.5 }, places)).toBe('@j3k3l3m3')
    expect(tile.stepAt({ x: 8.4, y: 2.5 }, places)).not.toBe('@j3k3l3m3')
  })

  it('lies, as it is turned, in those places that have its form', () => {
    const tile = holding(CARD)
    tile.turn(2)
    expect(tile.placesOf(new Set(['@c2b3c3', '@b2c2b3', '@a5b5']))).toEqual(['@c2b3c3'])
  })

  it('is flipped from left to right, however it is turned', () => {
    const tile = holding(CARD)
    tile.turn()
    expect(tile.stepAt({ x: 1, y: 1 }, null)).toBe('@a1b1b2')
    tile.flip()
    expect(tile.stepAt({ x: 1, y: 1 }, null)).toBe('@a1b1a2')
  })

  it('takes up the shape and the turn of a tile that lies', () => {
    const tile = holding(HOMES)
    tile.match(HOMES, BOARD, [
      { row: 1, column: 4 },
      { row: 2, column: 4 },
      { row: 3, column: 4 },
      { row: 3, column: 3 },
    ])
    expect(tile.shape).toBe(1)
    expect(tile.stepAt({ x: 4, y: 2.5 }, null)).toBe('@e2e3d4e4')
  })
})
