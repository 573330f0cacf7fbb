// Written by web/generate.py from the server's schemas; `make page` writes it anew.

/** All that lies on the table. `start` are the start tiles, `tile` is the one to be laid now. */
export type Board = {
  round: number
  rounds: number
  start: number[]
  tile: number | null
  unseen: number[]
  tiles: string[]
  cities: City[]
}

/** Level 1 to 3, and the author's variants. */
export type CitiesOptions = {
  box: string
  level: number
  no_jumping: boolean
  just_one_more: boolean
  free: boolean
}

/** One seat's city. `rows` are its fields from `corner` on: A, P, C, W, or a dot where nothing lies. */
export type City = {
  corner: string
  rows: string[]
  tiles: Tile[]
  tourists: string[]
  supply: number
}

/** A tile that lies in a city: its number, its upper left field, its clockwise quarter turns. */
export type Tile = {
  number: number
  place: string
  turn: number
}
