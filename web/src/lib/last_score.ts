/** What the last game like this one brought, when one plays alone to beat one's own score. */
import type { TableFacts } from './api/types'

export function lastScore(table: TableFacts, mine: readonly TableFacts[]): number | null {
  const before = mine.filter((other) => other.id !== table.id && other.ended < table.ended && alike(table, other))
  const last = before.sort((one, other) => one.ended - other.ended).at(-1)
  return last?.places[0]?.score ?? null
}

/** Whether the same game was played to its end, alone and with the same options. */
function alike(table: TableFacts, other: TableFacts): boolean {
  const options = (facts: TableFacts) => JSON.stringify(Object.entries(facts.options).sort())
  return (
    other.game === table.game &&
    other.status === 'over' &&
    other.seats.length === 1 &&
    options(other) === options(table)
  )
}
