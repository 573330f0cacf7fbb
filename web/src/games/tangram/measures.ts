/** What puzzles of Tangram City ask for besides points. */
import type { Measures } from '../../lib/practice'
import type { Board } from './types'

export const measures: Measures = {
  rectangle: (view, seat) => (view.board as Board).boards[seat]!.rectangle.length,
  full: (view, seat) => (view.board as Board).boards[seat]!.full,
}
