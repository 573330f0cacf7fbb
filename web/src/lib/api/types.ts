// Written by web/generate.py from the server's schemas; `make page` writes it anew.

/** How a result was made: start + luck + play = result, to the thousandth of a point. */
export type Account = {
  seats: number[]
  start: number
  luck: number
  play: number
  result: number
  lost: number
  grades: Record<string, number>
  hindsight: Best | null
}

/** Done and stored; and what it changed in your view. */
export type Ack = {
  type: "ack"
  id: string
  version: number
  decision: number
  changes: Record<string, unknown>
}

/** A turn, and the points that its seat may expect to end with. */
export type Advice = {
  turn: string
  expected: number | null
  low: number | null
  high: number | null
  winning: number | null
}

/** Agree to a bot's advice at this table, or take that back; it is given once all people who have a seat agree. */
export type AgreeToAdvice = {
  type: "advice"
  id: string
  agree: boolean
}

/** The best that is known of a deal. */
export type Best = {
  score: number
  bound: number
  proven: boolean
  turns: string[]
}

/** The best that a deal had in it: a result that can be reached, and one that nobody can exceed. */
export type BestPossible = {
  score: number
  bound: number
  proven: boolean
}

/** What kernels read of a set, and what reports take from it. */
export type BoxData = {
  sha256: string
  size: number
  record: string
  house: number[]
  contents: Record<string, unknown>
}

/** A day's challenge of a game: how many have finished it, the best of them, and your table, if you have one. */
export type Challenge = {
  day: string
  finished: number
  best: ChallengeResult[]
  table: string
  score: number | null
  rank: number | null
  failed: boolean
  ends: number
  possible: BestPossible | null
  possible_coming: boolean
  best_game: string
  set: ChallengeSet | null
}

/** What you made of a day's challenge. */
export type ChallengeEntry = {
  game: string
  day: string
  table: string
  score: number
  failed: boolean
  rank: number
  finished: number
  possible: BestPossible | null
}

/** What you made of challenges with the house's set, the last days first. */
export type ChallengeHistory = {
  streak: number
  longest: number
  days: number
  results: ChallengeEntry[]
}

/** What somebody made of the challenge. */
export type ChallengeResult = {
  name: string
  score: number
  rank: number
  failed: boolean
  you: boolean
}

/** The component set that a challenge is played with, where it is not the house's. */
export type ChallengeSet = {
  id: string
  game: string
  title: string
}

/** The fields of your view that changed; put them over those you have. */
export type Changes = {
  type: "changes"
  version: number
  decision: number
  changes: Record<string, unknown>
  id: string
}

/** The steps with which this draft may go on. */
export type Choices = {
  type: "choices"
  id: string
  draft: string | (Record<string, unknown>)[]
}

/** How a draft may go on: `legal` is empty when the turn is whole. */
export type Chosen = {
  type: "chosen"
  id: string
  legal: string[]
}

export type ClientMessage = Move | Undo | Preview | Choices | Hint | AgreeToAdvice | Return | Talk | Sync

/** A finished match from its start to its end. */
export type Course = {
  game: string
  seats: number
  positions: Position[]
}

/** Not done; nothing has changed. `id` is empty where the message could not be read. */
export type Failed = {
  type: "error"
  id: string
  error: Problem
}

/** What is wrong or unusual with a set, and where; lines and columns are counted from 1, 0 is nowhere in particular. */
export type Fault = {
  id: string
  args: Record<string, string | number>
  inner: Record<string, Fault>
  line: number
  column: number
}

/** What a match file holds. The checks are null where the file says nothing; the lists tell all in words. */
export type FileFacts = {
  course: Course
  view: View
  state_good: boolean | null
  standings_good: boolean | null
  commitment_good: boolean | null
  good: boolean
  checked: Message[]
  unclaimed: Message[]
  wrong: Message[]
}

