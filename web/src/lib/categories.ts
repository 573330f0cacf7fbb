/** Points by their kind: what each seat has of each, told by the names of the reasons that a game gives. */
import type { Item, Message, Standing } from './api/types'

export interface Category {
  /** How it is called. */
  name: Message
  /** For each seat what makes it up, and its points. */
  items: Item[][]
  points: number[]
  /** The seats that have the most of it, where not all have the same. */
  best: number[]
}

/**
 * The kinds of points that there are, those that bring most first. The reason `GAME-item-A-B` is of the kind
 * `GAME-points-A-B` if there is such a text, else of `GAME-points-A`, else of a kind of its own.
 */
export function categories(game: string, standings: readonly Standing[], has: (id: string) => boolean): Category[] {
  const found = new Map<string, Category>()
  standings.forEach(({ items }, seat) => {
    for (const item of items) {
      const name = kindOf(game, item.reason, has)
      const category = found.get(name.id) ?? {
        name,
        items: standings.map(() => []),
        points: standings.map(() => 0),
        best: [],
      }
      found.set(name.id, category)
      category.items[seat]!.push(item)
      category.points[seat]! += item.points
    }
  })
  const sum = ({ points }: Category) => points.reduce((all, each) => all + each, 0)
  const all = [...found.values()].filter(({ points }) => points.some((each) => each !== 0))
  for (const category of all) {
    const most = Math.max(...category.points)
    const best = category.points.flatMap((points, seat) => (points === most ? [seat] : []))
    if (best.length < standings.length) category.best = best
  }
  return all.sort((one, other) => sum(other) - sum(one))
}

function kindOf(game: string, reason: Message, has: (id: string) => boolean): Message {
  const words = reason.id.replace(`${game}-item-`, '').split('-')
  for (let length = words.length; length; length--) {
    const id = `${game}-points-${words.slice(0, length).join('-')}`
    if (has(id)) return { id, args: {} }
  }
  return reason
}
