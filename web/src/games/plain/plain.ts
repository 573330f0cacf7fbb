/** The page of a game that has no folder here: its board as its view says it, its steps as buttons. */
import type { GamePage } from '../games'
import Board from './Board.svelte'
import Left from './Left.svelte'
import Small from './Small.svelte'
import { stepName } from './words'

export function plainPage(name: string): GamePage {
  return {
    Play: Board,
    Look: Board,
    Small,
    Left,
    keys: 'page-keys-steps',
    ruleNow: () => '',
    describe: ({ turn }) =>
      turn
        .split(' ')
        .map((step) => stepName(name, step))
        .join(' · '),
  }
}
