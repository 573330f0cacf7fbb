/** A game's score pad, loaded when it is needed: every folder of a game that has a `pad.ts`. */
import { loadPage } from '../../games/games'
import type { GamePad } from './game_pad'

const pads = import.meta.glob<{ pad: GamePad }>('../../games/*/pad.ts')

export const hasPad = (game: string): boolean => `../../games/${game}/pad.ts` in pads

/** The pad with the game's drawings and texts. */
export async function loadPad(game: string): Promise<GamePad> {
  const [{ pad }] = await Promise.all([pads[`../../games/${game}/pad.ts`]!(), loadPage(game)])
  return pad
}
