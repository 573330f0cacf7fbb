/** How a table is set up from this page: somebody with a name, then the table, then its address. */
import { api } from './api/http'
import type { NewTable, Problem, Snapshot, Wanted } from './api/types'
import type { WhichDay } from './day'
import { person } from './person.svelte'
import { router } from './router.svelte'
import { problemOf } from './trouble'

/** Do something for which one needs a name, this one if one was typed; return why it was not done, if it was not. */
async function asGuest(ask: () => Promise<Snapshot>, name = ''): Promise<Problem | null> {
  try {
    if (name.trim() && name.trim() !== person.name) await person.rename(name)
    else await person.introduce()
    router.go(`/table/${(await ask()).table.id}`)
    return null
  } catch (error) {
    return problemOf(error)
  }
}

export const setUp = (table: NewTable, name = '') => asGuest(() => api.create(table), name)
export const takeSeat = (id: string, seat: number | null = null, name = '') => asGuest(() => api.join(id, seat), name)
export const findSomebody = (wanted: Wanted) => asGuest(() => api.pair(wanted))
export const takeOver = (token: string) => asGuest(() => api.transfer(token))
export const takeChallenge = (game: string) => asGuest(() => api.takeChallenge(game))
export const takeSetChallenge = (set: string) => asGuest(() => api.takeSetChallenge(set))
export const tryAgain = (which: WhichDay, day: string) =>
  asGuest(() => {
    if ('table' in which) return api.tryTableAgain(which.table)
    return 'set' in which ? api.trySetAgain(which.set, day) : api.tryAgain(which.game, day)
  })
export const again = (id: string) => asGuest(() => api.rematch(id))
