/** The course of a match: where its rounds end, and what each moment of it brought. */
import type { Course, LogEntry } from './api/types'

/** How a game counts its rounds, where a new one does not begin when a seat plays again; set-up is round 0. */
export type RoundOf = (entry: LogEntry, seats: number) => number

export interface Round {
  /** As the game counts it; 0 is the start. */
  number: number
  /** The position after the last turn of the round. */
  position: number
  scores: number[]
}

/** The round of each turn. */
export function roundNumbers(log: readonly LogEntry[], seats: number, roundOf?: RoundOf): number[] {
  if (roundOf) return log.map((entry) => roundOf(entry, seats))
  let [round, played] = [1, new Set<number>()]
  return log.map(({ seat }) => {
    if (played.has(seat)) [round, played] = [round + 1, new Set()]
    played.add(seat)
    return round
  })
}

/** One entry for the start and one for each round. */
export function rounds({ positions, seats }: Course, roundOf?: RoundOf): Round[] {
  const log = positions.flatMap(({ turn }) => turn ?? [])
  const numbers = [0, ...roundNumbers(log, seats, roundOf)]
  return positions.flatMap(({ scores }, position) =>
    numbers[position] === numbers[position + 1] ? [] : [{ number: numbers[position]!, position, scores }],
  )
}

/** The round in which a position lies, by its place among them. */
export function roundAt(course: Round[], position: number): number {
  const found = course.findIndex((round) => round.position >= position)
  return found < 0 ? course.length - 1 : found
}

export interface Moment {
  seat: number
  points: number
  /** The position after it. */
  position: number
}

/**
 * What brought a seat the most at once, before the last wave, in which some games pay out at the end. Turns of one
 * wave are made together, and paid for when all have made theirs.
 */
export function bestMoment({ positions }: Course): Moment | null {
  let [best, before]: [Moment | null, number[]] = [null, positions[0]!.scores]
  const last = positions.at(-1)!.turn?.wave
  positions.forEach(({ scores, turn }, position) => {
    const next = positions[position + 1]?.turn
    if (!turn || !next || next.wave === turn.wave || turn.wave === last) return
    scores.forEach((score, seat) => {
      const points = score - before[seat]!
      if (points > (best?.points ?? 0)) best = { seat, points, position }
    })
    before = scores
  })
  return best
}
