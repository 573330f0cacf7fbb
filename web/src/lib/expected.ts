/** A seat's points with those that its turn has earned and that are counted when all are ready. */
import type { GamePage } from '../games/games'
import type { Standing, View } from './api/types'

export function expected(game: Pick<GamePage, 'due'>, view: View, seat: number): Standing {
  const standing = view.standings[seat]!
  const due = game.due?.(view, seat) ?? []
  const points = due.reduce((sum, item) => sum + item.points, 0)
  return { ...standing, score: standing.score + points, items: [...standing.items, ...due] }
}
