/** A turn of Tangram City while it is thought about: the side, the tiles in the hand, the fountain. */
import type { Message, View } from '../../lib/api/types'
import { READY, type Desk } from '../../lib/desk.svelte'
import { play } from '../../lib/sound'
import {
  ARROWS,
  CORNERS,
  SPAN,
  cornerAt,
  covers,
  halvesOf,
  keptInside,
  nameOf,
  placeAround,
  spotOf,
  type Spot,
} from './geometry'
import type { Board, CityBoard, TileShape } from './types'

export type Stage = 'side' | 'lay' | 'wait'
export type Side = 'black' | 'green'
export const SIDES: readonly Side[] = ['black', 'green']

export interface HandTile {
  number: number
  /** Which of its eight ways: black turned 0 to 3 times, then green. */
  way: number
  place: Spot | null
  givenUp: boolean
}

export interface Spring {
  corner: number
  field: Spot | null
  givenUp: boolean
}

const done = (tile: HandTile) => tile.givenUp || !!tile.place

export class TangramDraft {
  side = $state<Side | null>(null)
  hand = $state<HandTile[]>([])
  spring = $state<Spring>({ corner: 0, field: null, givenUp: false })
  /** Which tile of the hand follows the pointer; after the last one comes the fountain. */
  held = $state(0)
  /** Where the pointer is, in fields and their fractions. */
  cursor = $state.raw<Spot | null>(null)
  /** The steps that the tile in hand may be laid with, after these steps of the others. */
  open = $state.raw<{ after: string; steps: ReadonlySet<string> }>({ after: '', steps: new Set() })
  /** The fountains that may follow the tiles. */
  springs = $state.raw<ReadonlySet<string>>(new Set())
  /** The tiles' steps for which the server has said how the turn goes on, and what is to do then. */
  settled = $state<string | null>(null)
  #fountainPhase = $state.raw<Message | null>(null)
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

  get city(): CityBoard {
    return this.board.boards[this.seat]!
  }

  /** Begin a decision with nothing laid. */
  begin(view: View): void {
    this.view = view
    this.hand = (this.stage === 'lay' ? this.board.now : []).map((number) => ({
      number,
      way: 0,
      place: null,
      givenUp: false,
    }))
    this.open = { after: '', steps: new Set(view.legal) }
    this.springs = new Set()
    this.settled = null
    this.held = 0
    this.cursor = null
    this.back(true)
  }

  readonly stage: Stage = $derived.by(() => {
    const [first] = this.view.legal
    return first === undefined ? 'wait' : SIDES.includes(first as Side) ? 'side' : 'lay'
  })

  get tile(): HandTile | undefined {
    return this.hand[this.held]
  }

  /** Whether the fountain is in hand. */
  readonly springing = $derived(this.stage === 'lay' && this.held === this.hand.length)
  /** Whether a fountain belongs to this turn, as far as is known. */
  readonly springDue = $derived(this.springs.size > 0)
  /** Whether the piece in hand lies or is given up. */
  readonly heldDone = $derived(
    this.springing ? this.spring.givenUp || !!this.spring.field : !this.tile || done(this.tile),
  )
  readonly empty = $derived(this.side === null && !this.hand.some(done) && !this.spring.field && !this.spring.givenUp)

  /** The fields on which something of the draft lies. */
  readonly drafted: ReadonlySet<string> = $derived.by(() => {
    const laid = this.hand.flatMap((tile) => (tile.place ? halvesOf(this.shapeOf(tile), tile.place) : []))
    return new Set([...laid, ...(this.spring.field ? [this.spring.field] : [])].map(nameOf))
  })

  shapeOf({ number, way }: Pick<HandTile, 'number' | 'way'>): string[] {
    return (this.board.tiles[number - 1] as TileShape).ways[way]!
  }

