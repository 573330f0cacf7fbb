/** Where a study begins: the addresses of studies of matches and of deals. */

/** A deal that is set up by hand. */
export interface Deal {
  game: string
  seats: number
  seed: string
  options: Record<string, string | number | boolean>
}

/** A study of a match (null: of the file that is open), from one of its positions on, or from its end. */
export function studyOf(match: string | null, at?: number): string {
  const query = new URLSearchParams()
  if (match) query.set('match', match)
  if (at !== undefined) query.set('at', String(at))
  return `/study/new?${query}`
}

/** A study of a deal. */
export const studyOfDeal = ({ game, seats, seed, options }: Deal): string =>
  `/study/new?${new URLSearchParams({ game, seats: String(seats), seed, options: JSON.stringify(options) })}`
