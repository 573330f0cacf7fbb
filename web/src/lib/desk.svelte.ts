/** The turn that is being thought about: what it would bring, how it may go on, why it may not be. */
import type { Message, Problem, View } from './api/types'
import type { Answer, Side } from './side'

/** What is to do when nothing is left but to confirm. */
export const READY: Message = { id: 'page-ready', args: {} }

const PAUSE = 60

export class Desk {
  /** The draft as notation: what is drawn as laid, what the points are shown for, and what is sent once it is whole. */
  draft = $state('')
  /** Whether the draft is a whole turn, which may be confirmed. */
  whole = $state(false)
  /** What the draft would bring. */
  after = $state.raw<View | null>(null)
  /** What it would bring together with what is under the pointer: for ghosts, never for the points of the draft. */
  pointed = $state.raw<View | null>(null)
  /** What is to do next, once a part of the turn is drafted. */
  phase = $state.raw<Message | null>(null)
  /** Why the draft under the pointer, or the last thing tried, may not be. */
  problem = $state.raw<Problem | null>(null)
  /** A turn that the board shall take up, as a hint gives it. */
  suggested = $state<string | null>(null)
  /** Whether a turn is on its way to the server. */
  sending = $state(false)

  #known = new Map<string, Promise<Answer | null>>()
  #seen: View | null = null
  #wanted = ''
  #pointing = ''
  /** Why the draft itself may not be. */
  #refused: Problem | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly link: Side) {}

  /** What is sent when the turn is confirmed; null: it is not whole. */
  get turn(): string | null {
    return this.whole ? this.draft : null
  }

  get aids(): boolean {
    return !!this.link.table?.aids
  }

  /** What a draft comes to; it is asked once as long as the view is the same. */
  ask(draft: string): Promise<Answer | null> {
    if (this.#seen !== this.link.view) this.#known.clear()
    this.#seen = this.link.view
    let answer = this.#known.get(draft)
    if (!answer) {
      answer = this.link.ask(draft)
      this.#known.set(draft, answer)
      void answer.then((found) => !found && this.#known.delete(draft))
    }
    return answer
  }

  /** Take up a draft, and what it would be with what is under the pointer. */
  take(draft: string, whole: boolean, pointed = ''): void {
    this.whole = whole
    this.draft = draft
    if (draft !== this.#wanted) void this.#look(draft)
    if (pointed !== this.#pointing) this.#point(pointed)
  }

  async #look(draft: string): Promise<void> {
    this.#wanted = draft
    const answer = draft ? await this.ask(draft) : null
    if (this.#wanted !== draft) return
    this.after = answer?.view ?? null
    this.#refused = answer?.problem ?? null
    if (!this.#pointing) this.problem = this.#refused
  }

  /** Look at what is under the pointer; the latest one wins, and a moving pointer does not flood the server. */
  #point(pointed: string): void {
    this.#pointing = pointed
    clearTimeout(this.#timer)
    if (!pointed) {
      this.pointed = null
      this.problem = this.#refused
      return
    }
    this.#timer = setTimeout(async () => {
      const answer = await this.ask(pointed)
      if (this.#pointing !== pointed) return
      this.pointed = answer?.view ?? null
      this.problem = answer?.problem ?? null
    }, PAUSE)
  }

  /** Say why a draft may not be, and leave everything as it is. */
  async explain(draft: string): Promise<void> {
    this.problem = (await this.ask(draft))?.problem ?? null
  }

  /** Play the turn. */
  async confirm(): Promise<void> {
    const { turn } = this
    if (turn === null || this.sending) return
    this.sending = true
    const problem = await this.link.move(turn)
    this.sending = false
    if (problem) this.problem = problem
    // A next decision may be on the board already, with a turn that is whole from the start.
    else if (this.turn === turn) this.clear()
  }

  /** Ask for a good turn and put it on the board. */
  async hint(): Promise<void> {
    const found = await this.link.hint()
    if (Array.isArray(found)) this.suggested = found[0]?.turn ?? null
    else this.problem = found
  }

  /** Take the last turn back; it stays on the board as a draft. */
  async undo(): Promise<void> {
    const { view, seat } = this.link
    const last = view?.log.findLast((entry) => entry.seat === seat)
    const problem = await this.link.undo()
    if (problem) this.problem = problem
    else if (this.link.acting) this.suggested = last?.turn ?? null
  }

  clear(): void {
    this.phase = null
    this.take('', false)
  }
}
