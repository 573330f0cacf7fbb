/** An engine's advice on what is to be decided now: asked for, hinted at, then told turn by turn with its reasons. */
import type { GamePage } from '../games/games'
import type { Advice, Message, Problem, View } from './api/types'
import { categories } from './categories'
import type { Desk } from './desk.svelte'
import { expected } from './expected'
import { settings } from './settings.svelte'
import { has, tell } from './texts.svelte'

/** What a game adds to the advice on it, in `games/GAME/advice.ts`. */
export interface GameAdvice {
  /** The text that nudges towards a turn, where the game has one of its own. */
  nudge?(turn: string): string | null
  /** A turn in words for who may play it, where the log's words tell less. */
  propose?(turn: string): string | null
}

export interface AdvisedTurn extends Advice {
  /** What it brings at once, by kinds of points; null where the table shows no previews. */
  gains: { name: Message; points: number }[] | null
  /** What it brings the others at once. */
  others: { seat: number; points: number }[]
  /** The fields that it touches. */
  fields: string[]
}

export type Stage = 'off' | 'thinking' | 'nudge' | 'turns'

interface Found {
  turns: AdvisedTurn[]
  own: GameAdvice
}

const own = import.meta.glob<GameAdvice>('../games/*/advice.ts')

export class Adviser {
  /** Which of the turns is pointed at. */
  pointed = $state<number | null>(null)
  #stage = $state<Stage>('off')
  #found = $state.raw<Found | null>(null)
  /** What it is about: advice on another decision is none. */
  #decision = $state(-1)
  #finding: Promise<Found | Problem> | null = null
  /** Whether the nudge was given: it is given once. */
  #nudged = false

  constructor(
    readonly desk: Desk,
    readonly game: GamePage,
  ) {}

  /** Whether there is advice at all: the table allows it, and whoever sits here wants it. */
  get offered(): boolean {
    const { table, seat } = this.desk.link
    return !!table?.hints && settings.advice && seat !== null
  }

  readonly stage: Stage = $derived.by(() => {
    const { acting, decision } = this.desk.link
    return this.offered && acting && decision === this.#decision ? this.#stage : 'off'
  })

  readonly turns: AdvisedTurn[] = $derived((this.stage !== 'off' && this.#found?.turns) || [])

  /** Where to look or what to think of, without telling what to do. */
  readonly nudge: Message | null = $derived.by((): Message | null => {
    const [best] = this.turns
    if (this.stage !== 'nudge' || !best) return null
    const lit = best.fields.length ? 'yes' : 'no'
    const thought = this.#found!.own.nudge?.(best.turn)
    if (thought) return { id: thought, args: { lit } }
    if (!best.gains) return { id: 'page-nudge-look', args: { lit } }
    // Those that bring most come first.
    const [most] = best.gains
    if (!most || most.points < 0) return { id: 'page-nudge-later', args: { lit } }
    return { id: 'page-nudge-gain', args: { lit, points: most.points, kind: tell(most.name) } }
  })

  /** The fields to light up: those of the best turn, or of the one that is pointed at. */
  readonly light: string[] | undefined = $derived(
    this.stage === 'nudge'
      ? this.turns[0]?.fields
      : this.stage === 'turns' && this.pointed !== null
        ? this.turns[this.pointed]?.fields
        : undefined,
  )

  /** A turn in words. */
  describe({ turn }: AdvisedTurn): string {
    const { seat, view } = this.desk.link
    return this.#found?.own.propose?.(turn) ?? this.game.describe({ seat: seat!, wave: view!.wave, turn }, view!)
  }

  /** Ask; once there is an answer, tell more of it; while there is none, stop waiting for it. */
  async press(): Promise<void> {
    if (this.stage === 'nudge') this.#stage = 'turns'
    else if (this.stage !== 'off') this.close()
    else await this.#think()
  }

  close(): void {
    this.#stage = 'off'
    this.pointed = null
  }

  /** Put a turn onto the board, as a draft. */
  choose(index: number): void {
    const chosen = this.turns[index]
    if (!chosen) return
    this.desk.draft?.take(chosen.turn)
    this.close()
  }

  async #think(): Promise<void> {
    const { link, draft } = this.desk
    const { decision } = link
    if (!this.offered || !link.acting) return
    if (decision !== this.#decision || !this.#finding) {
      this.#decision = decision
      this.#nudged = false
      this.#found = null
      this.#finding = this.#find()
    }
    const finding = this.#finding
    this.pointed = null
    this.#stage = 'thinking'
    const found = await finding
    // Nobody waits for it any more.
    if (finding !== this.#finding || this.stage !== 'thinking') return
    if ('code' in found || !found.turns.length) {
      this.#finding = null
      this.close()
      if ('code' in found && draft) draft.problem = found
      return
    }
    this.#found = found
    this.#stage = this.#nudged ? 'turns' : 'nudge'
    this.#nudged = true
  }

  async #find(): Promise<Found | Problem> {
    const { link } = this.desk
    const view = link.view!
    const seat = link.seat!
    const [advice, added] = await Promise.all([link.hint(), own[`../games/${view.game}/advice.ts`]?.() ?? {}])
    if (!Array.isArray(advice)) return advice
    const turns = advice.map(async (each) => {
      const then = link.table?.aids ? ((await link.ask(each.turn))?.view ?? null) : null
      const fields = this.game.fieldsOf?.({ seat, wave: view.wave, turn: each.turn }, view) ?? []
      return { ...each, fields, ...changes(this.game, view, then, seat, !!link.table?.cooperative) }
    })
    return { turns: await Promise.all(turns), own: added }
  }
}

/** What a turn changes in the points: of its seat by kinds, of each other seat. */
export function changes(
  game: Pick<GamePage, 'due'>,
  before: View,
  after: View | null,
  seat: number,
  together: boolean,
): Pick<AdvisedTurn, 'gains' | 'others'> {
  if (!after) return { gains: null, others: [] }
  const kinds = categories(before.game, [expected(game, before, seat), expected(game, after, seat)], has)
  const gains = kinds
    .map(({ name, points: [was, is] }) => ({ name, points: is! - was! }))
    .filter(({ points }) => points)
  const others = before.standings
    .map(({ score }, other) => ({ seat: other, points: after.standings[other]!.score - score }))
    .filter(({ seat: other, points }) => !together && other !== seat && points)
  return { gains: gains.sort((one, other) => other.points - one.points), others }
}
