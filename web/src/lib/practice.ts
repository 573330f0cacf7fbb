/** Puzzles as the page has them: read from the file that comes with each game, the one of a day, which comes next. */
import type { View } from './api/types'

/** From the easiest on. */
export const GRADES = ['lane', 'street', 'avenue', 'boulevard', 'maze'] as const
export type Grade = (typeof GRADES)[number]

export interface Puzzle {
  id: string
  game: string
  kind: string
  grade: Grade
  seat: number
  /** The number that is asked for: before the turn, the highest that a turn brings it to, and any other. */
  before: number
  best: number
  next: number
  legal: number
  /** Turns that reach it, or what turns that do begin with. */
  solutions: string[]
  /** For each level of bots how often it was solved, of how many tries. */
  solved: { level: string; right: number; tries: number }[]
  /** The match up to the position. */
  file: string
}

/** How the number of a kind is read off a view; kinds that are not named are points. */
export type Measures = Record<string, (view: View, seat: number) => number>

const files = import.meta.glob<string>('../../../src/quartier/games/*/data/puzzles.txt', {
  query: '?raw',
  import: 'default',
})
const FOLDER = /games\/(\w+)\/data/

/** The games that have puzzles. */
export const practised: string[] = Object.keys(files).map((path) => FOLDER.exec(path)![1]!)

/** The puzzles of a game; none if it has none. */
export async function puzzlesOf(game: string): Promise<Puzzle[]> {
  const load = Object.entries(files).find(([path]) => FOLDER.exec(path)![1] === game)?.[1]
  return load ? readPuzzles(await load()) : []
}

/** Read a file that Python has written, and checks. */
export function readPuzzles(text: string): Puzzle[] {
  const [head = '', ...parts] = text.split(/^(?=\[[0-9a-f]{8}\]$)/m)
  const headers = pairsOf(head)
  return parts.map((part) => read(part, (key) => valueIn(headers, key)))
}

type Pairs = [key: string, value: string][]

const pairsOf = (text: string): Pairs =>
  text.split('\n').flatMap((line): Pairs => {
    const [, key, value] = /^([a-z0-9._-]+): (.*)$/.exec(line) ?? []
    return key === undefined ? [] : [[key, value!]]
  })

const valueIn = (pairs: Pairs, key: string): string => pairs.find(([name]) => name === key)?.[1] ?? ''

function read(part: string, header: (key: string) => string): Puzzle {
  const pairs = pairsOf(part)
  const value = (key: string) => valueIn(pairs, key)
  const all = (key: string) => pairs.filter(([name]) => name === key).map(([, found]) => found)
  const solved = [...value('solved').matchAll(/([a-z]+) (\d+)\/(\d+)/g)].map(([, level, right, tries]) => ({
    level: level!,
    right: Number(right),
    tries: Number(tries),
  }))
  const seen = solved.findIndex(({ right, tries }) => 2 * right >= tries)
  const lines = [
    'quartier match 1',
    `game: ${header('game')}`,
    `rules: ${header('rules')}`,
    `seats: ${value('seats')}`,
    ...pairs.filter(([key]) => key.startsWith('option.')).map(([key, found]) => `${key}: ${found}`),
    'box: house',
    `box-sha256: ${header('box-sha256')}`,
    `seed: ${value('seed')}`,
    '',
    '[turns]',
    ...all('turn'),
  ]
  return {
    id: part.slice(1, 9),
    game: header('game'),
    kind: value('kind'),
    grade: GRADES[seen < 0 ? GRADES.length - 1 : seen]!,
    seat: Number(value('seat')) - 1,
    before: Number(value('before')),
    best: Number(value('best')),
    next: Number(value('next')),
    legal: Number(value('legal')),
    solutions: all('solution'),
    solved,
    file: `${lines.join('\n')}\n`,
  }
}

const DAY = 24 * 3600 * 1000

/** The puzzle of a day, named as in 2026-11-17: by their names one after the other, as Python counts too. */
export function dailyOf(puzzles: Puzzle[], day: string): Puzzle {
  const ordered = puzzles.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return ordered[Math.round(Date.parse(`${day}T00:00Z`) / DAY) % ordered.length]!
}

/** What to solve after a puzzle: the next of its grade that is not solved yet; then simply the next. */
export function nextOf(puzzles: Puzzle[], grade: Grade, after: string, solved: (id: string) => boolean): Puzzle | null {
  const same = puzzles.filter((puzzle) => puzzle.grade === grade)
  const at = same.findIndex(({ id }) => id === after)
  const others = [...same.slice(at + 1), ...same.slice(0, Math.max(at, 0))]
  return others.find(({ id }) => !solved(id)) ?? others[0] ?? null
}

/** Whether a turn is one of those that reach what is asked for. */
export const solves = ({ solutions }: Puzzle, turn: string): boolean =>
  solutions.some((solution) => turn === solution || turn.startsWith(`${solution} `))
