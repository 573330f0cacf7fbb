// Written by web/generate.py from the server's schemas; `make page` writes it anew.

/** A block: who holds which marker, what it is worth, which guild controls it. */
export type Block = {
  name: string
  white: number | null
  black: number | null
  third: number | null
  value: number
  guild: string | null
  completed: number | null
  shares: Share[]
}

/** All that lies on the table. `unseen` counts the tiles of each kind that may be anywhere. */
export type Board = {
  map: string[]
  spaces: Space[]
  blocks: Block[]
  guilds: Guild[]
  players: Player[]
  open: (string | null)[]
  stack: number
  taverns: number
  unseen: Record<string, number>
}

/** A guild: the markers on its track from the first to the last, and its longest chain. */
export type Guild = {
  name: string
  track: Marker[]
  chain: string[]
  blocks: number
  worth: number
}

/** The game has no variants: only the town can be another. */
export type GuildsOptions = {
  box: string
}

/** A marker on an investment track. */
export type Marker = {
  seat: number
  field: number
}

/** A seat: its figures left and its hand. `taken` was taken openly; `secret` is None where it is not known. */
export type Player = {
  figures: number
  hand: number
  taken: string[]
  secret: string[] | null
  returned: string | null
}

/** A seat in a block: its houses and figures, and what it gets for them and from the guild, as things stand. */
export type Share = {
  houses: number
  figures: number
  points: number
  guild_points: number
}

/** A space of the map, which the set draws, what lies on it and who stands there. */
export type Space = {
  name: string
  row: number
  column: number
  neighbours: string[]
  tile: string | null
  seat: number | null
  figures: number
}
