/** The server's HTTP interface, one function for each thing that can be asked. */
import type {
  Challenge,
  ChallengeHistory,
  Course,
  FileFacts,
  Games,
  Guest,
  Home,
  MatchFile,
  NewTable,
  NewStudy,
  PictureFile,
  PictureWish,
  Problem,
  PushBrowser,
  PushFacts,
  Reviewing,
  NewSet,
  SetChange,
  SetFacts,
  SetList,
  SetVerdict,
  TableSet,
  Snapshot,
  StudyChange,
  StudyFacts,
  StudyList,
  TableList,
  Transfer,
  View,
  Waiting,
  Wanted,
} from './types'
import { server, site } from '../reach.svelte'

/** What is to be printed, and how: 1 and 0 are yes and no. */
export type Print = Record<'game' | 'box' | 'paper' | 'language' | 'seats' | 'one_sided' | 'all_rules', string>

/** The server said no, or could not be reached. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code)
  }
}

export const UNREACHABLE: Problem = { code: 'unreachable', text: { id: 'page-unreachable', args: {} } }

async function answerOf(method: string, path: string, body?: unknown): Promise<Response> {
  if (site) throw new Refused(UNREACHABLE)
  let response: Response
  try {
    response = await fetch(`/api/${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    server.there = false
    throw new Refused(UNREACHABLE)
  }
  server.there = true
  if (response.ok) return response
  throw new Refused(isJson(response) ? ((await response.json()) as { error: Problem }).error : UNREACHABLE)
}

const isJson = (response: Response) => response.headers.get('Content-Type')?.startsWith('application/json')

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await answerOf(method, path, body)
  return (isJson(response) ? response.json() : response.text()) as Promise<T>
}

const picture = async (path: string, wish: PictureWish) => (await answerOf('POST', path, wish)).blob()

const blob = async (path: string) => (await answerOf('GET', path)).blob()
const get = <T>(path: string) => ask<T>('GET', path)
const post = <T>(path: string, body?: unknown) => ask<T>('POST', path, body)

export const api = {
  games: () => get<Games>('games'),
  texts: (game: string, language: string) => get<string>(`games/${encodeURIComponent(game)}/texts/${language}`),
  print: ({ game, box, paper, language, ...asked }: Print) =>
    blob(`games/${game}/print/${box}/${paper}/${language}?${new URLSearchParams(asked)}`),
  home: () => get<Home>('home'),
  me: () => get<Guest>('me'),
  nameMe: (name: string) => post<Guest>('me', { name }),
  myTables: () => get<TableList>('me/tables'),
  pushKey: () => get<PushFacts>('push'),
  subscribe: (browser: PushBrowser) => post<PushFacts>('me/push', browser),
  unsubscribe: (endpoint: string) => post<PushFacts>('me/push/end', { endpoint }),
  lobby: () => get<TableList>('tables'),
  create: (table: NewTable) => post<Snapshot>('tables', table),
  join: (id: string, seat: number | null = null) => post<Snapshot>(`tables/${id}/join`, { seat }),
  leave: (id: string) => post<Guest>(`tables/${id}/leave`),
  seatBot: (id: string, seat: number, bot: string | null) => post<Snapshot>(`tables/${id}/bots`, { seat, bot }),
  start: (id: string, fill: string | null) => post<Snapshot>(`tables/${id}/start`, { fill }),
  waiting: () => get<Waiting>('pairings'),
  pair: (wanted: Wanted) => post<Snapshot>('pairings', wanted),
  stopWaiting: () => ask<Guest>('DELETE', 'pairings'),
  challenge: (game: string) => get<Challenge>(`challenges/${game}`),
  takeChallenge: (game: string) => post<Snapshot>(`challenges/${game}`),
  challengeOf: (game: string, day: string) => get<Challenge>(`challenges/${game}/${day}`),
  /** A further try, which does not count. */
  tryAgain: (game: string, day: string) => post<Snapshot>(`challenges/${game}/${day}`),
  /** Today's deal with a kept set, or a day's. */
  setChallenge: (set: string, day: string) => get<Challenge>(`sets/${set}/challenge${day && `/${day}`}`),
  takeSetChallenge: (set: string) => post<Snapshot>(`sets/${set}/challenge`),
  trySetAgain: (set: string, day: string) => post<Snapshot>(`sets/${set}/challenge/${day}`),
  /** The challenge that is played at a table, whatever became of its set. */
  tableChallenge: (id: string) => get<Challenge>(`tables/${id}/challenge`),
  tryTableAgain: (id: string) => post<Snapshot>(`tables/${id}/challenge`),
  myChallenges: () => get<ChallengeHistory>('me/challenges'),
  look: (id: string) => get<Snapshot>(`tables/${id}`),
  /** Ask for a rematch, or agree to it. */
  rematch: (id: string) => post<Snapshot>(`tables/${id}/rematch?ready=1`),
  offerTransfer: (id: string) => post<Transfer>(`tables/${id}/transfer`),
  transfer: (token: string) => post<Snapshot>(`transfers/${token}`),
  course: (id: string) => get<Course>(`tables/${id}/course`),
  position: (id: string, position: number, seat: number | null) =>
    get<View>(`tables/${id}/replay?position=${position}${seat === null ? '' : `&seat=${seat}`}`),
  /** Have a table's match reviewed, or one of a match file. */
  reviewTable: (id: string) => post<Reviewing>(`tables/${id}/review`),
  reviewFile: (file: string) => post<Reviewing>('reviews', { file }),
  review: (id: string) => get<Reviewing>(`reviews/${id}`),
  /** What would have been seen after the best turn instead. */
  better: (id: string, turn: number) => get<View>(`reviews/${id}/best?turn=${turn}`),
  /** A picture of a finished match: a table's, or of a match file. */
  tablePicture: (id: string, wish: PictureWish) => picture(`tables/${id}/picture`, wish),
  filePicture: (wish: PictureFile) => picture('pictures', wish),
  matchFile: (id: string) => get<string>(`tables/${id}/file`),
  myStudies: () => get<StudyList>('me/studies'),
  study: (id: string) => get<StudyFacts>(`studies/${id}`),
  newStudy: (study: NewStudy) => post<StudyFacts>('studies', study),
  changeStudy: (id: string, change: StudyChange) => post<StudyFacts>(`studies/${id}`, change),
  deleteStudy: (id: string) => ask<StudyList>('DELETE', `studies/${id}`),
  /** What the game's reader says of a component set; nothing is kept. */
  checkSet: (game: string, text: string) => post<SetVerdict>('sets/check', { game, text }),
  mySets: () => get<SetList>('me/sets'),
  set: (id: string) => get<SetFacts>(`sets/${id}`),
  newSet: (set: NewSet) => post<SetFacts>('sets', set),
  changeSet: (id: string, change: SetChange) => post<SetFacts>(`sets/${id}`, change),
  deleteSet: (id: string) => ask<SetList>('DELETE', `sets/${id}`),
  tableSet: (id: string) => get<TableSet>(`tables/${id}/set`),
  file: (file: MatchFile) => post<FileFacts>('replay', file),
}
