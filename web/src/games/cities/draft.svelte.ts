/** A turn of Cities while it is thought about: tiles in the hand, where they lie, what the tourist does. */
import type { Message, Problem, View } from '../../lib/api/types'
import { READY, type Desk } from '../../lib/desk.svelte'
import { play } from '../../lib/sound'
import { ARROWS, fieldsUnder, nameOf, same, spotOf, type Spot } from './geometry'
import { offeredSpots, readLayouts, shiftedHome } from './start'
import type { Board } from './types'

export type Stage = 'start' | 'lay' | 'extra' | 'wait'

export interface HandTile {
  number: number
  turn: number
  place: Spot | null
}

const STAY = '.'
const DECLINE = 'x'
const START_RULE: Problem = { code: 'illegal-move', text: { id: 'cities-rule-start-corners', args: {} } }

export class CityDraft {
  hand = $state<HandTile[]>([])
  /** Which tile of the hand follows the pointer. */
  held = $state(0)
  /** The place or field under the pointer or under the keys. */
  cursor = $state.raw<Spot | null>(null)
  /** The field of the tourist that was picked up. */
  picked = $state<string | null>(null)
  /** The tourist action that was chosen. */
  tourist = $state<string | null>(null)
  declined = $state(false)
  /** Whether the held tile is being carried by the pointer. */
  lifted = $state(false)
  /** How the turn may go on after its first step, and what is to do then. */
  learned = $state.raw<{ first: string; steps: string[]; phase: Message | null }>({ first: '', steps: [], phase: null })
  view = $state.raw<View>() as View

  constructor(
    view: View,
    readonly seat: number,
    readonly desk: Desk,
  ) {
    this.begin(view)
  }

  get board(): Board {
    return this.view.board as Board
  }

  /** Begin a decision with empty hands. */
  begin(view: View): void {
    this.view = view
    const numbers = this.stage === 'start' ? this.board.start : this.board.tile === null ? [] : [this.board.tile]
    this.hand = this.stage === 'wait' ? [] : numbers.map((number) => ({ number, turn: 0, place: null }))
    this.held = 0
    this.cursor = null
    this.back(true)
  }

  readonly stage: Stage = $derived.by(() => {
    const legal = this.view.legal
    if (!legal.length) return 'wait'
    if (legal[0]!.includes(',')) return 'start'
    return legal.some((step) => step.startsWith('*')) ? 'extra' : 'lay'
  })
  readonly legal = $derived(new Set(this.view.legal))
  readonly layouts = $derived(this.stage === 'start' ? readLayouts(this.view.legal) : null)

  /** Whether all tiles lie, or the extra one was declined. */
  readonly laid = $derived(this.declined || (this.hand.length > 0 && this.hand.every((tile) => tile.place)))
  /** Whether the tourist is to be decided on. */
  readonly touring = $derived(this.laid && (this.stage === 'lay' || this.stage === 'extra'))
  readonly stride = $derived(this.stage === 'extra' ? 1 : 2)

  /** The places where the held tile may lie. */
  readonly offered: Set<string> = $derived.by(() => {
    if (this.stage === 'wait') return new Set<string>()
    if (this.layouts) return offeredSpots(this.layouts, this.hand, this.held)
    const places = this.view.legal.filter((step) => step !== DECLINE).map((step) => step.replace('*', '').slice(0, -1))
    return new Set(places)
  })

  readonly mayDecline = $derived(this.legal.has(DECLINE))

