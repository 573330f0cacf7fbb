/** A day's challenge: where its neighbours are, how a result compares, and what is said of it to others. */
import { api } from './api/http'
import type { BestPossible, Challenge } from './api/types'
import { dateOf, say } from './texts.svelte'

const DAY = 24 * 3600 * 1000
/** How often the server is asked whether the best possible result is there, and how many times at most. */
const PATIENCE = 5000
const TRIES = 60

/** Whose challenge is meant: the house's of a game, that with a kept set, or that of a table; no day is today. */
export type WhichDay = { game: string; day: string } | { set: string; day: string } | { table: string }

async function lookAt(which: WhichDay): Promise<Challenge> {
  if ('table' in which) return api.tableChallenge(which.table)
  if ('set' in which) return api.setChallenge(which.set, which.day)
  return which.day ? api.challengeOf(which.game, which.day) : api.challenge(which.game)
}

/** Where the days of a challenge are on the page; nowhere where its set is not kept any more. */
export function daysOf(game: string, { set }: Pick<Challenge, 'set'>): string {
  if (!set) return `/challenge/${game}`
  return set.id && `/set/${set.id}/day`
}

/** The day so many days later, as in 2026-11-16. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** How much of the best a result is; never 100 unless it is the best. */
export const percentOf = (score: number, { score: best }: BestPossible): number | null =>
  best > 0 ? Math.max(0, Math.floor((100 * score) / best)) : null

/** A result in few words: compared with the best where that is known, which gives nothing away; else by its points. */
export function inShort({ score, failed, possible }: Pick<Challenge, 'score' | 'failed' | 'possible'>): string {
  const percent = possible && score !== null ? percentOf(score, possible) : null
  if (percent !== null) return say(possible!.proven ? 'page-day-percent' : 'page-day-percent-found', { percent })
  return failed ? say('page-day-lost') : say('page-day-points', { points: score ?? 0 })
}

/** The line to share, without a word of the deal. */
export function lineOf(game: string, found: Challenge): string {
  const { day, rank, finished, set } = found
  const told = { day: dateOf(day), result: inShort(found), rank: rank ?? 0, finished, game: say(`${game}-title`) }
  return set ? say('page-day-set-line', { ...told, title: set.title }) : say('page-day-line', told)
}

/** Ask for a day's challenge, again and again as long as something is coming; the answer stops it. */
export function watchDay(which: WhichDay, tell: (found: Challenge) => void, fail: (error: unknown) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  async function ask(left: number): Promise<void> {
    try {
      const found = await lookAt(which)
      if (stopped) return
      tell(found)
      if (found.possible_coming && left) timer = setTimeout(() => void ask(left - 1), PATIENCE)
    } catch (error) {
      if (!stopped) fail(error)
    }
  }
  void ask(TRIES)
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
