import { describe, expect, it, vi } from 'vitest'
import { squareOf } from './geometry'
import { placesByShape, shapeName } from './shapes'

// Which messages are said is what matters here, not their texts, which are loaded later.
vi.mock('../../lib/texts.svelte', async (original) => ({
  ...(await original<object>()),
  say: (id: string) => id,
  has: () => true,
}))

const squares = (...names: string[]) => names.map(squareOf)

describe('the shape of a tile', () => {
  it('has one name, however the tile is turned and flipped', () => {
    expect(shapeName(squares('c4', 'd4', 'e4', 'e5'))).toBe('skylines-shape-ell')
    expect(shapeName(squares('b2', 'b3', 'b4', 'a4'))).toBe('skylines-shape-ell')
    expect(shapeName(squares('b2', 'b3', 'c3', 'c4'))).toBe('skylines-shape-zig')
  })

  it('is counted in the places where it may lie', () => {
    const shapes = [
      { drawing: ['##'], left: 2 },
      { drawing: ['##', '#.'], left: 1 },
      { drawing: ['####'], left: 1 },
    ]
    expect(placesByShape(shapes, ['@a1b1', '@a1a2', '@c3d3d4'])).toEqual([2, 1, 0])
  })
})
