/** A game's dealer, loaded when it is needed: every folder of a game that has a `deal.ts`. */
import { loadPage } from '../../games/games'
import type { GameDeal } from './game_deal'

const deals = import.meta.glob<{ deal: GameDeal }>('../../games/*/deal.ts')

export const hasDeal = (game: string): boolean => `../../games/${game}/deal.ts` in deals

/** The dealer with the game's drawings and texts. */
export async function loadDeal(game: string): Promise<GameDeal> {
  const [{ deal }] = await Promise.all([deals[`../../games/${game}/deal.ts`]!(), loadPage(game)])
  return deal
}
