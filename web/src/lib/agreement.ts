/** Who at a table agrees to an engine's advice, whose word is missing, and whether one has a say. */
import type { TableFacts } from './api/types'

export interface Agreement {
  /** The seats of people: only they have a say. */
  people: number[]
  /** Those of the others who ask for it. */
  asking: number[]
  /** Those whose word is missing. */
  missing: number[]
  mine: boolean
  /** Whether there is something to be agreed on by whoever sits here. */
  open: boolean
}

export function agreementOf(table: TableFacts, you: number | null): Agreement {
  const people = table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const agreed = people.filter((seat) => table.seats[seat]!.advice)
  const mine = you !== null && agreed.includes(you)
  return {
    people,
    asking: agreed.filter((seat) => seat !== you),
    missing: people.filter((seat) => !agreed.includes(seat)),
    mine,
    open: you !== null && !table.challenge && (table.status === 'open' || table.status === 'running'),
  }
}
