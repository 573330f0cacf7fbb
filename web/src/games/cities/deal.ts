/** What the dealer deals in Cities: 16 of the 24 tiles, the three start tiles first, and one more where that is played. */
import type { GameDeal } from '../../lib/deal/game_deal'
import { say } from '../../lib/texts.svelte'
import DealCard from './DealCard.svelte'
import type { Board } from './types'
import { tileInWords } from './words'

const [START, CITY] = [3, 16]

export const deal: GameDeal = {
  options: ['just_one_more'],
  stacks(board, options) {
    const cards = (board as Board).tiles.map((_, index) => String(index + 1))
    return [{ name: 'tiles', title: '', cards, deal: CITY + Number(options.just_one_more === true) }]
  },
  tell(place) {
    if (place < START) return say('cities-deal-start', { tile: place + 1, tiles: START })
    if (place >= CITY) return say('cities-deal-extra')
    return say('cities-deal-round', { round: place - START + 1, rounds: CITY - START })
  },
  name: (card, board) => tileInWords((board as Board).tiles[Number(card) - 1]!, Number(card), 0),
  Card: DealCard,
}
