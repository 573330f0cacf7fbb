/** What a game brings to the page, and where it is found: every folder here with a `game.ts`; the plain page for others. */
import type { Component, Snippet } from 'svelte'
import { api, Refused, UNREACHABLE } from '../lib/api/http'
import type { Games, Item, LogEntry, View } from '../lib/api/types'
import type { RoundOf } from '../lib/course'
import type { Desk } from '../lib/desk.svelte'
import builtIn from '../lib/games.json'
import type { Moment, ScoringLine } from '../lib/moments'
import type { Measures } from '../lib/practice'
import { server } from '../lib/reach.svelte'
import { has, learn, need } from '../lib/texts.svelte'

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
  /** The fields to light up, by their names: those of a turn that is pointed at or hinted at. */
  light?: string[] | undefined
  /** The view at the end of the match, where it is known: a board that grows then has its last size all the time. */
  end?: View | undefined
  /** How the board is called for those who cannot see it. */
  label: string
  /** The table's own buttons, beside the game's. */
  actions?: Snippet | undefined
}

export type PlayProps = BoardProps & { desk: Desk }

export interface SmallProps {
  view: View
  seat: number
  light?: string[] | undefined
  label: string
}

export interface GamePage {
  /** The large board to play on, and to look at. */
  Play: Component<PlayProps>
  Look: Component<BoardProps>
  Small: Component<SmallProps>
  /** What is left of the game's pieces. */
  Left: Component<{ view: View }>
  /** The rules page; without it, the sections that the game's texts have. */
  Rules?: Component
  /** The text that says what the keys do, if it is not the game's own. */
  keys?: string
  /** The part of the rules page that matters now. */
  ruleNow(view: View): string
  /** Points that a seat's turn has earned and that are counted when all are ready. */
  due?(view: View, seat: number): Item[]
  /** What scores in a match with these options: said while nothing has. */
  scoring?(view: View): ScoringLine[]
  /** What is explained when it first happens; of several that happen at once, the first comes first. */
  moments?: readonly Moment[]
  /** A small sign of what is explained, by its name. */
  Sign?: Component<{ name: string }>
  /** A turn of the log in words, at a table that looks like this after it. */
  describe(entry: LogEntry, view: View): string
  /** The fields that a turn touches, by their names; none where it is not known or touches none. */
  fieldsOf?(entry: LogEntry, view: View): string[]
  /** How the game counts its rounds, where a new one does not begin when a seat plays again. */
  roundOf?: RoundOf
  /** What its puzzles ask for, by kind, where it is not points. */
  measures?: Measures
  /** Whether its stage needs so much room that the others' cards stand below the points. */
  roomy?: boolean
  /** Whether all seats play on one board. */
  shared?: boolean
}

const pages = import.meta.glob<{ game: GamePage }>('./*/game.ts')
/** The games that this page plays by itself. */
export const known = builtIn as unknown as Games

/** All games, with texts for each: the server's, or those that this page plays by itself. */
export async function listGames(): Promise<Games> {
  try {
    const found = await api.games()
    await learn(found.games.map(({ name }) => name))
    return found
  } catch (error) {
    if (!(error instanceof Refused) || error.problem !== UNREACHABLE) throw error
    server.there = false
    return known
  }
}

/** A game's boards and rules, loaded when first needed. */
export async function loadPage(name: string): Promise<GamePage> {
  const load = pages[`./${name}/game.ts`]
  const [page] = await Promise.all([load?.(), need(name)])
  if (page) return page.game
  if (!has(`${name}-title`)) throw new Error(`no game ${name}`)
  return (await import('./plain/plain')).plainPage(name)
}

/** A game's picture for Home. */
export async function loadPicture(name: string): Promise<Component> {
  return (await import('./pictures')).pictureOf(name)
}
