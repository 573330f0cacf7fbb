/** The board that was looked at last: the list of turns names its cards and what lay beside, and has no board of its own. */
import type { Board, CardFacts } from './types'

class Known {
  board = $state.raw<Board | null>(null)
  cards = $state.raw(new Map<string, CardFacts>())
  #list: CardFacts[] = []

  see(board: Board): void {
    this.board = board
    if (board.cards === this.#list) return
    this.#list = board.cards
    this.cards = new Map(board.cards.map((card) => [card.id, card]))
  }
}

export const known = new Known()