/** A game that can be played here. `options` is a JSON Schema, `boxes` the component sets at hand. */
export type GameFacts = {
  name: string
  rules: number
  fewest: number
  most: number
  minutes: [number, number]
  cooperative: boolean
  options: Record<string, unknown>
  boxes: string[]
  characters: string[]
}

/** All games, and the levels of bots that play them. */
export type Games = {
  games: GameFacts[]
  bots: string[]
}

/** Who you are. */
export type Guest = {
  name: string
}

/** The name to be shown to others; it is cleaned. */
export type GuestName = {
  name: string
}

/** The server works: it stores what is done, keeps time, and its bots answer. */
export type Health = {
  status: "ok"
  version: string
}

/** What a seat may know of the position, as the game's kernels have it: a page with the same ones can ask them. */
export type HiddenPosition = {
  kernels: string
  state: string
}

/** The turns that a strong bot would play; where hints are on. */
export type Hint = {
  type: "hint"
  id: string
}

/** Good turns, the best first. */
export type Hinted = {
  type: "hinted"
  id: string
  turns: Advice[]
}

/** All that the first page shows, in one answer; a stranger has no name and no tables yet. */
export type Home = {
  name: string
  games: Games
  tables: TableList
  acting: number[][]
  challenges: Record<string, Challenge>
  streak: number
}

/** Some points and why: the piece that made them, the fields, the neighbours counted. */
export type Item = {
  points: number
  reason: Message
  piece: string
  fields: string[]
  neighbours: string[]
}

/** Take a seat: this one, or the first that is free. */
export type Join = {
  seat?: number | null
}

/** One turn: the wave (round) it belongs to, who made it, its notation. */
export type LogEntry = {
  wave: number
  seat: number
  turn: string
}

/** A match file to be looked at: the view of a seat, or of a spectator, after so many turns. */
export type MatchFile = {
  file: string
  position?: number
  seat?: number | null
}

/** A text to show: its id in the catalogues and its arguments. Never a sentence. */
export type Message = {
  id: string
  args: Record<string, string | number>
}

/** Play a whole turn, decided on by the view of that version. */
export type Move = {
  type: "move"
  id: string
  version: number
  turn: string | (Record<string, unknown>)[]
}

/** A set to be kept, with which the game can be played. */
export type NewSet = {
  game: string
  title: string
  text: string
}

/** A study to be kept: the deal of a match file or a study file, with its turns or with others. */
export type NewStudy = {
  file: string
  title?: string | null
  players?: string[] | null
  note?: string | null
  turns?: StudyTurn[] | null
}

/** A table to be set up. */
export type NewTable = {
  game: string
  options?: Record<string, unknown>
  set?: string | null
  seats?: number | null
  bots?: string[]
  sit?: boolean
  public?: boolean
  spectators?: boolean
  aids?: boolean
  hints?: boolean | null
  late?: boolean
  talk?: boolean
  clock?: number | null
  start?: boolean
}

/** What those wait for who sit at a table of a pairing. */
export type PairingFacts = {
  games: string[]
  since: number
  bots: number | null
}

/** A match file of which a picture is wanted, and what the file does not say. */
export type PictureFile = {
  kind?: "png" | "svg" | "webp"
  moving?: boolean
  size?: "square" | "wide"
  theme?: "dark" | "light"
  language?: "de" | "en" | "nl"
  seats?: number[]
  file: string
  names?: string[]
  day?: string | null
}

/** A picture of a finished match: which file, whether it moves (`webp` always does, `png` never), how it looks. */
export type PictureWish = {
  kind?: "png" | "svg" | "webp"
  moving?: boolean
  size?: "square" | "wide"
  theme?: "dark" | "light"
  language?: "de" | "en" | "nl"
  seats?: number[]
}

/** Where a seat ended. */
export type Place = {
  score: number
  rank: number
}

/** A position of a replay: the turn that led to it (none at the start) and the scores in it. */
export type Position = {
  turn: LogEntry | null
  scores: number[]
}

