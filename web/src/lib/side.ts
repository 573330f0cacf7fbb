/** A match as the page plays it, whoever decides: a table's server over its socket, or the engine in this browser. */
import type { Advice, Course, PictureWish, Problem, Reviewing, TableFacts, TableSet, TalkLine, View } from './api/types'
import type { Guide } from './lesson'

/** What a draft comes to. */
export interface Answer {
  /** The view after it; null where the table gives no aids. */
  view: View | null
  /** The steps with which it may go on; none when it is whole. */
  legal: string[]
  /** Whether it is a whole turn. */
  whole: boolean
  /** Why it may not be: a broken rule. */
  problem: Problem | null
}

export interface Side {
  /** Whether it is played on this device, without a server. */
  readonly here: boolean
  readonly state: 'connecting' | 'live' | 'lost' | 'refused'
  readonly problem: Problem | null
  readonly table: TableFacts | null
  readonly view: View | null
  readonly talk: TalkLine[]
  readonly seat: number | null
  readonly host: boolean
  /** Changes whenever the seat has something new to decide, and at no other time: what a draft belongs to. */
  readonly decision: number
  /** Whether this seat is to act. */
  readonly acting: boolean
  /** What a draft comes to; null: nobody could be asked. */
  ask(draft: string): Promise<Answer | null>
  move(turn: string): Promise<Problem | null>
  undo(): Promise<Problem | null>
  /** Where the match file is. */
  readonly file: string
  /** The match from its start to its end, once it is over. */
  course(): Promise<Course>
  /** Have it reviewed, once it is over. */
  review(): Promise<Reviewing>
  /** A picture of it, once it is over. */
  picture?(wish: PictureWish): Promise<Blob>
  /** The games of whoever sits here. */
  mine(): Promise<TableFacts[]>
  /** The component set, where it is not the house's and lies here. */
  componentSet?(): Promise<TableSet>
  /** Play the same once more. */
  again(): Promise<Problem | null>
  /** Good turns, the best first. */
  hint(): Promise<Advice[] | Problem>
  /** Agree to an engine's advice at this table, or take that back. */
  agree(agreed: boolean): Promise<Problem | null>
  /** Take the own seat back from the bot that plays it. */
  comeBack(): Promise<void>
  /** Say a line to the table. */
  speak(text: string): Promise<Problem | null>
  /** The lesson that it is, where somebody is guided. */
  readonly guide?: Guide | null
  /** Begin anew, as whoever this person is by now. */
  renew(): void
  close(): void
}
