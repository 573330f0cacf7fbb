/** What a game brings to its score pad. */
import type { Component } from 'svelte'
import type { Options } from '../../engine/game'
import type { Item, Message } from '../api/types'
import type { Pieces } from '../pieces'

/** Something to be told about a sheet that is not finished or cannot be. */
export interface Remark extends Message {
  /** The fields that it is about. */
  fields?: string[]
  /** Whether it is only not yet finished. */
  open?: boolean
}

/** What one player has. */
export interface Scored {
  total: number
  items: Item[]
  rank: number
  /** What is compared between equals: more is better. */
  ties: number[]
}

export interface Scores {
  players: Scored[]
  /** For each player, or for all if they have one sheet. */
  remarks: Remark[][]
  /** What the points are called. */
  verdict?: Message
  /** What the board shows besides the sheet, where the game's own kernels know it. */
  board?: unknown
}

/** How a pad's board is called and changed. */
export interface PadProps<Sheet> {
  sheet: Sheet
  options: Options
  pieces: Pieces
  /** Whose it is, and how the players are called. */
  seat: number
  names: string[]
  scores: Scores | null
  item: Item | null
  onitem: (item: Item | null) => void
  /** Take a changed sheet; nothing is lost by it, since it can be undone. */
  onchange: (sheet: Sheet) => void
  /** Say why something was not done. */
  onrefuse: (message: Message | null) => void
}

export interface GamePad<Sheet = unknown> {
  /** Whether all players have one sheet, as they have one board. */
  together: boolean
  /** The options that matter for a pad, in the order in which they are asked for. */
  options: string[]
  /** A sheet before anything is written on it. */
  blank(players: number): Sheet
  /** A sheet from its text; BadSheet says what is wrong and where. What is not finished is no fault here. */
  read(text: string, options: Options, players: number, pieces: Pieces): Sheet
  write(sheet: Sheet, options: Options): string
  score(pieces: Pieces, sheets: Sheet[], options: Options, players: number): Promise<Scores>
  /** A sheet after a player was taken away, where all have one. */
  without?(sheet: Sheet, player: number): Sheet
  Board: Component<PadProps<Sheet>>
}

/** Players with their ranks: by points, then by what is compared between equals. */
export function ranked(players: { items: Item[]; ties?: number[] }[]): Scored[] {
  const found = players.map(({ items, ties = [] }) => ({
    items,
    ties,
    total: items.reduce((sum, { points }) => sum + points, 0),
  }))
  const ahead = (one: (typeof found)[number], other: (typeof found)[number]): number =>
    [one.total, ...one.ties].map((value, index) => value - [other.total, ...other.ties][index]!).find(Boolean) ?? 0
  return found.map((own) => ({ ...own, rank: 1 + found.filter((other) => ahead(other, own) > 0).length }))
}
