/** A turn of City and Guilds while it is thought about: the tile in question, and the one that shall be taken. */
import type { Message } from '../../lib/api/types'
import { Draft } from '../../lib/draft.svelte'
import type { Point } from '../../lib/drawing'
import { play } from '../../lib/sound'
import { SIDE, spaceAt } from './town'
import type { Board } from './types'

export type Stage = 'wait' | 'asking' | 'return' | 'lay' | 'invest' | 'minstrel' | 'tavern' | 'take' | 'whole'

const RETURN = '<'
const TAKE = '>'
const TAVERN = 't-'
export const DECLINE = 'x'
/** What is to do when the first tile is laid. */
export const FOUNDING = 'guilds-phase-found'
export const INVEST = 'i'
export const FIGURE = 'f'
export const LEAVE = 'n'

export class TownDraft extends Draft<Board> {
  /** Which tile of the hand is in question. */
  held = $state(0)
  /** The open tile that shall be taken, whenever it comes to that. */
  wish = $state<string | null>(null)
  /** The choice under the pointer: what it would bring is shown. */
  proposed = $state<string | null>(null)

  protected override reset(): void {
    this.held = 0
    this.proposed = this.wish = null
  }

  readonly hand: string[] = $derived.by(() => {
    const { taken, secret } = this.board.players[this.seat]!
    return [...(secret ?? []), ...taken]
  })
  readonly tile: string = $derived(this.hand[this.held] ?? '')
  /** The open tiles; when the stack is empty they get fewer. */
  readonly open: string[] = $derived(this.board.open.filter((tile) => tile !== null))

  readonly stage: Stage = $derived.by(() => {
    if (this.waiting) return 'wait'
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
  /** Whether the first tile is laid, by the rules of set-up. */
  readonly founding = $derived(this.view.phase?.id === FOUNDING)
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
    const from = this.stage === 'tavern' ? this.legal! : this.view.legal
    return new Set(from.filter((step) => step.startsWith(start)).map((step) => step.slice(start.length)))
  })

  /** The open tile that will be taken. */
  override get last(): string | null {
    const step = TAKE + this.wish
    return this.stage === 'take' && this.legal!.includes(step) ? step : null
  }

  override get doing(): Message | null {
    return { id: `guilds-phase-${this.stage}`, args: {} }
  }

  /** The space under the pointer or under the keys. */
  readonly space: string | null = $derived(this.cursor && this.spaceAt(this.cursor))

  override get pointed(): string {
    if (this.waiting || this.returning) return ''
    if (!this.steps.length) {
      // Of a space with a tile there is nothing to ask: who has just laid one there need not hear that it is taken.
      const taken = this.board.spaces.find(({ name }) => name === this.space)?.tile
      return this.space && this.tile && !taken ? `${this.tile}-${this.space}` : ''
    }
    const more = this.stage === 'tavern' && this.space ? TAVERN + this.space : this.proposed
    return more && this.legal?.includes(more) ? [...this.steps, more].join(' ') : ''
  }

  spaceAt({ x, y }: Point): string | null {
    return spaceAt(this.board.spaces, x * SIDE, y * SIDE)?.name ?? null
  }

  protected override go(steps: string[]): void {
    this.proposed = null
    super.go(steps)
  }

  /** Take a tile of the hand: to be returned, or to be laid. */
  pick(index: number): void {
    const tile = this.hand[index]
    if (tile === undefined || this.waiting) return
    this.held = index
    this.go(this.returning ? [RETURN + tile] : [])
  }

  override lift(piece: number): void {
    this.pick(piece)
  }

  /** A number means a tile of the hand; once one is laid, an open tile. */
  override number(index: number): void {
    const open = this.open[index]
    if (this.empty || this.returning) this.pick(index)
    else if (open) this.wishFor(open)
  }

  override readonly letters = Object.fromEntries(
    [INVEST, FIGURE, LEAVE, DECLINE].map((step) => [step, () => this.choose(step)]),
  )

  override press(at: Point): void {
    const space = this.spaceAt(at)
    if (space) this.lay(space)
  }

  /** Lay what is in question on a space, or say why it may not lie there. */
  lay(space: string): void {
    if (this.waiting || this.stage === 'asking' || this.returning) return
    const before = this.stage === 'tavern' ? this.steps : []
    const step = `${this.laying}-${space}`
    if (this.offered.has(space)) {
      this.go([...before, step])
      play('lay')
    } else if (!this.lying.has(space)) void this.explain(step, before)
  }

  /** Choose: invest, a figure, none, no tavern. */
  choose(step: string): void {
    if (!this.legal?.includes(step)) return
    this.go([...this.steps, step])
    play('place')
  }

  /** Wish for an open tile. */
  wishFor(tile: string): void {
    if (this.waiting || this.returning) return
    this.wish = tile
    this.proposed = null
    this.change()
    play('place')
  }

  override back(): void {
    if (!this.last) return super.back()
    this.wish = null
    this.change()
  }

  override take(turn: string): void {
    const steps = turn.split(' ')
    const tile = steps[0]!.startsWith(RETURN) ? steps[0]!.slice(1) : steps[0]!.split('-')[0]!
    this.held = Math.max(0, this.hand.indexOf(tile))
    this.wish = steps.find((step) => step.startsWith(TAKE))?.slice(1) ?? this.wish
    this.go(steps.filter((step) => !step.startsWith(TAKE)))
  }
}
