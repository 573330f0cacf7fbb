// Written by web/generate.py from the server's schemas; `make page` writes it anew.

/** All that lies on the table. */
export type Board = {
  scenario: number
  stage: string
  outcome: string
  grade: number | null
  active: number
  starter: number
  milestones: number
  gained: number[]
  tracks: Record<string, number>
  ends: Record<string, number[]>
  parts: Part[]
  districts: District[]
  tiles: Tile[]
  supply: Record<string, Shape[]>
  players: Player[]
  stacks: Stack[]
  pile: string[]
  offered: string[]
  built: string[]
  news: string | null
  playing: string | null
  put: number
  prices: Record<string, number>
  playable: Playable[]
  forecast: Forecast | null
  cards: CardFacts[]
  roles: RoleFacts[]
}

/** A card as it is printed: changes by track, rules bent by hook. Level 1 to 3; zones of own sets have no name. */
export type CardFacts = {
  id: string
  kind: string
  level: number
  name: string
  service: string
  large: boolean
  drawing: string[]
  cost: Record<string, number>
  conditions: ConditionFacts[]
  reward: Record<string, number>
  bends: Record<string, number>
}

/** A service at hand; at least `value` zones of a kind in the district; a track below, above or at a value. */
export type ConditionFacts = {
  asks: string
  what: string
  value: number
}

/** A district: its squares, what lies in it, the services of large buildings, and those of small ones. */
export type District = {
  squares: string[]
  tiles: number
  zones: Record<string, number>
  utilities: number
  services: string[]
  small: string[]
}

/** What the end of the milestone would do now, step by step, and how many tiles districts lack. */
export type Forecast = {
  money: number
  happiness: number
  missing: number
  labour: number
  burdens: number
  skyline: number
  last: boolean
  refused: string | null
  lacking: number[]
}

/** A board part of this game. `squares` draws land . and water ~; `right` and `below` the streets of each row. */
export type Part = {
  letter: string
  place: string | null
  turned: number
  open: boolean
  cost: number
  squares: string[]
  right: string[]
  below: string[]
}

/** A card of the active seat: what playing it changes at once, and the rule that forbids it. */
export type Playable = {
  card: string
  cost: Record<string, number>
  refused: string | null
}

/** A seat: its open cards, its role; `unknown` counts cards drawn in a preview. */
export type Player = {
  hand: string[]
  unknown: number
  role: string | null
}

/** A role: rules bent for its owner, and what using its ability changes. */
export type RoleFacts = {
  name: string
  bends: Record<string, number>
  ability: Record<string, number>
}

/** Zone tiles of a shape that are left. */
export type Shape = {
  drawing: string[]
  left: number
}

/** The scenario (each adds to the one before), the difficulty of scenario 5, and "role or control" from 2 on. */
export type SkylinesOptions = {
  box: string
  scenario: "1" | "2" | "3" | "4" | "5" | "introduction"
  difficulty: "beginner" | "experienced" | "expert"
  control: boolean
}

/** A stack: how many cards, and which ones, in no order. */
export type Stack = {
  size: number
  cards: string[]
}

/** A tile that lies, by its card. */
export type Tile = {
  card: string
  squares: string[]
}
