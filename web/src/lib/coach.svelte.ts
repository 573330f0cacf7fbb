/** The coach of a guided match: what is said and lit up now, and what is answered to what somebody tries. */
import type { GamePage } from '../games/games'
import type { Message, View } from './api/types'
import type { Desk } from './desk.svelte'
import {
  accepts,
  agreeing,
  areTrue,
  figuresOf,
  found,
  mistakeIn,
  turnOf,
  type Around,
  type Claims,
  type Guide,
  type LessonTurn,
  type Note,
} from './lesson'
import { tell } from './texts.svelte'

const GOOD = 'learn-good'
const message = (id: string, args: Message['args'] = {}): Message => ({ id, args })

export class Coach {
  /** Which note is being heard. */
  note = $state(0)
  /** Whether what was prepared for this turn may be played, and is true; null: not known yet. */
  holds = $state<boolean | null>(null)
  /** What is said to what was tried. */
  answer = $state.raw<Message | null>(null)
  /** How often a turn was held back. */
  tries = $state(0)
  /** By the lesson's measure, what the turn that was asked for comes to. */
  #best: unknown = null
  #considered = ''
  #tried: unknown = null

  constructor(
    readonly desk: Desk,
    readonly game: GamePage,
    readonly guide: () => Guide | null,
  ) {
    desk.guard = (turn) => this.#guard(turn)
  }

