/** A turn of Cities while it is thought about: tiles in the hand, where they lie, what the tourist does. */
import type { Problem } from '../../lib/api/types'
import { Draft } from '../../lib/draft.svelte'
import type { Point } from '../../lib/drawing'
import { play } from '../../lib/sound'
import { ARROWS, fieldsUnder, frameAround, holds, join, nameOf, same, spotOf, type Frame, type Spot } from './geometry'
import { offeredSpots, readLayouts, shiftedHome } from './start'
import type { Board, City } from './types'
import { kindAt } from './words'

export type Stage = 'start' | 'lay' | 'extra' | 'wait'

export interface HandTile {
  number: number
  turn: number
  place: Spot | null
}

const STAY = '.'
const DECLINE = 'x'
const START_RULE: Problem = { code: 'illegal-move', text: { id: 'cities-rule-start-corners', args: {} } }

export class CityDraft extends Draft<Board> {
  hand = $state<HandTile[]>([])
  /** Which tile of the hand follows the pointer. */
  held = $state(0)
  /** The field of the tourist that was picked up. */
  picked = $state<string | null>(null)
  /** The tourist action that was chosen; it counts as long as it is possible. */
  tourist = $state<string | null>(null)

  get city(): City {
    return this.board.cities[this.seat]!
  }

  protected override reset(): void {
    const numbers = this.stage === 'start' ? this.board.start : this.board.tile === null ? [] : [this.board.tile]
    this.hand = this.waiting ? [] : numbers.map((number) => ({ number, turn: 0, place: null }))
    this.held = 0
    this.tourist = this.picked = null
  }

  readonly stage: Stage = $derived.by(() => {
    const [first] = this.view.legal
    if (first === undefined) return 'wait'
    if (first.includes(',')) return 'start'
    return this.view.legal.some((step) => step.startsWith('*')) ? 'extra' : 'lay'
  })
  readonly layouts = $derived(this.stage === 'start' ? readLayouts(this.view.legal) : null)
  /** Whether the tourist is to be decided on: the tile lies, or was declined. */
  readonly touring = $derived(this.steps.length > 0 && this.stage !== 'start')
  readonly declined = $derived(this.steps[0] === DECLINE)
  readonly mayDecline = $derived(!this.declined && this.view.legal.includes(DECLINE))

  /** The places where the held tile may lie. */
  readonly offered: Set<string> = $derived.by(() => {
    if (this.layouts) return offeredSpots(this.layouts, this.hand, this.held)
    const places = this.view.legal.filter((step) => step !== DECLINE).map((step) => step.replace('*', '').slice(0, -1))
    return new Set(places)
  })

  #frame: Frame | null = null
  /** The part of the table that is seen; it grows before a tile is laid, and not while the turn is thought about. */
  readonly frame: Frame = $derived.by(() => {
    const open = this.stage === 'lay' ? frameAround([...this.offered].map(spotOf)) : (this.layouts?.frame ?? null)
    const around = frameAround(this.city.tiles.map((tile) => spotOf(tile.place)))
    const wanted = join(around, open) ?? { top: 4, left: 4, bottom: 10, right: 10 }
    if (open || !this.#frame || !holds(this.#frame, wanted)) this.#frame = wanted
    return this.#frame
  })

  /** What the tourist may do, as far as is known. */
  readonly #next: string[] = $derived((this.touring && this.legal) || [])

  override get last(): string | null {
    if (!this.#next.length) return null
    return this.tourist && this.#next.includes(this.tourist) ? this.tourist : STAY
  }

  override get settled(): boolean {
    return this.whole && (this.stage === 'start' || this.last !== STAY || this.#next.length === 1)
  }

  /** The field or, while tiles are laid, the place that a point means; null: outside. */
  spotAt({ x, y }: Point, laying = !this.touring || this.lifted): Spot | null {
    const spot = { row: Math.floor(y), column: Math.floor(x) }
    const { top, left, bottom, right } = this.frame
    if (spot.row < top || spot.row >= bottom || spot.column < left || spot.column >= right) return null
    if (!laying) return spot
    if (this.stage === 'extra') return { row: Math.round(y - 1), column: Math.round(x - 1) }
    return { row: spot.row - (spot.row % 2), column: spot.column - (spot.column % 2) }
  }

  /** The place or field under the pointer. */
  readonly spot: Spot | null = $derived(this.cursor && this.spotAt(this.cursor))
  /** Where the held tile would lie. */
  readonly ghost: Spot | null = $derived(
    this.spot && this.hand.length && (this.lifted || !this.touring) && !this.#taken(this.spot) ? this.spot : null,
  )
  /** What the pointer proposes for the tourist. */
  readonly proposed: string | null = $derived.by(() => {
    const step = this.spot && this.touring && !this.lifted ? this.#visiting(nameOf(this.spot)) : null
    return step && this.#next.includes(step) ? step : null
  })

  override get pointed(): string {
    if (this.ghost) return this.#step(this.ghost) ?? ''
    return this.proposed ? `${this.steps[0]} ${this.proposed}` : ''
  }

  /** The fields onto which the tourist in question may go. */
  readonly targets: Set<string> = $derived.by(() => {
    const start = this.#visiting('')
    return new Set(this.#next.filter((step) => step.startsWith(start)).map((step) => step.slice(start.length)))
  })

  /** The tourists as they would stand. */
  readonly tourists: string[] = $derived.by(() => {
    const covered = this.stage === 'extra' && this.hand[0]?.place ? fieldsUnder(this.hand[0].place).map(nameOf) : []
    const standing = this.city.tourists.filter((field) => !covered.includes(field))
    const [from, to] = this.last?.split(/[-+]/) ?? []
    return to ? [...standing.filter((field) => field !== from), to] : standing
  })

  /** The first step as notation, with the held tile somewhere else if asked; null while tiles are in the hand. */
  #step(at: Spot | null = null): string | null {
    const tiles = this.hand.map((tile, index) => ({ ...tile, place: at && index === this.held ? at : tile.place }))
    if (tiles.some((tile) => !tile.place)) return null
    if (this.layouts) return shiftedHome(this.layouts, tiles)
    return (this.stage === 'extra' ? '*' : '') + nameOf(tiles[0]!.place!) + ARROWS[tiles[0]!.turn]
  }

  #visiting(field: string): string {
    return this.picked ? `${this.picked}-${field}` : `+${field}`
  }

  /** Whether a tile lies there already; the extra tile lies on top of others. */
  #taken(place: Spot): boolean {
    if (this.stage === 'extra') return false
    const name = nameOf(place)
    return this.hand.some((tile) => same(tile.place, place)) || this.city.tiles.some((tile) => tile.place === name)
  }

  /** The tiles lie as they lie: go on from there. */
  #lie(): void {
    const step = this.#step()
    this.go(step ? [step] : [])
  }

