/** Points that are counted up, one kind after the other, as on the score track after a game. */
import { untrack } from 'svelte'
import type { Category } from './categories'

/** Milliseconds for one kind, and at most for all of them. */
const EACH = 1100
const ALL = 6000
const TICK = 40

export class Counting {
  /** How many kinds have been counted; the one that is being counted in part. */
  #done = $state(Infinity)
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(readonly kinds: () => readonly Category[]) {}

  get running(): boolean {
    return this.#done < this.kinds().length
  }

  /** The kind that is being counted, by its place. */
  get kind(): number | null {
    return this.running ? Math.floor(this.#done) : null
  }

  /** What a seat has so far. */
  points(seat: number): number {
    return countedUpTo(this.kinds(), seat, this.#done)
  }

  begin(): void {
    this.end()
    const number = untrack(this.kinds).length
    if (!number) return
    const step = TICK / Math.min(EACH, ALL / number)
    this.#done = 0
    this.#timer = setInterval(() => {
      this.#done += step
      if (this.#done >= number) this.end()
    }, TICK)
  }

  /** All has been counted. */
  end(): void {
    clearInterval(this.#timer)
    this.#done = Infinity
  }
}

/** A seat's points of so many kinds, the last of them in part. */
export function countedUpTo(kinds: readonly Category[], seat: number, done: number): number {
  return kinds.reduce((sum, { points }, index) => {
    const part = Math.min(1, Math.max(0, done - index))
    return sum + Math.round(part * points[seat]!)
  }, 0)
}
