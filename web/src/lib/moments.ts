/** What a game explains on its points card and when it first happens: data of the games, and what has been reached. */
import type { View } from './api/types'

/** A line of what scores in a match: `GAME-scores-NAME` says it. */
export interface ScoringLine {
  name: string
  args?: Record<string, string | number>
  /** Which of the game's signs stands before it. */
  sign: string
  /** The section of the rules that it leads to. */
  section: string
}

/** Something that is explained when it first happens: `GAME-moment-NAME` is its title, `GAME-moment-NAME-text` the rest. */
export interface Moment {
  name: string
  sign: string
  section: string
  /** Whether it is part of the end: it is told there, and nothing else is. */
  end?: boolean
  /** The fields of the board where a seat that sees this sees it; null: it has not happened. */
  at(view: View): string[] | null
  /** What its text is told about the match. */
  args?(view: View): Record<string, string | number>
}

/** A moment that has come. */
export interface Reached {
  /** Its own name among those of all games. */
  id: string
  sign: string
  section: string
  fields: string[]
  args: Record<string, string | number>
}

/** All moments that have come in a match, as a seat sees it; those who only look on have none. */
export function reached(moments: readonly Moment[], view: View): Reached[] {
  if (view.seat === null) return []
  return moments
    .filter(({ end = false }) => end === view.over)
    .flatMap(({ name, sign, section, at, args }) => {
      const fields = at(view)
      if (!fields) return []
      return [{ id: `${view.game}-moment-${name}`, sign, section, fields, args: args?.(view) ?? {} }]
    })
}

/** A place on the board where it is, of several that may be none. */
export const orNull = (fields: string[]): string[] | null => (fields.length ? fields : null)
/** It has happened, nowhere on the board. */
export const once = (happened: boolean): string[] | null => (happened ? [] : null)
