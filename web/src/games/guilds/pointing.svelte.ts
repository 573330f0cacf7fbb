/** What is pointed at, in the town or beside it, and what lights up for it. */
import type { Item } from '../../lib/api/types'
import { blockOf, ofBlock, ofChain, ofItem, ofSpace, type Light } from './light'
import { SIDE, signPosts, spaceAt } from './town'
import type { Board } from './types'

export class Pointing {
  space = $state<string | null>(null)
  /** The block whose sign is under the pointer. */
  sign = $state<string | null>(null)
  guild = $state<string | null>(null)
  /** The block that was pointed at last; its figures stay to be read. */
  kept = $state('A')
  #chosen = $state<string | null>(null)
  #board: () => Board

  constructor(board: () => Board) {
    this.#board = board
  }

  /** The pointer is at a point of the drawing, or nowhere in it. */
  at(x: number | null, y: number | null): void {
    const board = this.#board()
    this.space = x === null || y === null ? null : (spaceAt(board.spaces, x, y)?.name ?? null)
    this.sign = null
    if (x === null || y === null || this.space) return
    const posts = signPosts(
      board.map,
      board.blocks.map(({ name }) => name),
    )
    for (const [name, { row, column }] of posts)
      if (row === Math.floor(y / SIDE) && column === Math.floor(x / SIDE)) this.sign = name
    if (this.sign) this.kept = this.sign
  }

  choose(block: string | null): void {
    this.#chosen = block
    if (block) this.kept = block
  }

  get block(): string | null {
    return this.#chosen ?? this.sign ?? (this.space ? blockOf(this.space) : null)
  }

  light(item: Item | null, cursor: string | null): Light | null {
    const board = this.#board()
    if (item) return ofItem(item)
    if (this.guild) return ofChain(board, this.guild)
    const block = this.#chosen ?? this.sign
    if (block) return ofBlock(board, block)
    const space = board.spaces.find(({ name }) => name === (cursor ?? this.space))
    return space ? ofSpace(space) : null
  }
}
