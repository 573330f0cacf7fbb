/** The score pad of City and Guilds. */
import type { GamePad } from '../../lib/pad/game_pad'
import Board from './PadBoard.svelte'
import { blank, read, score, without, write, type Sheet } from './sheet'

export const pad: GamePad<Sheet> = { together: true, options: [], blank, read, write, score, without, Board }
