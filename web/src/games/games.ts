/** What a game brings to the page, and where it is found: every folder here with a `game.ts`. */
import type { Component, Snippet } from 'svelte'
import type { Item, LogEntry, View } from '../lib/api/types'
import type { Desk } from '../lib/desk.svelte'

export interface BoardProps {
  view: View
  /** Whose board it is. */
  seat: number
  /** Where turns are thought about; without it the board is only looked at. */
  desk?: Desk | undefined
  /** The points to show on the board. */
  item?: Item | null | undefined
  /** Called when somebody points at a piece that makes points. */
  onitem?: ((item: Item | null) => void) | undefined
  /** How the board is called for those who cannot see it. */
  label: string
  /** The table's own buttons, beside the game's. */
  actions?: Snippet | undefined
}

export interface SmallProps {
  view: View
  seat: number
  label: string
}

export interface GamePage {
  Board: Component<BoardProps>
  Small: Component<SmallProps>
  /** What is left of the game's pieces. */
  Left: Component<{ view: View }>
  Rules: Component
  /** The part of the rules page that matters now. */
  ruleNow(view: View): string
  /** Points that a seat's turn has earned and that are counted when all are ready. */
  due?(view: View, seat: number): Item[]
  /** A turn of the log in words. */
  describe(entry: LogEntry): string
}

const pages = import.meta.glob<{ game: GamePage }>('./*/game.ts')
const pictures = import.meta.glob<{ default: Component }>('./*/Picture.svelte')

export function hasPage(name: string): boolean {
  return `./${name}/game.ts` in pages
}

/** A game's boards and rules, loaded when first needed. */
export async function loadPage(name: string): Promise<GamePage> {
  const load = pages[`./${name}/game.ts`]
  if (!load) throw new Error(`no page for the game ${name}`)
  return (await load()).game
}

/** A game's picture for Home. */
export async function loadPicture(name: string): Promise<Component | null> {
  const load = pictures[`./${name}/Picture.svelte`]
  return load ? (await load()).default : null
}
