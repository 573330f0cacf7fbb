/** What lights up in the town: the spaces behind some points, a guild's chain, a block, what a space is adjacent to. */
import type { Item } from '../../lib/api/types'
import type { Board, Space } from './types'

export interface Light {
  fields: string[]
  neighbours: string[]
  /** Whether adjacent fields are joined by lines, as in a chain. */
  joined: boolean
  /** Lines of their own, from space to space. */
  lines: [string, string][]
  badge: string
  /** The block whose sign is meant. */
  block: string | null
}

const DARK: Light = { fields: [], neighbours: [], joined: false, lines: [], badge: '', block: null }
const CHAIN = /-item-chain-/

export function ofItem(item: Item): Light {
  const block = item.piece.length === 1 && item.piece >= 'A' && item.piece <= 'Z' ? item.piece : null
  return {
    ...DARK,
    fields: item.fields,
    neighbours: item.neighbours,
    joined: CHAIN.test(item.reason.id),
    badge: String(item.points),
    block,
  }
}

export function ofChain(board: Board, guild: string): Light {
  const { chain, worth } = board.guilds.find(({ name }) => name === guild)!
  return { ...DARK, fields: chain, joined: true, badge: chain.length ? String(worth) : '' }
}

export function ofBlock(board: Board, name: string): Light {
  const fields = board.spaces.filter((space) => blockOf(space.name) === name).map((space) => space.name)
  return { ...DARK, fields, block: name }
}

export function ofSpace({ name, neighbours }: Space): Light {
  return { ...DARK, neighbours, lines: neighbours.map((other): [string, string] => [name, other]) }
}

/** The letter of a space's block. */
export function blockOf(space: string): string {
  return space[0]!.toUpperCase()
}
