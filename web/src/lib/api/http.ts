/** The server's HTTP interface, one function for each thing that can be asked. */
import type {
  Challenge,
  Course,
  FileFacts,
  Games,
  Guest,
  Home,
  MatchFile,
  NewTable,
  Problem,
  PushBrowser,
  PushFacts,
  Snapshot,
  TableList,
  Transfer,
  View,
  Waiting,
  Wanted,
} from './types'
import { server, site } from '../reach.svelte'

/** The server said no, or could not be reached. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code)
  }
}

export const UNREACHABLE: Problem = { code: 'unreachable', text: { id: 'page-unreachable', args: {} } }

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
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
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
  if (response.ok) return (isJson ? response.json() : response.text()) as Promise<T>
  throw new Refused(isJson ? ((await response.json()) as { error: Problem }).error : UNREACHABLE)
}

const get = <T>(path: string) => ask<T>('GET', path)
const post = <T>(path: string, body?: unknown) => ask<T>('POST', path, body)

export const api = {
  games: () => get<Games>('games'),
  texts: (game: string, language: string) => get<string>(`games/${encodeURIComponent(game)}/texts/${language}`),
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
  look: (id: string) => get<Snapshot>(`tables/${id}`),
  /** Ask for a rematch, or agree to it. */
  rematch: (id: string) => post<Snapshot>(`tables/${id}/rematch?ready=1`),
  offerTransfer: (id: string) => post<Transfer>(`tables/${id}/transfer`),
  transfer: (token: string) => post<Snapshot>(`transfers/${token}`),
  course: (id: string) => get<Course>(`tables/${id}/course`),
  position: (id: string, position: number, seat: number | null) =>
    get<View>(`tables/${id}/replay?position=${position}${seat === null ? '' : `&seat=${seat}`}`),
  file: (file: MatchFile) => post<FileFacts>('replay', file),
}