  #stepOf(tile: HandTile, at: Spot | null = tile.place): string {
    if (!at) return `${tile.number}:x`
    return `${tile.number}:${nameOf(at)}${tile.way < 4 ? 'b' : 'g'}${ARROWS[tile.way % 4]}`
  }

  #springAt(field: Spot, corner: number): string {
    return `*${nameOf(field)}${CORNERS[corner]}`
  }

  /** The steps of the other tiles. */
  readonly others = $derived(
    this.hand
      .filter((tile, index) => index !== this.held && done(tile))
      .map((tile) => this.#stepOf(tile))
      .join(' '),
  )
  /** The steps of all tiles, once each is laid or given up. */
  readonly tiles = $derived(
    this.hand.length && this.hand.every(done) ? this.hand.map((tile) => this.#stepOf(tile)).join(' ') : null,
  )
  readonly springStep = $derived.by(() => {
    const { givenUp, field, corner } = this.spring
    return givenUp ? '*x' : field ? this.#springAt(field, corner) : null
  })

  /** Where the piece in hand would lie with its middle at a point. */
  placeOf(middle: Spot): Spot {
    return this.tile
      ? placeAround(this.shapeOf(this.tile), middle)
      : { row: Math.floor(middle.row), column: Math.floor(middle.column) }
  }

  /** The half of a field that a point means: the one there, or the nearest that is free. */
  cornerOf(middle: Spot, corner = cornerAt(middle)): number {
    const field = this.placeOf(middle)
    const near = [0, 1, 3, 2].map((step) => (corner + step) % 4)
    return near.find((other) => this.springs.has(this.#springAt(field, other))) ?? corner
  }

  /** The step of laying the piece in hand there. */
  stepAt(middle: Spot): string {
    if (this.tile) return this.#stepOf(this.tile, this.placeOf(middle))
    return this.#springAt(this.placeOf(middle), this.cornerOf(middle))
  }

  mayLie(middle: Spot): boolean {
    if (this.springing) return this.springs.has(this.stepAt(middle))
    return this.open.after === this.others && this.open.steps.has(this.stepAt(middle))
  }

  /** The draft as notation: what is drawn as laid, and what is sent once it is whole. */
  readonly notation: string = $derived.by(() => {
    if (this.stage !== 'lay') return this.side ?? ''
    const laid = this.hand.filter(done).map((tile) => this.#stepOf(tile))
    return [...laid, this.tiles && this.springDue ? this.springStep : null].filter(Boolean).join(' ')
  })
  readonly whole: boolean = $derived.by(() => {
    if (this.stage === 'side') return this.side !== null
    if (!this.tiles || this.settled !== this.tiles) return false
    return !this.springDue || (!!this.springStep && this.springs.has(this.springStep))
  })
  /** The draft with what is under the pointer, which is only looked at. */
  readonly pointed: string = $derived.by(() => {
    if (this.stage !== 'lay' || !this.cursor || this.heldDone) return ''
    return [this.springing ? this.tiles : this.others, this.stepAt(this.cursor)].filter(Boolean).join(' ')
  })
  /** What is to do next, once a part of the turn is drafted. */
  readonly phase: Message | null = $derived(
    this.whole ? READY : this.tiles && this.springDue ? this.#fountainPhase : null,
  )

  /** Learn where the piece in hand may lie, and whether a fountain follows. */
  async learn(): Promise<void> {
    const { others, tiles, view } = this
    if (this.stage !== 'lay') return
    const open = others ? (await this.desk.ask(others)).legal : view.legal
    if (this.others === others && this.view === view) this.open = { after: others, steps: new Set(open) }
    if (!tiles) {
      this.settled = null
      return
    }
    const answer = await this.desk.ask(tiles)
    if (this.tiles !== tiles || this.view !== view || this.settled === tiles) return
    this.springs = new Set(answer.legal)
    this.settled = answer.problem ? null : tiles
    this.#fountainPhase = answer.view?.phase ?? null
    if (this.springDue && !this.springStep) this.held = this.hand.length
  }

  /** Choose the side of the board. */
  choose(side: Side): void {
    this.side = side
    this.desk.problem = null
    play('place')
  }

  turnHeld(quarters = 1): void {
    const { tile, spring } = this
    if (this.springing) {
      const next = (spring.corner + quarters + 4) % 4
      spring.corner = spring.field ? this.cornerOf(spring.field, next) : next
    } else if (tile) {
      tile.way = (tile.way & 4) + ((tile.way + quarters + 4) & 3)
      this.#keepInside(tile)
    }
  }

  /** Turn the tile in hand over, as one turns a page: it is mirrored and shows its other colour. */
  flipHeld(): void {
    const tile = this.tile
    if (!tile) return
    tile.way = (tile.way < 4 ? 4 : 0) + ((4 - (tile.way & 3)) & 3)
    this.#keepInside(tile)
  }

  #keepInside(tile: HandTile): void {
    if (tile.place) tile.place = keptInside(this.shapeOf(tile), tile.place)
  }

  /** Lay the piece in hand, or say why it may not lie there. */
  async lay(middle: Spot): Promise<void> {
    if (this.stage !== 'lay') return
    const step = this.stepAt(middle)
    const [tile, field, corner] = [this.tile, this.placeOf(middle), this.cornerOf(middle)]
    if (!this.mayLie(middle)) {
      const draft = [this.springing ? this.tiles : this.others, step].filter(Boolean).join(' ')
      const { problem } = await this.desk.ask(draft)
      if (problem) {
        this.desk.problem = problem
        return
      }
    }
    this.desk.problem = null
    if (tile) Object.assign(tile, { place: field, givenUp: false })
    else this.spring = { corner, field, givenUp: false }
    play('lay')
    this.#goOn()
  }

  /** Give up the piece in hand. */
  giveUp(): void {
    if (this.stage !== 'lay') return
    if (this.springing) this.spring = { ...this.spring, field: null, givenUp: true }
    else if (this.tile) Object.assign(this.tile, { place: null, givenUp: true })
    this.desk.problem = null
    this.#goOn()
  }

  /** Take the next tile that is still to be laid. */
  #goOn(): void {
    const next = this.hand.findIndex((tile) => !done(tile))
    if (next >= 0) this.held = next
    else if (this.springDue && !this.springStep) this.held = this.hand.length
  }

  /** Which piece of the draft covers a point: a tile's index, the fountain after them, or -1. */
  pieceAt(point: Spot): number {
    const { field, corner } = this.spring
    if (field && covers({ ...field, corner }, point)) return this.hand.length
    return this.hand.findIndex(
      (tile) => tile.place && halvesOf(this.shapeOf(tile), tile.place).some((half) => covers(half, point)),
    )
  }

  /** Take the last step of the draft back, or all of it. */
  back(all = false): void {
    const last = this.hand.findLastIndex(done)
    const sprung = !!this.springStep
    if (all || sprung) this.spring = { ...this.spring, field: null, givenUp: false }
    if (all || !sprung) {
      for (const [index, tile] of this.hand.entries())
        if (all || index === last) Object.assign(tile, { place: null, givenUp: false })
      this.held = all ? 0 : Math.max(0, last)
      this.side = null
    } else this.held = this.hand.length
    this.desk.problem = null
  }

  /** Put a whole turn into the draft, as a hint does. */
  take(turn: string): void {
    this.back(true)
    for (const step of turn.split(' ')) {
      if (SIDES.includes(step as Side)) this.side = step as Side
      else if (step.startsWith('*')) {
        const corner = CORNERS.indexOf(step.slice(3) as (typeof CORNERS)[number])
        this.spring =
          step === '*x'
            ? { corner: 0, field: null, givenUp: true }
            : { corner, field: spotOf(step.slice(1, 3)), givenUp: false }
      } else this.#takeTile(step)
    }
  }

  #takeTile(step: string): void {
    const [number, what = ''] = step.split(':')
    const tile = this.hand.find((one) => one.number === Number(number))
    if (!tile) return
    if (what === 'x') Object.assign(tile, { place: null, givenUp: true })
    else
      Object.assign(tile, {
        place: spotOf(what),
        way: (what[2] === 'g' ? 4 : 0) + ARROWS.indexOf(what[3]!),
        givenUp: false,
      })
  }

  /** The middle of a field. */
  static middle({ row, column }: Spot): Spot {
    return { row: row + 0.5, column: column + 0.5 }
  }

  static onBoard({ row, column }: Spot): boolean {
    return row >= 0 && row < SPAN && column >= 0 && column < SPAN
  }
}
