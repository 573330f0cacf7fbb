/**
 * A study while somebody looks at it: where in the tree one is, what the engine says about it, and what becomes of it.
 * To boards it is a side as any other: a turn that is made leads to a position of the tree, new or not.
 */
import type { Engine } from '../engine/engine'
import { known } from '../games/games'
import type { Advice, Course, Problem, StudyTurn, TableFacts, View } from './api/types'
import { factsOf } from './kept.svelte'
import { settings } from './settings.svelte'
import type { Answer, Side } from './side'
import { StudyBook } from './study_book.svelte'
import { childrenOf, lineTo } from './study_tree'
import type { Begun } from './studies'
import { say } from './texts.svelte'
import { problemOf } from './trouble'

/** As many as the server keeps. */
export const MOST_POSITIONS = 2000
/** Who plays a turn where nobody has been chosen to answer. */
const BOT = 'strong'
const FULL: Problem = { code: 'bad-study', text: { id: 'wrong-study-size', args: { most: MOST_POSITIONS } } }

export class Study implements Side {
  readonly here = true
  readonly host = true
  readonly talk = []
  readonly file = ''
  state = $state<Side['state']>('connecting')
  problem = $state.raw<Problem | null>(null)
  view = $state.raw<View | null>(null)
  /** What whoever made the last turn sees: it is told by this. */
  seen = $state.raw<View | null>(null)
  /** Whose board is shown: who is to act, or who was chosen. */
  seat = $state<number | null>(null)
  decision = $state(0)
  /** The position that is shown. */
  at = $state(0)
  /** Whose board is wanted; null: whoever is to act. */
  chosen = $state<number | null>(null)
  /** The bot that answers for the others; empty: everything is played by hand. */
  bot = $state('')
  /** Whether the bot thinks about its turn. */
  thinking = $state(false)
  /** Whether the engine looks for good turns, and those that it has found; null: it still thinks. */
  analysing = $state(false)
  lines = $state.raw<Advice[] | null>(null)
  readonly book: StudyBook

  readonly #engine: Engine
  readonly #begun: Begun
  #match = -1
  /** Counts what was asked for, and what of it is shown: an answer to an older question means nothing. */
  #asked = 0
  #shown = 0
  /** Who last played by hand: against a bot this is one's own seat. */
  #own: number | null = null
  #closed = false

  constructor(begun: Begun, at: number | null) {
    this.#begun = begun
    this.#engine = begun.engine
    this.analysing = settings.analysis
    this.book = new StudyBook(begun, (now) => void this.go(now(this.at)))
    void this.go(Math.min(begun.turns.length, Math.max(0, at ?? 0)))
  }

  get game(): string {
    return this.#begun.game
  }

  /** Whether all seats win or lose together. */
  get cooperative(): boolean {
    return known.games.some(({ name, cooperative }) => name === this.game && cooperative)
  }

  get turns(): StudyTurn[] {
    return this.book.turns
  }

  readonly names: string[] = $derived.by(() => {
    const { players } = this.#begun
    return Array.from({ length: this.view?.seats ?? players.length }, (_, seat) => {
      return players[seat] || say('seat', { seat: seat + 1 })
    })
  })

  readonly table: TableFacts | null = $derived.by(() => {
    const seats = this.names.map((name) => ({ name, bot: null }))
    const shared = { id: '', version: 0, game: this.game, options: this.view?.options ?? {}, day: '', file: '' }
    return factsOf({ ...shared, cooperative: this.cooperative, seats, hints: true, begun: 0, ended: 0, places: [] })
  })

  get acting(): boolean {
    return this.seat !== null && !!this.view?.actors.includes(this.seat)
  }

  /** The turn that led here; null at the start. */
  get turn(): StudyTurn | null {
    return this.turns[this.at - 1] ?? null
  }

