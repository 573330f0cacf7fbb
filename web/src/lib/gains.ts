/** What a draft adds to each line of a score: lines before and after it are paired, then compared. */
import type { Item } from './api/types'

/**
 * The gain of each line of `after`. Lines of one piece are paired in their order; a piece that moved is paired
 * with what it was: a line that shares its fields, else one that is left over.
 */
export function gains(before: readonly Item[], after: readonly Item[]): number[] {
  const left = [...before]
  const take = (fits: (line: Item) => boolean): Item | undefined => {
    const index = left.findIndex(fits)
    return index < 0 ? undefined : left.splice(index, 1)[0]
  }
  const pairs = after.map((line) => take(({ piece }) => piece === line.piece))
  const shares = (line: Item) => (other: Item) => other.fields.some((field) => line.fields.includes(field))
  after.forEach((line, index) => (pairs[index] ??= take(shares(line))))
  after.forEach((_, index) => (pairs[index] ??= take(() => true)))
  return after.map((line, index) => line.points - (pairs[index]?.points ?? 0))
}
