/** What a position is worth that was not played but typed: a score sheet, as `scorecard.py` of its game has it. */
import type { Standing } from '../lib/api/types'
import type { Box, Game, Options, Write } from './game'

export interface Typed {
  standings: Standing[]
  /** The boards as each seat sees them. */
  boards: unknown[]
}

export function typed(game: Game, box: Box, seats: number, options: Options, writes: Write[]): Typed {
  const position = game.typed(seats, options, writes)
  const boards = Array.from({ length: seats }, (_, seat) => game.board(position, box, seat))
  return { standings: game.standings(position, box), boards }
}