  override get turns(): boolean {
    return this.hand.length > 0
  }

  override turn(by: number): void {
    const tile = this.hand[this.held]
    if (!tile) return
    tile.turn = (tile.turn + by + 4) % 4
    if (tile.place) this.#lie()
  }

  override number(index: number): void {
    if (this.hand[index]) this.held = index
  }

  override pieceAt(at: Point): number {
    const spot = this.spotAt(at, false)
    return spot
      ? this.hand.findIndex(({ place }) => place && fieldsUnder(place).some((field) => same(field, spot)))
      : -1
  }

  /** Tourists go onto the tile just laid. */
  override get aims(): boolean {
    return this.touring
  }

  override lift(piece: number): void {
    this.held = piece
  }

  override drop(at: Point): void {
    const place = this.spotAt(at, true)
    if (place) this.lay(place)
  }

  override press(at: Point): void {
    const field = this.spotAt(at, false)
    if (!field || this.waiting) return
    const tile = this.pieceAt(at)
    if (this.touring && (tile >= 0 || kindAt(this.city, field) !== '.')) this.visit(nameOf(field))
    else if (this.stage === 'start' && tile >= 0) {
      this.held = tile
      this.turn(1)
    } else this.drop(at)
  }

  override peek(pointed: string): void {
    super.peek(pointed)
    // As long as start tiles are in the hand there is no turn to ask about.
    if (this.stage !== 'start' || pointed) return
    if (this.ghost) this.problem = this.offered.has(nameOf(this.ghost)) ? null : START_RULE
    else if (!this.tried) this.problem = null
  }

  /** Lay the held tile, or say why it may not lie there. */
  lay(place: Spot): void {
    const tile = this.hand[this.held]
    if (!tile) return
    if (!this.offered.has(nameOf(place))) {
      const step = this.#step(place)
      if (step) void this.explain(step, [])
      else this.problem = START_RULE
      return
    }
    tile.place = place
    // What the pointer meant was the tile; a tourist is proposed when it moves on.
    this.cursor = null
    play('lay')
    const open = this.hand.findIndex((other) => !other.place)
    if (open >= 0) this.held = open
    this.#lie()
  }

  /** Leave the extra tile. */
  decline(): void {
    this.reset()
    this.go([DECLINE])
  }

  /** Do what a click on a field means while the tourist is decided on. */
  visit(field: string): void {
    const step = this.#visiting(field)
    const walks = this.#next.some((other) => other.startsWith(`${field}-`))
    const [picked, target] = [this.picked, this.tourist?.split(/[-+]/).at(-1)]
    if (!this.#next.includes(step) && field !== picked && field !== target && !walks) return void this.explain(step)
    this.picked = null
    if (this.#next.includes(step)) {
      this.tourist = step
      play('place')
    } else if (field !== picked) {
      this.tourist = null
      if (field !== target) this.picked = field
    }
    this.change()
  }

  override get empty(): boolean {
    return !this.steps.length && !this.hand.some((tile) => tile.place)
  }

  override back(): void {
    if (this.picked || this.tourist) {
      if (!this.picked) this.tourist = null
      this.picked = null
      return this.change()
    }
    this.held = Math.max(
      0,
      this.hand.findLastIndex((tile) => tile.place),
    )
    if (this.hand[this.held]) this.hand[this.held]!.place = null
    this.#lie()
  }

  override take(turn: string): void {
    const [first = '', tourist = STAY] = turn.split(' ')
    this.reset()
    if (first !== DECLINE)
      first.split(',').forEach((text, index) => {
        const place = spotOf(text.replace('*', '').slice(0, -1))
        Object.assign(this.hand[index] ?? {}, { place, turn: ARROWS.indexOf(text.at(-1)!) })
      })
    this.tourist = tourist === STAY ? null : tourist
    this.go([first])
  }
}
