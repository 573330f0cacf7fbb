/** What puzzles of Cities: Skylines ask for besides what the city is worth. */
import type { Measures } from '../../lib/practice'
import type { Board } from './types'

export const measures: Measures = {
  money: (view) => (view.board as Board).tracks.money!,
  happiness: (view) => (view.board as Board).tracks.happiness!,
}
