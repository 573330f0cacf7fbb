/** How a table is set up from this page: somebody with a name, then the table, then its address. */
import { api } from './api/http'
import type { NewTable, Problem, Snapshot } from './api/types'
import { person } from './person.svelte'
import { router } from './router.svelte'
import { problemOf } from './trouble'

/** Do something for which one needs a name; return why it was not done, if it was not. */
async function asGuest(ask: () => Promise<Snapshot>): Promise<Problem | null> {
  try {
    await person.introduce()
    router.go(`/table/${(await ask()).table.id}`)
    return null
  } catch (error) {
    return problemOf(error)
  }
}

export const setUp = (table: NewTable) => asGuest(() => api.create(table))
export const takeSeat = (id: string, seat: number | null = null) => asGuest(() => api.join(id, seat))
export const takeOver = (token: string) => asGuest(() => api.transfer(token))
export const takeChallenge = (game: string) => asGuest(() => api.takeChallenge(game))
export const again = (id: string) => asGuest(() => api.rematch(id))
