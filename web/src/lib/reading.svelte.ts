/** How a book of rules is read: what is looked for in it, and whether it stands beside a board. */
import { getContext, setContext } from 'svelte'

export class Reading {
  /** What is looked for. */
  term = $state('')

  /** @param beside whether it stands beside a board, which its links must not leave */
  constructor(readonly beside: boolean) {}
}

const KEY = Symbol('reading')

export const beginReading = (reading: Reading) => setContext(KEY, reading)
export const reading = () => getContext<Reading>(KEY)
