/** What Home tells of games, tables and challenges: the server's answer and the matches of this device in one. */
import { known } from '../games/games'
import { api, Refused } from './api/http'
import type { ChallengeResult, GameFacts, Home as Answer, TableFacts } from './api/types'
import { factsOf, type Kept } from './kept.svelte'

/** A table or a match of this device. */
export interface Line {
  table: TableFacts
  you: number | null
  /** The seats that are to act. */
  acting: number[]
  /** Whether this device keeps it. */
  here: boolean
}

/** What is new every day: how far one is with it, and how others did. */
export interface Daily {
  /** Where it goes on, or can be looked at; empty: not begun. */
  path: string
  going: boolean
  score: number | null
  rank: number | null
  finished: number
  best: ChallengeResult[]
}

export interface Home {
  games: GameFacts[]
  going: Line[]
  finished: Line[]
  daily: Record<string, Daily>
  /** For how many days in a row a challenge of the server was finished. */
  streak: number
}

/** Before anybody has answered. */
export const EMPTY: Home = { games: known.games, going: [], finished: [], daily: {}, streak: 0 }

/** The day as this device counts it, in the form that Swedes write and everybody sorts by. */
export const today = () => new Date().toLocaleDateString('sv')

/** The server's part; nothing where there is no server. */
export async function askServer(): Promise<Answer | null> {
  try {
    return await api.home()
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

export const isDue = ({ table, you, acting }: Line) =>
  table.status === 'running' && you !== null && acting.includes(you)

export function homeOf(answer: Answer | null, kept: Kept[]): Home {
  const lines = [...(answer ? linesOf(answer) : []), ...kept.map(lineHere)]
  const order = (line: Line) => (isDue(line) ? 0 : line.table.status === 'running' ? 1 : 2)
  const age = ({ table }: Line) => table.ended || table.started || table.created
  const games = answer?.games.games ?? known.games
  return {
    games,
    going: lines
      .filter(({ table }) => table.status === 'open' || table.status === 'running')
      .sort((one, other) => order(one) - order(other) || age(other) - age(one)),
    finished: lines.filter(({ table }) => table.status === 'over').sort((one, other) => age(other) - age(one)),
    daily: answer ? challengesOf(answer) : dealsOf(games, kept),
    streak: answer?.streak ?? 0,
  }
}

function linesOf({ tables: { tables, you }, acting }: Answer): Line[] {
  return tables.map((table, at) => ({ table, you: you[at] ?? null, acting: acting[at] ?? [], here: false }))
}

/** Bots think when a match is open, so it always waits for somebody here. */
function lineHere(kept: Kept): Line {
  const people = kept.seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]))
  const you = people.length === 1 ? people[0]! : null
  return { table: factsOf(kept), you, acting: kept.ended ? [] : people, here: true }
}

function challengesOf({ challenges }: Answer): Record<string, Daily> {
  return Object.fromEntries(
    Object.entries(challenges).map(([game, { table, score, rank, finished, best }]) => [
      game,
      { path: table && `/table/${table}`, going: !!table && score === null, score, rank, finished, best },
    ]),
  )
}

/** Without a server everybody has their own deal of the day, as often as they like; the best counts. */
function dealsOf(games: GameFacts[], kept: Kept[]): Record<string, Daily> {
  const day = today()
  return Object.fromEntries(
    games.map(({ name }) => {
      const mine = kept.filter((match) => match.game === name && match.day === day)
      const going = mine.find(({ ended }) => !ended)
      const scores = mine.flatMap(({ places }) => places.slice(0, 1)).map(({ score }) => score)
      const score = scores.length ? Math.max(...scores) : null
      return [
        name,
        {
          path: going ? `/match/${going.id}` : '',
          going: !!going,
          score,
          rank: null,
          finished: scores.length,
          best: [],
        },
      ]
    }),
  )
}