  /** Look at a position. */
  async go(at: number): Promise<void> {
    const asked = ++this.#asked
    const line = lineTo(this.turns, at).map((step) => this.turns[step - 1]!)
    this.at = at
    this.lines = null
    try {
      const match = await this.#engine.line(
        this.#begun.deal,
        line.map(({ seat, turn }) => ({ seat, turn })),
      )
      if (asked !== this.#asked || this.#closed) return void this.#engine.close(match)
      void this.#engine.close(this.#match).catch(() => {})
      this.#match = match
      await this.#show(asked)
      this.state = 'live'
    } catch (error) {
      // Where one no longer is, nothing can go wrong.
      if (asked === this.#asked) this.#fail(error)
    }
  }

  /** Go to the main one of the positions that come next, or back. */
  forward(): void {
    const [next] = childrenOf(this.turns, this.at)
    if (next !== undefined) void this.go(next)
  }

  back(): void {
    if (this.turn) void this.go(this.turn.parent)
  }

  /** Go to what could be done instead of the last turn. */
  beside(way: 1 | -1): void {
    if (!this.turn) return
    const all = childrenOf(this.turns, this.turn.parent)
    const next = all[(all.indexOf(this.at) + way + all.length) % all.length]!
    if (next !== this.at) void this.go(next)
  }

  /** Look at another board; null: of whoever is to act. */
  async choose(seat: number | null): Promise<void> {
    this.chosen = seat
    await this.go(this.at)
  }

  async analyse(on: boolean): Promise<void> {
    this.analysing = settings.analysis = on
    await settings.changed()
    if (on) void this.#analyse()
    else this.lines = null
  }

  /** Delete this position and all that comes after it. */
  delete(): void {
    void this.go(this.book.delete(this.at))
  }

  /** Take the last deletion back. */
  restore(): void {
    void this.go(this.book.restore())
  }

  /** Make the line that leads here the main one. */
  promote(): void {
    void this.go(this.book.promote(this.at))
  }

  // What boards ask

  async ask(draft: string): Promise<Answer | null> {
    if (this.seat === null) return null
    return this.#engine.ask(this.#match, this.seat, draft).catch(() => null)
  }

  async move(turn: string): Promise<Problem | null> {
    const { seat } = this
    // Whoever is on the way to another position plays nothing where they were.
    if (seat === null || this.#shown !== this.#asked) return null
    this.#own = seat
    const problem = await this.#play(seat, turn)
    if (!problem && this.bot) void this.answer()
    return problem
  }

  /** Let the bot play for all others, until it is the own turn; `one`: a single turn, for whoever is to act. */
  async answer(one = false): Promise<void> {
    this.thinking = true
    try {
      for (;;) {
        const [asked, match] = [this.#asked, this.#match]
        const actors = this.view?.actors ?? []
        const seat = one && this.acting ? this.seat! : actors[0]
        if (seat === undefined || asked !== this.#shown || (!one && actors.includes(this.#own!))) return
        const turn = await this.#engine.think(match, seat, this.bot || BOT)
        // Whoever has gone elsewhere meanwhile wants no answer.
        if (turn === null || asked !== this.#asked || this.#closed) return
        this.problem = await this.#play(seat, turn)
        if (one || this.problem) return
      }
    } catch (error) {
      this.#fail(error)
    } finally {
      this.thinking = false
    }
  }

  async undo(): Promise<null> {
    this.back()
    return null
  }

  async hint(): Promise<Advice[]> {
    return this.lines ?? []
  }

  course(): Promise<Course> {
    return this.#engine.course(this.#match)
  }

  /** What the engine says stands beside the board already. */
  review(): Promise<never> {
    return Promise.reject(new Error('a study is not reviewed'))
  }

  picture(): Promise<never> {
    return Promise.reject(new Error('a study has no end'))
  }

  async mine(): Promise<TableFacts[]> {
    return []
  }

  /** Nobody else is here: there is nothing to agree to, to come back to or to say. */
  async again(): Promise<null> {
    return null
  }
  async agree(): Promise<null> {
    return null
  }
  async speak(): Promise<null> {
    return null
  }
  async comeBack(): Promise<void> {}
  renew(): void {}

  close(): void {
    this.#closed = true
    this.book.keeping.close()
    void this.#engine.close(this.#match).catch(() => {})
    void this.#engine.close(this.#begun.deal).catch(() => {})
  }

  /** Make a turn by the rules, and go where it leads. */
  async #play(seat: number, turn: string): Promise<Problem | null> {
    const [match, at] = [this.#match, this.at]
    if (this.turns.length >= MOST_POSITIONS) return FULL
    const problem = await this.#engine.play(match, seat, turn).catch(problemOf)
    if (problem) return problem
    const { log } = await this.#engine.view(match, seat)
    const played = log.findLast((entry) => entry.seat === seat)!.turn
    await this.go(this.book.add(at, seat, played))
    return null
  }

  /** Show what there is, to whoever is to see it. */
  async #show(asked: number): Promise<void> {
    const [engine, match] = [this.#engine, this.#match]
    const { actors, seats } = await engine.view(match, null)
    const own = this.bot && this.#own !== null && actors.includes(this.#own) ? this.#own : actors[0]
    const seat = this.chosen !== null && this.chosen < seats ? this.chosen : (own ?? this.turn?.seat ?? 0)
    const by = this.turn?.seat ?? seat
    const view = await engine.view(match, seat)
    const seen = by === seat ? view : await engine.view(match, by)
    if (asked !== this.#asked || this.#closed) return
    this.seat = seat
    this.view = view
    this.seen = seen
    this.#shown = asked
    this.decision++
    this.problem = null
    if (this.analysing) void this.#analyse()
  }

  async #analyse(): Promise<void> {
    const [asked, { seat }] = [this.#asked, this]
    this.lines = null
    if (!this.acting) return void (this.lines = [])
    const found = await this.#engine.hints(this.#match, seat!).catch(() => null)
    if (found && asked === this.#asked && this.analysing) this.lines = found
  }

  #fail(error: unknown): void {
    if (this.#closed) return
    this.problem = problemOf(error)
    if (this.state === 'connecting') this.state = 'refused'
  }
}