  /** The first step as notation, with the held tile somewhere else if asked. */
  #step(at: Spot | null = null): string | null {
    if (this.declined && !at) return DECLINE
    const spots = this.hand.map((tile, index) => ({ ...tile, place: at && index === this.held ? at : tile.place }))
    if (!spots.length || spots.some((tile) => !tile.place)) return null
    if (this.layouts) return shiftedHome(this.layouts, spots)
    const text = nameOf(spots[0]!.place!) + ARROWS[spots[0]!.turn]
    return this.stage === 'extra' ? `*${text}` : text
  }

  readonly first = $derived(this.laid ? this.#step() : null)
  readonly next: string[] = $derived(this.learned.first === this.first ? this.learned.steps : [])
  /** The tourist action of the draft. */
  readonly action = $derived(this.tourist && this.next.includes(this.tourist) ? this.tourist : STAY)

  /** What the pointer proposes for the tourist. */
  readonly proposed: string | null = $derived.by(() => {
    if (!this.touring || !this.cursor || this.lifted) return null
    const field = nameOf(this.cursor)
    const step = this.picked ? `${this.picked}-${field}` : `+${field}`
    return this.next.includes(step) ? step : null
  })

  /** The draft as notation: what is drawn as laid, and what is sent once it is whole. */
  readonly notation: string = $derived(this.touring ? `${this.first} ${this.action}` : (this.first ?? ''))
  readonly whole: boolean = $derived(
    this.stage === 'start'
      ? !!this.first && this.legal.has(this.first)
      : this.touring && this.next.includes(this.action),
  )
  /** The draft with what is under the pointer, which is only looked at. */
  readonly pointed: string = $derived.by(() => {
    if (!this.cursor) return ''
    if (this.touring && !this.lifted) return this.proposed ? `${this.first} ${this.proposed}` : ''
    return (!this.taken(this.cursor) && this.#step(this.cursor)) || ''
  })
  /** What is to do next, once the tiles lie. */
  readonly phase: Message | null = $derived.by(() => {
    if (!this.whole) return null
    const settled = this.stage === 'start' || this.action !== STAY || this.next.length === 1
    return settled ? READY : this.learned.phase
  })

  /** Whether a tile lies there already; the extra tile lies on top of others. */
  taken(place: Spot): boolean {
    if (this.stage === 'extra') return false
    const name = nameOf(place)
    return (
      this.hand.some((tile) => same(tile.place, place)) ||
      this.board.cities[this.seat]!.tiles.some((tile) => tile.place === name)
    )
  }

  /** Learn how the turn may go on; a tourist action that is no longer possible is dropped. */
  async learnNext(): Promise<void> {
    const first = this.first
    if (!first || this.stage === 'start') return
    const answer = await this.desk.ask(first)
    if (this.first !== first) return
    this.learned = { first, steps: answer.legal, phase: answer.view?.phase ?? null }
    if (this.tourist && !this.next.includes(this.tourist)) this.tourist = null
    if (this.picked && !this.mayWalk(this.picked)) this.picked = null
  }

  mayWalk(field: string): boolean {
    return this.next.some((step) => step.startsWith(`${field}-`))
  }

  /** The fields onto which the tourist in question may go. */
  readonly targets: Set<string> = $derived.by(() => {
    if (!this.touring) return new Set<string>()
    const start = this.picked ? `${this.picked}-` : '+'
    return new Set(this.next.filter((step) => step.startsWith(start)).map((step) => step.slice(start.length)))
  })

  /** The tourists as they would stand. */
  readonly tourists: string[] = $derived.by(() => {
    const city = this.board.cities[this.seat]!
    const covered = this.stage === 'extra' && this.hand[0]?.place ? fieldsUnder(this.hand[0].place).map(nameOf) : []
    const standing = city.tourists.filter((field) => !covered.includes(field))
    const [from, to] = this.action.startsWith('+') ? [null, this.action.slice(1)] : this.action.split('-')
    return to ? [...standing.filter((field) => field !== from), to] : standing
  })

  turnHeld(quarters = 1): void {
    const tile = this.hand[this.held]
    if (tile) tile.turn = (tile.turn + quarters + 4) % 4
  }

  /** Lay the held tile, or say why it may not lie there. */
  lay(place: Spot): void {
    const tile = this.hand[this.held]
    if (!tile) return
    if (this.offered.has(nameOf(place))) {
      tile.place = place
      this.declined = false
      // What the pointer meant was the tile; a tourist is proposed when it moves on.
      this.cursor = null
      this.desk.problem = null
      play('lay')
      const open = this.hand.findIndex((other) => !other.place)
      if (open >= 0) this.held = open
      return
    }
    const step = this.#step(place)
    if (this.stage === 'start' && !step) this.desk.problem = START_RULE
    else if (step) void this.desk.explain(step)
  }

  /** Leave the extra tile. */
  decline(): void {
    this.back(true)
    this.declined = true
  }

  /** Do what a click on a field means while the tourist is decided on. */
  visit(spot: Spot): void {
    const field = nameOf(spot)
    const target = this.tourist?.split(/[-+]/).at(-1)
    const step = this.picked ? `${this.picked}-${field}` : `+${field}`
    this.desk.problem = null
    if (this.next.includes(step)) {
      this.tourist = step
      this.picked = null
      play('place')
    } else if (field === this.picked) this.picked = null
    else if (field === target) this.tourist = null
    else if (this.mayWalk(field)) {
      this.picked = field
      this.tourist = null
    } else void this.desk.explain(`${this.first} ${step}`)
  }

  /** Take the last step of the draft back, or all of it. */
  back(all = false): void {
    if (!all && this.picked) this.picked = null
    else if (!all && this.tourist) this.tourist = null
    else if (!all && this.declined) this.declined = false
    else {
      const last = this.hand.findLastIndex((tile) => tile.place)
      for (const [index, tile] of this.hand.entries()) if (all || index === last) tile.place = null
      if (last >= 0) this.held = all ? 0 : last
      this.tourist = this.picked = null
      this.declined = false
    }
    this.desk.problem = null
  }

  get empty(): boolean {
    return !this.declined && !this.hand.some((tile) => tile.place)
  }

  /** Put a whole turn into the draft, as a hint does. */
  take(turn: string): void {
    const [first = '', tourist] = turn.split(' ')
    this.back(true)
    if (first === DECLINE) this.declined = true
    else
      first.split(',').forEach((text, index) => {
        const tile = this.hand[index]
        if (tile)
          Object.assign(tile, { place: spotOf(text.replace('*', '').slice(0, -1)), turn: ARROWS.indexOf(text.at(-1)!) })
      })
    this.tourist = tourist && tourist !== STAY ? tourist : null
  }
}
