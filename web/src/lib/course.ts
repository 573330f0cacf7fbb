/** The course of a match: the positions at which its rounds end. */
import type { Course } from './api/types'

export interface Round {
  /** The position after the last turn of the round. */
  position: number
  scores: number[]
}

/** One entry for the start and one for each round. */
export function rounds({ positions }: Course): Round[] {
  return positions.flatMap(({ scores, turn }, position) => {
    const next = positions[position + 1]?.turn
    return !turn || !next || next.wave !== turn.wave ? [{ position, scores }] : []
  })
}

/** The round in which a position lies. */
export function roundAt(course: Round[], position: number): number {
  const found = course.findIndex((round) => round.position >= position)
  return found < 0 ? course.length - 1 : found
}
