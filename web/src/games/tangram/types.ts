// Written by web/generate.py from the server's schemas; `make page` writes it anew.
import type { Item } from '../../lib/api/types'

/** All that lies on the table. */
export type Board = {
  round: number
  rounds: number
  pillar: number
  cards: Card[]
  now: number[]
  unseen: number[]
  tiles: TileShape[]
  boards: CityBoard[]
  due: Item[]
}

/** A card of the running round, in the order of playing; `tile` is none where it may not be known. */
export type Card = {
  tile: number | null
  place: "face-down" | "hand" | "open"
  holders: number[]
  played: boolean
}

/** One seat's board. */
export type CityBoard = {
  number: number
  side: "black" | "green" | null
  start: string[]
  rows: string[]
  tiles: LaidTile[]
  given_up: number[]
  fountains: LaidFountain[]
  fountains_left: number
  rectangle: string[]
  full: number
  black: number
  green: number
}

/** A fountain on a half-field. */
export type LaidFountain = {
  field: string
  half: "ne" | "nw" | "se" | "sw"
}

/** A tile on a board: its number, its upper left field, the side that is up, its clockwise quarter turns. */
export type LaidTile = {
  number: number
  place: string
  side: "black" | "green"
  turn: number
}

/** Nothing but the component set: the rulebook knows no variants. */
export type TangramOptions = {
  box: string
}

/** A tile's eight ways (black turned 0 to 3 times, then green), each as its rows. */
export type TileShape = {
  alike: boolean
  ways: string[][]
}
