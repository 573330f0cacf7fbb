/** The cards of the last board that was looked at: the list of turns names them, and has no board of its own. */
import type { Board, CardFacts } from './types'

class Known {
  cards = $state.raw(new Map<string, CardFacts>())
  #list: CardFacts[] = []

  see({ cards }: Board): void {
    if (cards === this.#list) return
    this.#list = cards
    this.cards = new Map(cards.map((card) => [card.id, card]))
  }
}

export const known = new Known()