/** The view as it would be after this draft; where aids are on. */
export type Preview = {
  type: "preview"
  id: string
  draft: string | (Record<string, unknown>)[]
}

/** The view after a draft; nothing has changed. */
export type Previewed = {
  type: "previewed"
  id: string
  view: View
}

/** Why something was refused: a code for programs, a text for people, the rule if one is broken. */
export type Problem = {
  code: string
  text: Message
  rule?: string
  why?: Message | null
  line?: number
}

/** A turn, and the points that its seat could expect to end with. */
export type Prospect = {
  turn: string
  expected: number
  low: number | null
  high: number | null
  winning: number | null
  spread: number
  then: string
  often: number
}

/** A browser that shall be told what happens at your tables, as it describes itself, and in which language. */
export type PushBrowser = {
  endpoint: string
  p256dh: string
  auth: string
  language: string
}

/** A browser that shall be told no more. */
export type PushEnd = {
  endpoint: string
}

/** How to be told by Web Push: the server's public key, or none where it sends nothing. */
export type PushFacts = {
  key: string | null
}

/** The body of every answer that is an error. Nothing was changed. */
export type Refused = {
  error: Problem
}

/** Not done, because you had not seen this yet (`stale`), or done already (`repeated`). */
export type Resync = {
  type: "resync"
  id: string
  reason: string
  version: number
  decision: number
  view: TableView
}

/** Take the own seat back from the bot that plays it. */
export type Return = {
  type: "return"
  id: string
}

/** A match, turn by turn. */
export type Review = {
  game: string
  seats: number
  simulations: number
  turns: ReviewedTurn[]
  accounts: Account[]
  costliest: number[]
}

/** A match file whose match is to be reviewed. */
export type ReviewFile = {
  file: string
}

/** A turn, judged by what its player could know then. */
export type ReviewedTurn = {
  number: number
  wave: number
  seat: number
  turn: string
  grade: string
  lost: number
  luck: number
  played: Prospect
  best: Prospect[]
}

/** A review: how many turns of how many are thought about, then deals, and, once all are, what was found. */
export type Reviewing = {
  id: string
  done: number
  turns: number
  review: Review | null
  deals: number
}

/** A bot for a seat, by its level; none empties the seat. */
export type SeatBot = {
  seat: number
  bot: string | null
}

/** Who sits there. `away`: a bot plays for this person, whose clock ran out or who left. */
export type SeatFacts = {
  kind: "bot" | "empty" | "person"
  name: string
  bot: string | null
  away: "" | "clock" | "left"
  online: boolean
  deadline: number | null
  advice: boolean
  awaited: boolean
  character: string
}

export type ServerMessage = Snapshot | Changes | TableChanged | Talked | Ack | Resync | Previewed | Chosen | Hinted | Failed

/** A set as it is to be from now on: of the version that you know, else it is refused. */
export type SetChange = {
  version: number
  title: string
  text: string
}

/** A set, for everybody who has its link. */
export type SetFacts = {
  id: string
  version: number
  yours: boolean
  game: string
  title: string
  text: string
}

/** A set in a list. */
export type SetLine = {
  id: string
  version: number
  game: string
  title: string
  updated: number
}

/** The sets that you keep here, those that changed last first. */
export type SetList = {
  sets: SetLine[]
}

/** A set to be looked at: it is not kept. */
export type SetToCheck = {
  game: string
  text: string
}

/** What the game's reader says of a set. */
export type SetVerdict = {
  wrong: Fault | null
  unusual: Fault[]
  box: BoxData | null
}

/** All there is: the table, your seat (none: a spectator), whether you are the host, your view. */
export type Snapshot = {
  type: "snapshot"
  version: number
  decision: number
  seat: number | null
  host: boolean
  table: TableFacts
  view: TableView | null
  talk: TalkLine[]
}

