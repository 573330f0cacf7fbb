/** What the dealer deals in City and Guilds: the 76 tiles that are drawn; the taverns lie beside the board. */
import type { GameDeal } from '../../lib/deal/game_deal'
import { say } from '../../lib/texts.svelte'
import DealCard from './DealCard.svelte'
import { TILES, mostOf } from './sheet'
import { tileName } from './words'

export const deal: GameDeal = {
  options: [],
  stacks: () => [
    {
      name: 'tiles',
      title: '',
      cards: TILES.filter((tile) => tile !== 't').flatMap((tile) => Array<string>(mostOf(tile)).fill(tile)),
    },
  ],
  tell: (place, { cards }) => say('guilds-deal-tile', { tile: place + 1, tiles: cards.length }),
  name: (card) => tileName(card),
  Card: DealCard,
}
