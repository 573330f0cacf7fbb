/** What was possible in a match, had everything been known beforehand: once for all accounts that could make the same. */
import type { Best, Review } from './api/types'

export interface Possible {
  best: Best
  /** The places of its accounts in the review. */
  accounts: number[]
}

export function possibleOf(review: Review): Possible[] {
  const found: Possible[] = []
  review.accounts.forEach(({ hindsight }, place) => {
    if (!hindsight) return
    const { score, bound } = hindsight
    const same = found.find(({ best }) => best.score === score && best.bound === bound)
    if (same) same.accounts.push(place)
    else found.push({ best: hindsight, accounts: [place] })
  })
  return found
}
