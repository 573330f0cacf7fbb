/** A turn of City and Guilds while it is thought about: the steps so far, and how it may go on. */
import type { View } from '../../lib/api/types'
import type { Desk } from '../../lib/desk.svelte'
import { play } from '../../lib/sound'
import type { Board } from './types'

export type Stage = 'wait' | 'asking' | 'return' | 'lay' | 'invest' | 'minstrel' | 'tavern' | 'take' | 'whole'

/** After how long a server that did not answer is asked again. */
const ASK_AGAIN = 1000
const RETURN = '<'
const TAKE = '>'
const TAVERN = 't-'
const DECLINE = 'x'
export const INVEST = 'i'
export const FIGURE = 'f'
export const LEAVE = 'n'

export class TownDraft {
  /** Which tile of the hand is in question. */
  held = $state(0)
  steps = $state.raw<string[]>([])
  /** The open tile that shall be taken, whenever it comes to that. */
  wish = $state<string | null>(null)
  /** The space under the pointer or under the keys. */
  cursor = $state<string | null>(null)
  /** The choice under the pointer: what it would bring is shown. */
  proposed = $state<string | null>(null)
  /** How the turn may go on after its steps; null until it is known. */
  next = $state.raw<string[] | null>(null)
  view = $state.raw<View>() as View

  constructor(
    view: View,
    readonly seat: number,
    readonly desk: Desk,
  ) {
    this.begin(view)
  }

  /** Begin a decision. */
  begin(view: View): void {
    this.view = view
    this.held = 0
    this.cursor = this.proposed = this.wish = null
    this.steps = []
  }

  get board(): Board {
    return this.view.board as Board
  }

  readonly hand: string[] = $derived.by(() => {
    const { taken, secret } = this.board.players[this.seat]!
    return [...(secret ?? []), ...taken]
  })
  readonly tile: string = $derived(this.hand[this.held] ?? '')
  readonly legal: string[] | null = $derived(this.steps.length ? this.next : this.view.legal)

  readonly stage: Stage = $derived.by(() => {
    if (!this.view.legal.length) return 'wait'
    if (!this.legal) return 'asking'
    const [first] = this.legal
    if (first === undefined) return 'whole'
    if (first.startsWith(RETURN)) return 'return'
    if (first.startsWith(TAKE)) return 'take'
    if (this.legal.includes(DECLINE)) return 'tavern'
    if (first.includes('-')) return 'lay'
    return this.legal.includes(LEAVE) ? 'minstrel' : 'invest'
  })

  /** Whether tiles are returned in this turn. */
  readonly returning = $derived(this.view.legal[0]?.startsWith(RETURN) ?? false)
  /** The tile that shall be returned. */
  readonly returned: string | null = $derived(this.steps[0]?.startsWith(RETURN) ? this.steps[0].slice(1) : null)

  /** The tiles that lie so far, by their spaces. */
  readonly lying: Map<string, string> = $derived(
    new Map(
      this.steps.filter((step) => step.includes('-')).map((step) => step.split('-').reverse() as [string, string]),
    ),
  )

  /** What would be laid now on a space. */
  readonly laying: string = $derived(this.stage === 'tavern' ? 't' : this.tile)

  /** The spaces where it may lie. */
  readonly offered: Set<string> = $derived.by(() => {
    const start = `${this.laying}-`
    const from = this.stage === 'tavern' ? this.legal! : this.stage === 'wait' ? [] : this.view.legal
    return new Set(from.filter((step) => step.startsWith(start)).map((step) => step.slice(start.length)))
  })

  /** The open tile that will be taken. */
  readonly taking: string | null = $derived(
    this.stage === 'take' && this.wish && this.legal!.includes(TAKE + this.wish) ? TAKE + this.wish : null,
  )

  /** The draft as notation: what is drawn as laid, and what is sent once it is whole. */
  readonly notation: string = $derived([...this.steps, ...(this.taking ? [this.taking] : [])].join(' '))
  readonly whole: boolean = $derived(this.stage === 'whole' || this.taking !== null)

  /** The draft with what is under the pointer, which is only looked at. */
  readonly pointed: string = $derived.by(() => {
    if (this.stage === 'wait' || this.returning) return ''
    if (!this.steps.length) return this.cursor && this.tile ? `${this.tile}-${this.cursor}` : ''
    const more = this.stage === 'tavern' && this.cursor ? TAVERN + this.cursor : this.proposed
    return more && this.legal?.includes(more) ? [...this.steps, more].join(' ') : ''
  })

  /** Learn how the turn may go on. */
  async learnNext(): Promise<void> {
    const steps = this.steps
    this.next = null
    if (!steps.length) return
    const answer = await this.desk.ask(steps.join(' '))
    if (this.steps !== steps) return
    if (!answer) {
      setTimeout(() => this.steps === steps && void this.learnNext(), ASK_AGAIN)
    } else if (answer.problem) {
      this.steps = steps.slice(0, -1)
      this.desk.problem = answer.problem
    } else this.next = answer.legal
  }

  /** Take a tile of the hand: to be returned, or to be laid. */
  pick(index: number): void {
    const tile = this.hand[index]
    if (tile === undefined || this.stage === 'wait') return
    this.held = index
    this.desk.problem = null
    if (this.returning) this.#go([RETURN + tile])
    else if (this.steps.length) this.#go([])
  }

  /** Lay what is in question on a space, or say why it may not lie there. */
  lay(space: string): void {
    if (this.stage === 'wait' || this.stage === 'asking' || this.returning) return
    const base = this.stage === 'tavern' ? this.steps : []
    const step = `${this.laying}-${space}`
    if (this.offered.has(space)) {
      this.#go([...base, step])
      play('lay')
    } else if (!this.lying.has(space)) void this.desk.explain([...base, step].join(' '))
  }

  /** Choose: invest, a figure, none, no tavern. */
  choose(step: string): void {
    if (this.legal?.includes(step)) {
      this.#go([...this.steps, step])
      play('place')
    }
  }

  /** Wish for an open tile. */
  wishFor(tile: string): void {
    if (this.stage === 'wait' || this.returning) return
    this.wish = tile
    this.proposed = null
    this.desk.problem = null
    play('place')
  }

  /** Take the last step back. */
  back(): void {
    this.desk.problem = null
    if (this.taking) this.wish = null
    else this.#go(this.steps.slice(0, -1))
  }

  get empty(): boolean {
    return !this.steps.length
  }

  /** Put a whole turn into the draft, as a hint does. */
  take(turn: string): void {
    const steps = turn.split(' ')
    const tile = (steps[0]!.startsWith(RETURN) ? steps[0]!.slice(1) : steps[0]!.split('-')[0]) ?? ''
    this.held = Math.max(0, this.hand.indexOf(tile))
    this.wish = steps.find((step) => step.startsWith(TAKE))?.slice(1) ?? this.wish
    this.#go(steps.filter((step) => !step.startsWith(TAKE)))
  }

  #go(steps: string[]): void {
    this.steps = steps
    this.next = null
    this.proposed = null
    this.desk.problem = null
  }
}
