/** A seat's points with those that its turn has earned and that are counted when all are ready. */
import type { GamePage } from '../games/games'
import type { Standing, View } from './api/types'

export function expected(game: Pick<GamePage, 'due'>, view: View, seat: number): Standing {
  const standing = view.standings[seat]!
  const due = game.due?.(view, seat) ?? []
  const points = due.reduce((sum, item) => sum + item.points, 0)
  return { ...standing, score: standing.score + points, items: [...standing.items, ...due] }
}

/** Whether there are points to speak of: where a marker begins is nothing that was earned. */
export function earned({ items }: Standing): boolean {
  return items.some(({ points, reason }) => points && !reason.id.endsWith('-item-start'))
}
