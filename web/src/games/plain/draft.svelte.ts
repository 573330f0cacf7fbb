/** A turn of any game while it is thought about: the steps so far, and how it may go on. */
import type { View } from '../../lib/api/types'
import type { Desk } from '../../lib/desk.svelte'
import { play } from '../../lib/sound'

/** After how long a server that did not answer is asked again. */
const ASK_AGAIN = 1000

export class StepDraft {
  steps = $state.raw<string[]>([])
  /** The step under the pointer or under the keys: what it would bring is shown. */
  proposed = $state<string | null>(null)
  /** How the turn may go on after its steps; null until it is known. */
  next = $state.raw<string[] | null>(null)
  view = $state.raw<View>() as View

  constructor(
    view: View,
    readonly desk: Desk,
  ) {
    this.begin(view)
  }

  /** Begin a decision. */
  begin(view: View): void {
    this.view = view
    this.#go([])
  }

  /** The steps to choose from. */
  readonly legal: string[] = $derived((this.steps.length ? this.next : this.view.legal) ?? [])
  readonly whole: boolean = $derived(this.steps.length > 0 && this.next?.length === 0)
  readonly notation: string = $derived(this.steps.join(' '))
  /** The draft with what is under the pointer, which is only looked at. */
  readonly pointed: string = $derived(
    this.proposed !== null && this.legal.includes(this.proposed) ? [...this.steps, this.proposed].join(' ') : '',
  )

  /** Learn how the turn may go on. */
  async learnNext(): Promise<void> {
    const steps = this.steps
    if (!steps.length) return
    const answer = await this.desk.ask(steps.join(' '))
    if (this.steps !== steps) return
    if (!answer) {
      setTimeout(() => this.steps === steps && void this.learnNext(), ASK_AGAIN)
    } else if (answer.problem) {
      this.#go(steps.slice(0, -1))
      this.desk.problem = answer.problem
    } else this.next = answer.legal
  }

  choose(step: string): void {
    this.#go([...this.steps, step])
    play('place')
  }

  /** Take the last step back. */
  back(): void {
    this.#go(this.steps.slice(0, -1))
  }

  /** Put a whole turn into the draft, as a hint does. */
  take(turn: string): void {
    this.#go(turn.split(' '))
  }

  #go(steps: string[]): void {
    this.steps = steps
    this.next = this.proposed = null
    this.desk.problem = null
  }
}
