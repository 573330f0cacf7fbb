/** A turn of any game while it is thought about: the steps so far, and the one that is looked at. */
import type { Message } from '../../lib/api/types'
import { Draft } from '../../lib/draft.svelte'
import { play } from '../../lib/sound'

export class StepDraft extends Draft {
  /** The step under the pointer or under the keys: what it would bring is shown. */
  proposed = $state<string | null>(null)

  protected override reset(): void {
    this.proposed = null
  }

  override get pointed(): string {
    const step = this.proposed
    return step !== null && this.legal?.includes(step) ? [...this.steps, step].join(' ') : ''
  }

  override get doing(): Message | null {
    return this.after?.phase ?? null
  }

  choose(step: string): void {
    this.proposed = null
    this.go([...this.steps, step])
    play('place')
  }
}
