/** What is new at a table for whoever sits before this page: a turn, the start, the end; each once. */
import type { Side } from './side'

export type News = 'turn' | 'start' | 'end'

/** How a table stands for whoever sits before this page: another text whenever there may be something to tell. */
export function standing(link: Side): string | null {
  const { seat, table, view } = link
  if (seat === null || !table) return null
  if (!view) return 'waiting'
  if (view.over) return 'end'
  return link.acting && !table.seats[seat]?.away ? `turn ${seat} ${view.wave}` : 'others'
}

/** Tells what is new when a table stands another way: each turn once, and nothing to whoever has just come. */
export class Listening {
  #before: string | null = null
  #turn = ''

  hear(now: string | null): News | null {
    const before = this.#before
    this.#before = now
    if (now === null || now === before) return null
    const turn = now.startsWith('turn')
    // A turn that was made and taken back is the same one.
    if (turn && now === this.#turn) return null
    if (turn) this.#turn = now
    if (before === null) return null
    if (before === 'waiting') return 'start'
    if (now === 'end') return 'end'
    return turn ? 'turn' : null
  }
}
