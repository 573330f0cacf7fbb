/** Which blocks have just been filled: those that were not when the town was last looked at. */
import type { Board } from './types'

export class Fresh {
  blocks = $state.raw<string[]>([])
  #known: Set<string>

  constructor(board: Board) {
    this.#known = new Set(filled(board))
  }

  /** Look at the town anew. */
  see(board: Board): void {
    const now = filled(board)
    const added = now.filter((name) => !this.#known.has(name))
    if (added.length || now.length < this.#known.size) this.blocks = added
    this.#known = new Set(now)
  }
}

function filled(board: Board): string[] {
  return board.blocks.filter(({ completed }) => completed).map(({ name }) => name)
}
