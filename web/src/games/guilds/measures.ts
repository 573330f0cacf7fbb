/** What puzzles of City and Guilds ask for besides points. */
import type { Measures } from '../../lib/practice'
import type { Block, Board } from './types'

/** Whether the first in a block stays first, even if another built a house on every space that is left in it. */
function safe({ shares }: Block, { players }: Board, seat: number, left: number): boolean {
  const own = shares[seat]!
  return shares.every((share, other) => {
    if (other === seat) return true
    const unused = players[other]!.figures
    const houses = share.houses + Math.min(left, unused)
    const figures = share.figures + Math.min(2 * Math.min(left, unused), unused)
    return houses < own.houses || (houses === own.houses && figures <= own.figures)
  })
}

export const measures: Measures = {
  lead: ({ standings }, seat) =>
    standings[seat]!.score - Math.max(...standings.filter((place) => place.seat !== seat).map(({ score }) => score)),
  /** The blocks that are a seat's for good. */
  block: (view, seat) => {
    const board = view.board as Board
    const size = board.spaces.length / board.blocks.length
    return board.blocks.filter((block, number) => {
      const left = board.spaces.slice(size * number, size * (number + 1)).filter(({ tile }) => tile === null).length
      return block.white === seat && safe(block, board, seat, left)
    }).length
  },
}
