/** The examples of the rules page as boards. */
import examples from './examples.json'
import { SIDE, frameAround, type Frame } from './town'
import type { Block, Board, Guild, Marker } from './types'

type Laid = Record<string, (string | number)[]>

const EMPTY = examples.board as unknown as Board

export const emptyTown = EMPTY
export const tracks = examples.tracks as unknown as Record<
  string,
  { guild: string; before: Marker[]; building: Marker[]; market: Marker[] }
>
export const chain = examples.chain as unknown as { laid: Laid; without: Record<string, Guild> }
export const blocks = examples.blocks as unknown as Record<string, { laid: Laid; block: Block }>

/** The town with some tiles, and some blocks as they then are. */
export function townWith(laid: Laid, changed: Block[] = []): Board {
  const spaces = EMPTY.spaces.map((space) => {
    const [tile, seat, figures] = laid[space.name] ?? []
    return tile === undefined
      ? space
      : { ...space, tile: String(tile), seat: Number(seat) < 0 ? null : Number(seat), figures: Number(figures) }
  })
  return {
    ...EMPTY,
    spaces,
    blocks: EMPTY.blocks.map((block) => changed.find(({ name }) => name === block.name) ?? block),
  }
}

/** The part of the town around some blocks. */
export function around(letters: string): Frame {
  return frameAround(
    EMPTY.spaces.filter(({ name }) => letters.includes(name[0]!)),
    SIDE / 2,
  )
}