/** Where a seat stands: rank 1 is best; seats of equal rank share it. */
export type Standing = {
  seat: number
  rank: number
  score: number
  tie_break: number[]
  items: Item[]
}

/** Start the match; bots of the level `fill` take the empty seats. */
export type Start = {
  fill?: string | null
}

/** A study as it is to be from now on: of the version that you know, else it is refused. The deal stays. */
export type StudyChange = {
  version: number
  title: string
  note: string
  turns: StudyTurn[]
}

/** A study, for everybody who has its link. */
export type StudyFacts = {
  id: string
  version: number
  yours: boolean
  game: string
  deal: string
  title: string
  players: string[]
  note: string
  turns: StudyTurn[]
}

/** A study in a list. */
export type StudyLine = {
  id: string
  game: string
  title: string
  positions: number
  updated: number
}

/** The studies that you keep, those that changed last first. */
export type StudyList = {
  studies: StudyLine[]
}

/** A turn of a study: from which position it is made, by which seat, and what is said about where it leads. */
export type StudyTurn = {
  parent: number
  seat: number
  turn: string
  note: string
}

/** What happened since that version. */
export type Sync = {
  type: "sync"
  id: string
  version: number
}

/** The table as it is now. */
export type TableChanged = {
  type: "table"
  table: TableFacts
}

/** What everybody at the table may know of it; the seed is there when the match is over. */
export type TableFacts = {
  id: string
  game: string
  options: Record<string, unknown>
  status: "closed" | "open" | "over" | "running"
  seats: SeatFacts[]
  host: number | null
  public: boolean
  spectators: boolean
  aids: boolean
  hints: boolean
  late: boolean
  talk: boolean
  clock: number | null
  created: number
  started: number
  ended: number
  commitment: string
  seed: string
  salt: string
  places: Place[]
  rematch: string
  challenge: string
  cooperative: boolean
  pairing: PairingFacts | null
  unscored: boolean
}

/** Tables, those that changed last first; `you` tells your seat at each. */
export type TableList = {
  tables: TableFacts[]
  you: (number | null)[]
}

/** The set of a table, for everybody who may look at the table. */
export type TableSet = {
  game: string
  title: string
  text: string
}

/** A view as it is sent: with the seat's own position. */
export type TableView = {
  game: string
  options: Record<string, unknown>
  seats: number
  seat: number | null
  wave: number
  over: boolean
  actors: number[]
  ready: number[]
  phase: Message
  legal: string[]
  standings: Standing[]
  log: LogEntry[]
  board: unknown
  position: HiddenPosition | null
}

/** Say a short line to all at the table; it is cleaned, and at most 200 characters may be left. */
export type Talk = {
  type: "talk"
  id: string
  text: string
}

/** A line of table talk, counted from 1 at each table; `name` is the one that its writer had then. */
export type TalkLine = {
  number: number
  at: number
  seat: number
  name: string
  text: string
}

/** What was said at the table; lines that you have already are told by their numbers. */
export type Talked = {
  type: "talked"
  lines: TalkLine[]
}

/** A token that moves your seat to another device, once, within the hour. */
export type Transfer = {
  token: string
  expires: number
}

/** Take the own last turn back, as long as nothing was revealed since. */
export type Undo = {
  type: "undo"
  id: string
  version: number
}

/** All that a seat (or a spectator: none) may know, and nothing else. */
export type View = {
  game: string
  options: Record<string, unknown>
  seats: number
  seat: number | null
  wave: number
  over: boolean
  actors: number[]
  ready: number[]
  phase: Message
  legal: string[]
  standings: Standing[]
  log: LogEntry[]
  board: unknown
}

/** How many people wait for somebody to play with, by game; whoever would play several waits for each of them. */
export type Waiting = {
  people: Record<string, number>
  bots_after: number
}

/** What you would play with anybody: one of these games, or any if you name none. */
export type Wanted = {
  games?: string[]
  bots?: boolean
}
