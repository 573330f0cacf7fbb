/**
 * A puzzle while somebody tries it. To boards it is a side as any other: a turn that is made is the answer, which is
 * shown and told; nothing of it stays, so that one can try again.
 */
import { engineOf, type Engine } from '../engine/engine'
import { known } from '../games/games'
import type { Advice, Course, LogEntry, Problem, TableFacts, View } from './api/types'
import { factsOf } from './kept.svelte'
import { solves, type Measures, type Puzzle } from './practice'
import { progress } from './practice_progress.svelte'
import type { Answer, Side } from './side'
import { say } from './texts.svelte'
import { problemOf } from './trouble'

/** As many steps as a turn has at most. */
const LONGEST = 12

/** What is on the board: the question, an answer that is right or not, or a solution that was asked for. */
export type Stage = 'asked' | 'wrong' | 'right' | 'shown'

export class PuzzleSide implements Side {
  readonly here = true
  readonly host = true
  readonly talk = []
  readonly file = ''
  state = $state<Side['state']>('connecting')
  problem = $state.raw<Problem | null>(null)
  view = $state.raw<View | null>(null)
  decision = $state(0)
  stage = $state<Stage>('asked')
  /** How high the last answer brings the number that is asked for. */
  value = $state(0)
  /** The turn that lies on the board. */
  turn = $state.raw<LogEntry | null>(null)
  /** Which solution is shown, from 0. */
  shown = $state(0)

  readonly #engine: Engine
  readonly #measure: (view: View, seat: number) => number
  #match = -1
  /** When the match is there, or why it is not is told. */
  readonly #opened: Promise<void>
  #question: View | null = null
  #closed = false

  constructor(
    readonly puzzle: Puzzle,
    measures: Measures | undefined,
    /** Whether it is the one of today. */
    readonly daily: boolean,
  ) {
    this.#engine = engineOf(puzzle.game)!
    this.#measure = measures?.[puzzle.kind] ?? ((view, seat) => view.standings[seat]!.score)
    this.#opened = this.#open()
  }

  get seat(): number {
    return this.puzzle.seat
  }

  get acting(): boolean {
    return this.stage === 'asked' && this.view !== null
  }

  readonly names: string[] = $derived.by(() =>
    Array.from({ length: this.view?.seats ?? 0 }, (_, seat) =>
      seat === this.puzzle.seat ? say('you') : say('seat', { seat: seat + 1 }),
    ),
  )

  readonly table: TableFacts | null = $derived.by(() => {
    const { game } = this.puzzle
    const cooperative = known.games.some(({ name, cooperative }) => name === game && cooperative)
    const seats = this.names.map((name) => ({ name, bot: null }))
    const shared = { id: '', version: 0, game, options: this.view?.options ?? {}, day: '', file: '', places: [] }
    // Points shown in advance would be the answer.
    return { ...factsOf({ ...shared, cooperative, seats, hints: false, begun: 0, ended: 0 }), aids: false }
  })

  async ask(draft: string): Promise<Answer | null> {
    return this.#engine.ask(this.#match, this.seat, draft).catch(() => null)
  }

  /** Answer the puzzle. */
  async move(turn: string): Promise<Problem | null> {
    const { puzzle } = this
    try {
      const after = await this.#played(turn)
      this.value = this.#measure(after, this.seat)
      const right = this.value === puzzle.best
      if (right) progress.solve(puzzle.game, puzzle.id, this.daily)
      else progress.miss(puzzle.game, puzzle.id)
      this.shown = puzzle.solutions.findIndex((solution) => right && solves({ ...puzzle, solutions: [solution] }, turn))
      this.#show(after, right ? 'right' : 'wrong')
      return null
    } catch (error) {
      return problemOf(error)
    }
  }

  /** Back to the question. */
  again(): Promise<null> {
    this.turn = null
    this.view = this.#question
    this.stage = 'asked'
    this.decision++
    return Promise.resolve(null)
  }

  /** Show the next solution; whoever has not found one themselves has not solved it. */
  async show(): Promise<void> {
    const { puzzle } = this
    await this.#opened
    if (this.state !== 'live') return
    if (this.stage !== 'shown' && this.stage !== 'right') progress.miss(puzzle.game, puzzle.id)
    const next = (this.shown + 1) % puzzle.solutions.length
    try {
      const after = await this.#played(await this.#whole(puzzle.solutions[next]!))
      this.shown = next
      this.#show(after, this.stage === 'right' ? 'right' : 'shown')
    } catch (error) {
      this.problem = problemOf(error)
    }
  }

  async undo(): Promise<null> {
    return this.again()
  }

  async hint(): Promise<Advice[]> {
    return []
  }
  course(): Promise<Course> {
    return this.#engine.course(this.#match)
  }
  review(): Promise<never> {
    return Promise.reject(new Error('a puzzle is not reviewed'))
  }
  async mine(): Promise<TableFacts[]> {
    return []
  }
  /** Nobody else is here. */
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
    void this.#opened.then(() => this.#engine.close(this.#match)).catch(() => {})
  }

  async #open(): Promise<void> {
    try {
      this.#match = await this.#engine.open(this.puzzle.file)
      const view = await this.#engine.view(this.#match, this.seat)
      if (this.#closed) return
      this.#question = this.view = view
      this.shown = -1
      this.decision++
      this.state = 'live'
    } catch (error) {
      this.problem = problemOf(error)
      this.state = 'refused'
    }
  }

  #show(after: View, stage: Stage): void {
    this.turn = after.log.findLast(({ seat }) => seat === this.seat)!
    this.view = after
    this.stage = stage
    this.decision++
  }

  /** What the seat sees after a turn, made in a match that is given up at once. */
  async #played(turn: string): Promise<View> {
    const match = await this.#engine.open(this.puzzle.file)
    try {
      const problem = await this.#engine.play(match, this.seat, turn)
      if (problem) throw Object.assign(new Error(problem.code), { problem })
      return await this.#engine.view(match, this.seat)
    } finally {
      void this.#engine.close(match).catch(() => {})
    }
  }

  /** A whole turn that begins so: whatever else it does, it is a solution. */
  async #whole(beginning: string): Promise<string> {
    let turn = beginning
    for (let step = 0; step < LONGEST; step++) {
      const answer = await this.#engine.ask(this.#match, this.seat, turn)
      if (answer.whole) return turn
      turn = `${turn} ${answer.legal[0]}`
    }
    return turn
  }
}
