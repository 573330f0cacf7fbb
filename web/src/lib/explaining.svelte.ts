/** Explains once what happens for the first time at a table: one thing at a time, at most one in each own turn. */
import { untrack } from 'svelte'
import type { GamePage } from '../games/games'
import type { TableFacts, View } from './api/types'
import { explained } from './explained'
import { reached, type Reached } from './moments'
import { settings } from './settings.svelte'
import type { Side } from './side'

/** How long a note stays at least, in milliseconds: who plays on after that has read it, or will not. */
export const READING = 8000
/** In the last seconds of anybody's clock, in milliseconds, nothing is explained. */
export const LAST = 10_000

/** Whether somebody's clock is about to run out. */
export function hurried({ clock, seats }: TableFacts, now: number): boolean {
  return clock !== null && seats.some(({ deadline }) => deadline !== null && deadline - now < LAST)
}

/** Which of its own turns a seat is at. */
const turnOf = ({ seat, log }: View) => `${seat} ${log.filter((entry) => entry.seat === seat).length}`

export class Explaining {
  #note = $state.raw<Reached | null>(null)
  #hurried = $state(false)
  /** What has come and still is so, the newest first. */
  #come: string[] = []
  #turn = ''
  #since = 0

  /** Watch a table as long as the component lives that makes this; while it is `quiet`, somebody else explains. */
  constructor(link: Side, game: Pick<GamePage, 'moments'>, quiet: () => boolean = () => false) {
    const looking = untrack(() => link.view?.over) // Who comes after the end is told nothing any more.
    if (!game.moments || looking) return
    $effect(() => {
      const { table } = link
      if (!table || table.clock === null) return
      const look = () => (this.#hurried = hurried(table, Date.now()))
      look()
      const timer = setInterval(look, 1000)
      return () => clearInterval(timer)
    })
    $effect(() => {
      const { view, table, seat } = link
      const playing = seat !== null && !table?.seats[seat]?.away && settings.moments && !quiet()
      const calm = !this.#hurried
      untrack(() => this.hear(view && playing ? reached(game.moments!, view) : [], view, calm, Date.now()))
    })
  }

  /** What is explained now. */
  get note(): Reached | null {
    return this.#hurried || !settings.moments ? null : this.#note
  }

  /** All that has come by now and still is so; show the next of it if it is time. */
  hear(come: Reached[], view: View | null, calm: boolean, now: number): void {
    if (!view) return
    const fresh = come.map(({ id }) => id).filter((id) => !this.#come.includes(id))
    this.#come = [...fresh, ...this.#come.filter((id) => come.some((other) => other.id === id))]
    const turn = turnOf(view)
    const done = turn !== this.#turn && now - this.#since >= READING
    // What only the match has is not told at its end.
    if (this.#note && (done || (view.over && !this.#come.includes(this.#note.id)))) this.#note = null
    if (this.#note || !calm || (turn === this.#turn && !view.over)) return
    // Another tab may have explained it meanwhile; and what was so a turn ago is told as it is now.
    const next = this.#come.find((id) => !explained.has(id))
    if (next === undefined) return
    this.#note = come.find(({ id }) => id === next)!
    this.#turn = turn
    this.#since = now
    explained.add(next)
  }

  /** It is understood. */
  close(): void {
    this.#note = null
  }

  /** Explain nothing any more. */
  async stop(): Promise<void> {
    this.close()
    settings.moments = false
    await settings.changed()
  }
}
