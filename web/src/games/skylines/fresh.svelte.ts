/** What has just happened: tiles laid, parts opened, a milestone ended, since the board was last looked at. */
import type { Board, Forecast } from './types'

export class Fresh {
  /** The cards of tiles just laid and the letters of parts just opened. */
  pieces = $state.raw(new Set<string>())
  /** What was foreseen of the milestone that was ended last. */
  report = $state.raw<Forecast | null>(null)
  #known: Board

  constructor(board: Board) {
    this.#known = board
  }

  /** Look at the board anew. */
  see(board: Board): void {
    const before = this.#known
    if (board === before) return
    this.#known = board
    const had = new Set(piecesOf(before))
    this.pieces = new Set(piecesOf(board).filter((piece) => !had.has(piece)))
    if (board.milestones > before.milestones) this.report = before.forecast
  }
}

function piecesOf(board: Board): string[] {
  return [...board.tiles.map(({ card }) => card), ...board.parts.filter(({ open }) => open).map(({ letter }) => letter)]
}
