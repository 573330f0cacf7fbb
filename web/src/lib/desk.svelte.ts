/** Where a turn is thought about and played from: the draft on the board, and what the table does with it. */
import { tick } from 'svelte'
import type { View } from './api/types'
import type { Draft } from './draft.svelte'
import { settings } from './settings.svelte'
import type { Answer, Side } from './side'

export class Desk {
  /** The draft of the board that is played on; what it shows is what is sent. */
  draft = $state.raw<Draft | null>(null)
  /** Whether a turn is on its way. */
  sending = $state(false)

  /** Who is asked before a turn is sent: a coach may hold it back once. */
  guard: ((turn: string) => Promise<boolean>) | null = null

  #known = new Map<string, Promise<Answer | null>>()
  #seen: View | null = null

  constructor(readonly link: Side) {}

  /** What is sent when the turn is confirmed; null: it is not whole. */
  get turn(): string | null {
    return this.draft?.whole ? this.draft.notation : null
  }

  /** Whether legal places and previews are shown: the table allows it, and whoever sits here wants it. */
  get aids(): boolean {
    return !!this.link.table?.aids && settings.aids
  }

  /** What a draft comes to; it is asked once as long as the view is the same. */
  async ask(draft: string): Promise<Answer | null> {
    if (this.#seen !== this.link.view) this.#known.clear()
    this.#seen = this.link.view
    let answer = this.#known.get(draft)
    if (!answer) {
      answer = this.link.ask(draft)
      this.#known.set(draft, answer)
      void answer.then((found) => !found && this.#known.delete(draft))
    }
    const found = await answer
    return found && !this.aids ? { ...found, view: null } : found
  }

  /** Play the turn. */
  async confirm(): Promise<void> {
    const { turn, draft } = this
    if (turn === null || this.sending) return
    this.sending = true
    const may = !this.guard || (await this.guard(turn))
    const problem = may ? await this.link.move(turn) : null
    this.sending = false
    if (problem) draft!.problem = problem
  }

  /** Take the last turn back; it stays on the board as a draft. */
  async undo(): Promise<void> {
    const { view, seat } = this.link
    const last = view?.log.findLast((entry) => entry.seat === seat)
    const problem = await this.link.undo()
    // The board begins the decision anew before the turn is put on it.
    await tick()
    if (problem && this.draft) this.draft.problem = problem
    else if (last && this.link.acting) this.draft?.take(last.turn)
  }
}
