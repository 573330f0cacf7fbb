/** The review of a finished match: asked for, waited for, then what it says of each turn. */
import { api, Refused, UNREACHABLE } from './api/http'
import type { Problem, Review, ReviewedTurn, Reviewing, View } from './api/types'
import { problemOf } from './trouble'

/** Milliseconds between two looks at how far it is. */
const PAUSE = 1000
/** A page without a server says where reviews are made. */
const OFFLINE: Problem = { code: 'unreachable', text: { id: 'page-review-offline', args: {} } }

export class MatchReview {
  /** How many turns and deals of how many are thought about; null while nobody has asked. */
  progress = $state.raw<{ done: number; turns: number; deals: number } | null>(null)
  found = $state.raw<Review | null>(null)
  problem = $state.raw<Problem | null>(null)
  #id = ''
  #closed = false
  readonly #better = new Map<number, Promise<View>>()

  constructor(
    readonly request: () => Promise<Reviewing>,
    readonly pause = PAUSE,
  ) {}

  /** Ask for it, and wait until it is there. */
  async ask(): Promise<void> {
    if (this.progress || this.found) return
    this.problem = null
    this.progress = { done: 0, turns: 0, deals: 0 }
    try {
      let state = await this.request()
      while (!state.review) {
        this.progress = { done: state.done, turns: state.turns, deals: state.deals }
        await new Promise((resolve) => setTimeout(resolve, this.pause))
        if (this.#closed) return
        state = await api.review(state.id)
      }
      this.#id = state.id
      this.found = state.review
    } catch (error) {
      this.problem = error instanceof Refused && error.problem === UNREACHABLE ? OFFLINE : problemOf(error)
    }
    this.progress = null
  }

  /** What is said of a turn, by its number from 1. */
  turn(number: number): ReviewedTurn | null {
    return this.found?.turns[number - 1] ?? null
  }

  /** The best turn in the place of the one played, where that lost something. */
  better(number: number): Promise<View> | null {
    if (!this.turn(number)?.lost) return null
    let view = this.#better.get(number)
    if (!view) {
      view = api.better(this.#id, number)
      view.catch(() => this.#better.delete(number))
      this.#better.set(number, view)
    }
    return view
  }

  close(): void {
    this.#closed = true
  }
}
