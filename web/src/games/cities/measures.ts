/** What puzzles of Cities ask for besides points. */
import type { Measures } from '../../lib/practice'

export const measures: Measures = {
  /** What the tourist scores who scores most: the first that decides between equal scores. */
  tourist: (view, seat) => Math.max(0, ...view.standings[seat]!.tie_break),
}
