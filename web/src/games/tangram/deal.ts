/** What the dealer deals in Tangram City: four cards in each of five rounds, then the last three. */
import type { GameDeal } from '../../lib/deal/game_deal'
import { say } from '../../lib/texts.svelte'
import DealCard from './DealCard.svelte'
import type { Board } from './types'
import { shapeInWords } from './words'

const [CARDS, ROUNDS, FINAL] = [4, 5, 3]

export const deal: GameDeal = {
  options: [],
  stacks: (board) => [{ name: 'cards', title: '', cards: (board as Board).tiles.map((_, index) => String(index + 1)) }],
  tell(place) {
    const round = Math.floor(place / CARDS)
    if (round >= ROUNDS) return say('tangram-deal-final', { card: place - ROUNDS * CARDS + 1, cards: FINAL })
    return say('tangram-deal-round', { round: round + 1, card: (place % CARDS) + 1, cards: CARDS })
  },
  name: (card, board) => {
    const { ways } = (board as Board).tiles[Number(card) - 1]!
    return `${say('tangram-tile', { tile: card })}: ${shapeInWords(ways[0]!)}`
  },
  Card: DealCard,
}
