/** A guided match as `core/lesson.py` has it: what a coach asks for and says, and what of it is true in a match. */
import type { View } from './api/types'

/** By their names in a text: a number, and the path at which it is found. */
export type Claims = Record<string, [number, string]>

export interface Note {
  text: string
  part: string
  light: string[]
  dark: boolean
  claims: Claims
}

export interface Mistake {
  turn: string
  text: string
  rule: string
  claims: Claims
}

export interface LessonTurn {
  steps: string[][]
  free: string
  notes: Note[]
  asks: Note[]
  mistakes: Mistake[]
  enough: number | null
}

export interface Lesson {
  seed: string
  turns: LessonTurn[]
  ends: Note[]
  seats: number
  against: string
  options: Record<string, unknown>
  measure: string
  others: Record<string, string[]>
}

/** How far a guided match has come: what was heard of which turn, and whether the coach was sent away. */
export interface Progress {
  turn: number
  note: number
  off: boolean
}

/** A guided match as the table sees it. */
export interface Guide {
  readonly lesson: Lesson
  readonly progress: Progress
  /** Keep how far it has come. */
  heard(progress: Progress): void
  /** Begin it anew. */
  again(): void
}

/** The views before and after a turn. */
export interface Around {
  now: View
  then: View
}

/** The turn as it is shown. */
export const turnOf = ({ steps }: LessonTurn) => steps.map(([first]) => first).join(' ')

/** Whether a step is one of those that will do; `t-*` is any that begins so. */
const does = (step: string, wanted: string[]) =>
  wanted.some((one) => step === one || (one.endsWith('*') && step.startsWith(one.slice(0, -1))))

/** How many steps are as they were asked for, from the first on. */
export function agreeing(turn: LessonTurn, steps: string[]): number {
  const other = steps.findIndex((step, index) => !turn.steps[index] || !does(step, turn.steps[index]))
  return other < 0 ? steps.length : other
}

/** Whether it is a turn that was asked for. */
export const accepts = (turn: LessonTurn, steps: string[]) =>
  steps.length === turn.steps.length && agreeing(turn, steps) === steps.length

/** The mistake that a turn begins with, if it is one that is known and allowed. */
export const mistakeIn = (turn: LessonTurn, steps: string[]) =>
  turn.mistakes.find((one) => !one.rule && `${steps.join(' ')} `.startsWith(`${one.turn} `))

/** What is at a path: names and numbers with dots between them; `name=x` is the one of a list that is called so. */
export function found(around: Around, seat: number, path: string): unknown {
  if (path === 'gain') return around.then.standings[seat]!.score - around.now.standings[seat]!.score
  return path.split('.').reduce<unknown>(oneOf, around)
}

function oneOf(here: unknown, word: string): unknown {
  const [key, name] = word.split('=') as [string, string?]
  if (name !== undefined)
    return Array.isArray(here) ? here.find((part: Record<string, unknown>) => part[key] === name) : undefined
  return (here as Record<string, unknown> | null | undefined)?.[word]
}

/** Whether all of it is so. */
export function areTrue(claims: Claims[], around: Around, seat: number): boolean {
  return claims.flatMap(Object.values).every(([number, path]) => found(around, seat, path) === number)
}

/** What a text is given. */
export function figuresOf(claims: Claims): Record<string, number> {
  return Object.fromEntries(Object.entries(claims).map(([name, [number]]) => [name, number]))
}

/** What a seat is told to play after so many turns of its own. */
export function scripted({ others }: Lesson, seat: number, played: number): string | undefined {
  return others[seat + 1]?.[played]
}
