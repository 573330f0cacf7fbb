/** A turn while it is thought about: its steps, how it may go on, what it comes to. Games say what they mean. */
import type { Message, Problem, View } from './api/types'
import type { Desk } from './desk.svelte'
import type { Point } from './drawing'
import type { Answer } from './side'

/** What is to do when nothing is left but to confirm. */
const READY: Message = { id: 'page-ready', args: {} }
/** After how long somebody who did not answer is asked again. */
const ASK_AGAIN = 1000
/** How long a pointer rests before somebody is asked what it means: a server must not be flooded. */
const REST = 60

export abstract class Draft<Board = unknown> {
  view = $state.raw<View>() as View
  /** The steps after which the next one is chosen. */
  steps = $state.raw<string[]>([])
  /** Where the pointer or the keys are; null: nowhere. */
  cursor = $state.raw<Point | null>(null)
  /** Where something was pressed last, until the draft changes. */
  tried = $state.raw<Point | null>(null)
  /** Whether a piece is being carried by the pointer. */
  lifted = $state(false)
  /** What the draft would bring together with what is under the pointer: for ghosts, never for its points. */
  seen = $state.raw<View | null>(null)
  /** What was under the pointer when that was asked; it comes a moment later than the pointer. */
  seenAt = $state('')
  /** What is to do next; null: what the table says. */
  phase = $state.raw<Message | null>(null)
  /** Why the last thing tried, or what is under the pointer, may not be. */
  problem = $state.raw<Problem | null>(null)
  /** What the steps come to; null until it is known. */
  protected known = $state.raw<Answer | null>(null)
  #told = $state.raw<{ draft: string; answer: Answer } | null>(null)
  #decision = -1
  /** How often the draft has changed: an answer that comes later than a change means nothing. */
  #changes = 0
  #pointing = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly seat: number,
    readonly desk: Desk,
  ) {}

  /** Begin a decision with empty hands. */
  begin(view: View): this {
    this.view = view
    this.#decision = this.desk.link.decision
    this.#told = this.seen = this.cursor = this.tried = this.phase = null
    this.reset()
    this.go([])
    return this
  }

  /** Look at the table again; tell whether something new is to be decided. */
  look(view: View): boolean {
    if (this.desk.link.decision === this.#decision) {
      this.view = view
      return false
    }
    this.begin(view)
    return true
  }

  get board(): Board {
    return this.view.board as Board
  }

  get waiting(): boolean {
    return !this.view.legal.length
  }

  /** The steps with which it may go on; null until they are known. */
  readonly legal: string[] | null = $derived(this.steps.length ? (this.known?.legal ?? null) : this.view.legal)

  /** The step that comes last, and may still be chosen anew: none where it is among the others. */
  get last(): string | null {
    return null
  }

  /** The draft as notation: what is drawn as laid, what its points are shown for, and what is sent. */
  get notation(): string {
    return [...this.steps, ...(this.last ? [this.last] : [])].join(' ')
  }

  /** The draft with what is under the pointer, which is only looked at. */
  get pointed(): string {
    return ''
  }

  /** What the draft comes to; null until it is known. */
  readonly answer: Answer | null = $derived(this.#told?.draft === this.notation ? this.#told.answer : null)
  /** Whether it is a whole turn, which may be confirmed. */
  readonly whole: boolean = $derived(!!this.answer?.whole)
  /** What the draft would bring, as last known. */
  readonly after: View | null = $derived(this.#told?.answer.view ?? null)

  /** The points that it would bring, with what is under the pointer. */
  get gain(): number {
    const then = this.seen ?? this.after
    return then ? then.standings[this.seat]!.score - this.view.standings[this.seat]!.score : 0
  }

  /** Whether nothing is left but to confirm. */
  get settled(): boolean {
    return this.whole
  }

  /** What is to do in the middle of a turn. */
  get doing(): Message | null {
    return this.known?.view?.phase ?? null
  }

  get empty(): boolean {
    return !this.steps.length
  }

  /** Forget what is in hand. */
  protected reset(): void {}

  /** Go on from these steps. */
  protected go(steps: string[]): void {
    this.steps = steps
    this.known = null
    this.change()
  }

  /** Something was chosen: ask what the draft comes to now. */
  protected change(): void {
    this.problem = this.tried = null
    void this.learn()
  }

  protected async learn(): Promise<void> {
    const change = ++this.#changes
    const steps = this.steps.join(' ')
    if (steps) {
      const answer = await this.desk.ask(steps)
      if (change !== this.#changes) return
      if (!answer) return this.#again(change)
      if (answer.problem && this.refuse(answer.problem)) return
      this.known = answer
    }
    const { notation } = this
    const answer = notation ? await this.desk.ask(notation) : null
    if (change !== this.#changes) return
    if (notation && !answer) return this.#again(change)
    this.#told = answer && { draft: notation, answer }
    this.problem ??= answer?.problem ?? null
    this.phase = this.empty ? null : this.settled ? READY : this.doing
  }

  #again(change: number): void {
    setTimeout(() => change === this.#changes && void this.learn(), ASK_AGAIN)
  }

  /** A step is refused: take it back, say why, and tell that it is gone. */
  protected refuse(problem: Problem): boolean {
    this.back()
    this.problem = problem
    return true
  }

  /** Say why a step may not follow, and leave everything as it is. */
  protected async explain(step: string, before = this.steps): Promise<void> {
    const change = this.#changes
    const answer = await this.desk.ask([...before, step].join(' '))
    if (change === this.#changes) this.problem = answer?.problem ?? null
  }

  /** Look at what is under the pointer; the latest one wins. */
  peek(pointed: string): void {
    if (pointed === this.#pointing) return
    this.#pointing = pointed
    clearTimeout(this.#timer)
    if (pointed) this.#timer = setTimeout(() => void this.#see(pointed), REST)
    else [this.seen, this.problem] = [null, this.answer?.problem ?? null]
  }

  async #see(pointed: string): Promise<void> {
    const answer = await this.desk.ask(pointed)
    if (this.#pointing !== pointed) return
    this.seenAt = pointed
    ;[this.seen, this.problem] = [answer?.view ?? null, answer?.problem ?? null]
  }

  /** Take the last step back. */
  back(): void {
    this.go(this.steps.slice(0, -1))
  }

  /** Put a whole turn into the draft, as a hint does. */
  take(turn: string): void {
    this.go(turn.split(' '))
  }

  /** The pointer or the keys are there; null: nowhere. */
  point(at: Point | null): void {
    this.cursor = at
  }

  /** Press what is there, and remember where. */
  tryAt(at: Point, cell: DOMStringMap): void {
    this.tried = at
    this.press(at, cell)
  }

  /** Do what a click, a tap or a key means there, on this part of the board. */
  press(_at: Point, _cell: DOMStringMap): void {}

  /** The piece of the draft that lies there, and can be dragged on; -1: none. */
  pieceAt(_at: Point): number {
    return -1
  }

  /** Whether fields of its own pieces are chosen too: a finger that rests there aims, and does not drag. */
  get aims(): boolean {
    return false
  }

  /** Take up a piece by the pointer. */
  lift(_piece: number): void {}

  /** Let go of what is being carried. */
  drop(at: Point): void {
    this.press(at, {})
  }

  /** Whether there is something to be turned. */
  get turns(): boolean {
    return false
  }

  turn(_by: number): void {}

  /** What the keys of some letters do; with shift, backwards. */
  readonly letters: Record<string, (by: number) => void> = {}

  /** Choose by number. */
  number(_index: number): void {}
}