  readonly #view: View | null = $derived.by(() => this.desk.link.view)
  readonly #seat = $derived.by(() => this.desk.link.seat ?? 0)
  /** How many turns who learns has played. */
  readonly played = $derived.by(() => this.#view?.log.filter(({ seat }) => seat === this.#seat).length ?? 0)
  readonly on = $derived.by(() => !!this.guide() && !this.guide()!.progress.off && !!this.#view && !this.#view.over)
  readonly turn: LessonTurn | null = $derived.by(() => this.guide()?.lesson.turns[this.played] ?? null)
  /** Whether all turns are played, and the last words are said. */
  readonly ending = $derived.by(() => this.on && !this.turn)
  readonly #notes: Note[] = $derived.by(() => this.turn?.notes ?? this.guide()?.lesson.ends ?? [])

  /** The steps of the draft that were really chosen. */
  readonly steps: string[] = $derived.by(() => {
    const { draft } = this.desk
    const steps = draft?.notation.split(' ').filter(Boolean) ?? []
    return draft?.last && !draft.settled ? steps.slice(0, -1) : steps
  })
  /** What of the turn is asked for next. */
  readonly #at = $derived.by(() => (this.turn ? agreeing(this.turn, this.steps) : 0))
  readonly #done = $derived.by(() => !!this.turn && !!this.desk.draft?.whole && accepts(this.turn, this.steps))

  /** Whether something is only told, and the next thing comes when that was heard. */
  readonly telling = $derived.by(
    () =>
      this.on &&
      !this.answer &&
      this.note < this.#notes.length &&
      (this.ending || (this.desk.link.acting && !!this.holds && !this.steps.length)),
  )
  /** Whether a turn is asked for that can be shown. */
  readonly asking = $derived.by(() => this.on && !!this.turn && !!this.holds && this.desk.link.acting && !this.telling)
  readonly #noted: Note | null = $derived.by(() => {
    if (this.telling) return this.#notes[this.note]!
    return (this.asking && this.turn!.asks[Math.min(this.#at, this.turn!.asks.length - 1)]) || null
  })

  readonly said: Message | null = $derived.by(() => {
    if (!this.on) return null
    if (!this.ending && !this.desk.link.acting) return message('learn-waiting')
    if (this.turn && this.holds === null) return null
    if (this.turn && !this.holds) return this.#text(this.turn.free)
    if (this.answer) return this.answer
    if (this.#done) return message('learn-confirm')
    return this.#noted && this.#text(this.#noted.text, this.#noted.claims)
  })

  /** What is lit up on the board. */
  readonly light: string[] = $derived.by(() => {
    const noted = this.#noted
    if (!noted || this.#done || (noted.dark && !this.tries)) return []
    return noted.light.length || this.telling ? noted.light : this.#fields(this.#at)
  })

  /** The part of the table that is pointed out. */
  readonly part: string = $derived.by(() => (this.#done ? 'confirm' : (this.#noted?.part ?? '')))

  /** The fields that a step of the turn touches. */
  #fields(step: number): string[] {
    const { turn, game } = this
    const touched = (number: number) =>
      number
        ? (game.fieldsOf?.(
            { seat: this.#seat, wave: this.#view!.wave, turn: turnOf(turn!).split(' ').slice(0, number).join(' ') },
            this.#view!,
          ) ?? [])
        : []
    const before = touched(step)
    return touched(step + 1).filter((field) => !before.includes(field))
  }

  #text(name: string, claims: Claims = {}): Message {
    return message(`${this.#view!.game}-learn-${name}`, figuresOf(claims))
  }

  /** Something new is to be decided: is it what was prepared? */
  async begin(): Promise<void> {
    const { progress } = this.guide()!
    const { turn, played } = this
    this.note = progress.turn === played ? progress.note : 0
    this.answer = this.holds = this.#tried = null
    this.tries = 0
    this.#considered = ''
    if (!turn || !this.desk.link.acting) return
    const around = await this.#around(turnOf(turn))
    if (this.turn !== turn) return
    const claims = [...turn.notes, ...turn.asks].map((note) => note.claims)
    this.holds = !!around?.whole && areTrue(claims, around, this.#seat)
    this.#best = around && found(around, this.#seat, this.guide()!.lesson.measure)
  }

  /** What comes before and after a turn or its beginning; null: it may not be. */
  async #around(turn: string): Promise<(Around & { whole: boolean }) | null> {
    const now = this.#view
    const answer = now && (await this.desk.link.ask(turn))
    return answer?.view ? { now: now!, then: answer.view, whole: answer.whole } : null
  }

  /** The draft has changed: answer what is not as it was asked for. */
  async consider(): Promise<void> {
    const { turn, steps } = this
    const { draft } = this.desk
    const considered = steps.join(' ')
    if (!turn || !this.holds || !draft) return
    if (considered !== this.#considered) {
      this.#considered = considered
      this.answer = null
      const early = turn.enough !== null && !draft.settled && !mistakeIn(turn, steps)
      if (agreeing(turn, steps) < steps.length && !early) {
        const answer = await this.#judge(turn, steps)
        if (this.#considered === considered && this.turn === turn) this.answer = answer
      }
    } else if (draft.tried && draft.problem && draft.tried !== this.#tried) {
      this.#tried = draft.tried
      this.answer = this.#refusal(turn, draft.problem.text)
    }
  }

  /** What is said to something that a rule forbids. */
  #refusal(turn: LessonTurn, rule: Message): Message {
    const named = turn.mistakes.find((mistake) => mistake.rule && rule.id.endsWith(`-rule-${mistake.rule}`))
    return named ? this.#text(named.text) : message('learn-illegal', { why: tell(rule) })
  }

  /** What is said to a turn, or a beginning of one, that was not asked for. */
  async #judge(turn: LessonTurn, steps: string[]): Promise<Message> {
    const around = await this.#around(steps.join(' '))
    const known = mistakeIn(turn, steps)
    if (!around) return message('learn-other')
    if (known && areTrue([known.claims], around, this.#seat)) return this.#text(known.text, known.claims)
    if (!around.whole) return message('learn-other')
    const gain = found(around, this.#seat, 'gain') as number
    if (turn.enough !== null && gain >= turn.enough) return message(GOOD, { points: gain })
    const mine = found(around, this.#seat, this.guide()!.lesson.measure)
    const [less, best] = [mine, this.#best].map(Number) as [number, number]
    return less < best ? message(`${this.#view!.game}-learn-less`, { mine: less, best }) : message('learn-other')
  }

  /** Whether a turn may be played: one that was not asked for is held back once. */
  async #guard(played: string): Promise<boolean> {
    const { turn } = this
    if (!this.on || !turn || !this.holds || accepts(turn, played.split(' '))) return true
    const answer = await this.#judge(turn, played.split(' '))
    if (answer.id === GOOD || this.tries) return true
    this.tries = 1
    this.answer = answer
    return false
  }

  /** It was heard. */
  next(): void {
    this.note++
    this.guide()!.heard({ turn: this.played, note: this.note, off: this.ending && this.note >= this.#notes.length })
  }

  /** The last thing that is said. */
  readonly last = $derived.by(() => this.ending && this.note === this.#notes.length - 1)

  /** Put the turn that is asked for onto the board. */
  show(): void {
    this.note = this.#notes.length
    this.desk.draft?.take(turnOf(this.turn!))
  }

  /** Send the coach away. */
  leave(): void {
    this.guide()!.heard({ turn: this.played, note: this.note, off: true })
  }
}
