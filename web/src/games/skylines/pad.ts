/** The score pad of Cities: Skylines. */
import type { GamePad } from '../../lib/pad/game_pad'
import Board from './PadBoard.svelte'
import { blank, read, score, write, type Sheet } from './sheet'

export const pad: GamePad<Sheet> = { together: true, options: ['scenario'], blank, read, write, score, Board }
