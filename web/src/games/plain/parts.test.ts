import { describe, expect, it } from 'vitest'
import { hue, isGrid, own, shared } from './parts'

const board = {
  open: 'hg',
  left: 3,
  boards: [
    ['..', 'h.'],
    ['w.', '..'],
  ],
}

describe('a board of any game', () => {
  it('is what all share, and what each seat has', () => {
    expect(shared(board)).toEqual({ open: 'hg', left: 3 })
    expect(own(board, 1)).toEqual(['w.', '..'])
  })
  it('may have nothing of the seats', () => {
    expect(own({ open: 'hg' }, 0)).toBeUndefined()
  })
  it('has a map where rows are of one length', () => {
    expect(isGrid(['..', 'h.'])).toBe(true)
    expect([isGrid(['h', 'gw']), isGrid([]), isGrid(['', '']), isGrid('hg'), isGrid([1, 2])]).toEqual(
      Array(5).fill(false),
    )
  })
  it('shows different signs in different colours', () => {
    expect(new Set([...'hgw'].map(hue)).size).toBe(3)
  })
})
