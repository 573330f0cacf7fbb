/** A turn of Tangram City while it is thought about: the side, the tiles in the hand, the fountain. */
import { Draft } from '../../lib/draft.svelte'
import type { Point } from '../../lib/drawing'
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

const GIVEN_UP = 'x'
const done = ({ place, givenUp }: HandTile) => givenUp || !!place

export class TangramDraft extends Draft<Board> {
  side = $state<Side | null>(null)
  hand = $state<HandTile[]>([])
  /** The tiles that lie or are given up, in that order: a later one may need an earlier one. */
  order = $state.raw<number[]>([])
  spring = $state<Spring>({ corner: 0, field: null, givenUp: false })
  /** Whether a fountain belongs to this turn, as far as is known. */
  springDue = $state(false)
  /** Which tile of the hand follows the pointer; after the last one comes the fountain. */
  held = $state(0)

  get city(): CityBoard {
    return this.board.boards[this.seat]!
  }

  protected override reset(): void {
    const numbers = this.laying ? this.board.now : []
    this.hand = numbers.map((number) => ({ number, way: 0, place: null, givenUp: false }))
    this.order = []
    this.spring = { corner: 0, field: null, givenUp: false }
    this.springDue = false
    this.held = 0
    this.side = null
  }

  readonly choosing = $derived(SIDES.includes(this.view.legal[0] as Side))
  readonly laying = $derived(!this.waiting && !this.choosing)
  readonly tile: HandTile | undefined = $derived(this.hand[this.held])
  /** Whether the fountain is in hand. */
  readonly springing = $derived(this.laying && this.held === this.hand.length)
  /** Whether the piece in hand lies or is given up. */
  readonly heldDone = $derived(this.springing ? !!this.springStep : !this.tile || done(this.tile))
  readonly #allDone = $derived(this.laying && this.order.length === this.hand.length)

  override get empty(): boolean {
    return this.side === null && !this.order.length
  }

  /** The fields on which something of the draft lies. */
  readonly drafted: ReadonlySet<string> = $derived.by(() => {
    const laid = this.hand.flatMap((tile) => (tile.place ? halvesOf(this.shapeOf(tile), tile.place) : []))
    return new Set([...laid, ...(this.spring.field ? [this.spring.field] : [])].map(nameOf))
  })

  shapeOf({ number, way }: Pick<HandTile, 'number' | 'way'>): string[] {
    return (this.board.tiles[number - 1] as TileShape).ways[way]!
  }

  #stepOf(tile: HandTile, at: Spot | null = tile.place): string {
    if (!at) return `${tile.number}:${GIVEN_UP}`
    return `${tile.number}:${nameOf(at)}${tile.way < 4 ? 'b' : 'g'}${ARROWS[tile.way % 4]}`
  }

  #springAt(field: Spot, corner: number): string {
    return `*${nameOf(field)}${CORNERS[corner]}`
  }

  get springStep(): string | null {
    const { givenUp, field, corner } = this.spring
    return givenUp ? `*${GIVEN_UP}` : field ? this.#springAt(field, corner) : null
  }

  override get notation(): string {
    if (!this.laying) return this.side ?? ''
    const tiles = this.order.map((index) => this.#stepOf(this.hand[index]!))
    return [...tiles, ...(this.#allDone && this.springStep ? [this.springStep] : [])].join(' ')
  }

  /** The steps with which the piece in hand may go on. */
  readonly open: ReadonlySet<string> = $derived(new Set(this.legal))

  /** Where the piece in hand would lie with its middle at a point. */
  placeOf({ x, y }: Point): Spot {
    if (this.tile) return placeAround(this.shapeOf(this.tile), { row: y, column: x })
    return { row: Math.floor(y), column: Math.floor(x) }
  }

  /** The half of a field that a point means: the one there, or the nearest that is free. */
  cornerOf({ x, y }: Point, corner = cornerAt({ row: y, column: x })): number {
    const field = this.placeOf({ x, y })
    const near = [0, 1, 3, 2].map((step) => (corner + step) % 4)
    return near.find((other) => this.open.has(this.#springAt(field, other))) ?? corner
  }

  /** The step of laying the piece in hand there. */
  stepAt(at: Point): string {
    return this.tile ? this.#stepOf(this.tile, this.placeOf(at)) : this.#springAt(this.placeOf(at), this.cornerOf(at))
  }

  mayLie(at: Point): boolean {
    return this.open.has(this.stepAt(at))
  }

  override get pointed(): string {
    if (!this.laying || !this.cursor || this.heldDone) return ''
    return [...this.steps, this.stepAt(this.cursor)].join(' ')
  }

  /** Ask where the piece in hand may lie, which is after all the others. */
  #ask(): void {
    const others = this.order.filter((index) => index !== this.held)
    this.go(others.map((index) => this.#stepOf(this.hand[index]!)))
  }

  /** That the others cannot lie without the piece in hand does not matter: it lies, and the turn is asked about. */
  protected override refuse(): boolean {
    return false
  }

  protected override async learn(): Promise<void> {
    await super.learn()
    const { answer } = this
    if (!this.#allDone || !answer || answer.whole || answer.problem || this.springStep) return
    this.springDue = true
    if (!this.springing) this.hold(this.hand.length)
  }

  /** Choose the side of the board. */
  choose(side: Side): void {
    this.side = side
    this.change()
    play('place')
  }

  /** Take up a tile of the hand, or the fountain after them. */
  hold(piece: number): void {
    this.held = piece
    this.#ask()
  }

  override lift(piece: number): void {
    this.hold(piece)
  }

  override number(index: number): void {
    const side = this.choosing ? SIDES[index] : undefined
    if (side) this.choose(side)
    else if (index < this.hand.length + (this.springDue ? 1 : 0)) this.hold(index)
  }

  override readonly letters = { f: () => this.flip(), x: () => this.giveUp() }

  override get turns(): boolean {
    return this.laying
  }

  override turn(by: number): void {
    const { tile, spring } = this
    if (tile) this.#change(tile, (tile.way & 4) + ((tile.way + by + 4) & 3))
    else if (this.springing) {
      const next = (spring.corner + by + 4) % 4
      const { field } = spring
      spring.corner = field ? this.cornerOf({ x: field.column, y: field.row }, next) : next
      this.change()
    }
  }

  /** Turn the tile in hand over, as one turns a page: it is mirrored and shows its other colour. */
  flip(): void {
    const { tile } = this
    if (tile) this.#change(tile, (tile.way < 4 ? 4 : 0) + ((4 - (tile.way & 3)) & 3))
  }

  #change(tile: HandTile, way: number): void {
    tile.way = way
    if (tile.place) tile.place = keptInside(this.shapeOf(tile), tile.place)
    this.change()
  }

  /** A click lays the piece in hand where it may lie; a piece of the draft is taken up, then turned. */
  override press(at: Point): void {
    const piece = !this.heldDone && this.mayLie(at) ? -1 : this.pieceAt(at)
    if (piece < 0) void this.lay(at)
    else if (piece === this.held) this.turn(1)
    else this.hold(piece)
  }

  override drop(at: Point): void {
    void this.lay(at)
  }

  /** Lay the piece in hand, or say why it may not lie there. */
  async lay(at: Point): Promise<void> {
    if (!this.laying || !onBoard(at)) return
    if (!this.mayLie(at)) {
      const { steps } = this
      const answer = await this.desk.ask([...steps, this.stepAt(at)].join(' '))
      if (this.steps !== steps) return
      this.problem = answer?.problem ?? null
      if (!answer || answer.problem) return
    }
    const [field, corner] = [this.placeOf(at), this.cornerOf(at)]
    play('lay')
    if (this.tile) this.#settle({ place: field, givenUp: false })
    else this.#settle({ corner, field, givenUp: false })
  }

  /** Give up the piece in hand. */
  giveUp(): void {
    if (this.tile) this.#settle({ place: null, givenUp: true })
    else if (this.springing) this.#settle({ field: null, givenUp: true })
  }

  /** The piece in hand is decided on: take the next one that is not. */
  #settle(how: Partial<HandTile & Spring>): void {
    if (this.tile) {
      Object.assign(this.tile, how)
      this.order = [...this.order.filter((index) => index !== this.held), this.held]
    } else Object.assign(this.spring, how)
    const next = this.hand.findIndex((tile) => !done(tile))
    if (next >= 0) this.held = next
    else if (this.springDue && !this.springStep) this.held = this.hand.length
    this.#ask()
  }

  /** Which piece of the draft covers a point: a tile's index, the fountain after them, or -1. */
  override pieceAt({ x, y }: Point): number {
    const point = { row: y, column: x }
    const { field, corner } = this.spring
    if (field && covers({ ...field, corner }, point)) return this.hand.length
    return this.hand.findIndex(
      (tile) => tile.place && halvesOf(this.shapeOf(tile), tile.place).some((half) => covers(half, point)),
    )
  }

  override point(at: Point | null): void {
    this.cursor = at && onBoard(at) ? at : null
  }

  override back(): void {
    this.side = null
    if (this.springStep) {
      this.spring = { ...this.spring, field: null, givenUp: false }
      this.held = this.hand.length
    } else {
      const last = this.order.at(-1) ?? 0
      Object.assign(this.hand[last] ?? {}, { place: null, givenUp: false })
      this.order = this.order.slice(0, -1)
      this.held = last
      this.springDue = false
    }
    this.#ask()
  }

  override take(turn: string): void {
    this.reset()
    for (const step of turn.split(' ')) {
      if (SIDES.includes(step as Side)) this.side = step as Side
      else if (step.startsWith('*')) this.#takeSpring(step.slice(1))
      else this.#takeTile(step)
    }
    this.#ask()
  }

  #takeSpring(what: string): void {
    this.springDue = true
    this.held = this.hand.length
    if (what === GIVEN_UP) this.spring.givenUp = true
    else {
      const corner = CORNERS.indexOf(what.slice(2) as (typeof CORNERS)[number])
      this.spring = { corner, field: spotOf(what), givenUp: false }
    }
  }

  #takeTile(step: string): void {
    const [number, what = ''] = step.split(':')
    const index = this.hand.findIndex((tile) => tile.number === Number(number))
    if (index < 0) return
    const way = (what[2] === 'g' ? 4 : 0) + ARROWS.indexOf(what[3]!)
    Object.assign(this.hand[index]!, what === GIVEN_UP ? { givenUp: true } : { place: spotOf(what), way })
    this.order = [...this.order, index]
    this.held = index
  }
}

/** The middle of a field. */
export function middle({ row, column }: Spot): Point {
  return { x: column + 0.5, y: row + 0.5 }
}

function onBoard({ x, y }: Point): boolean {
  return x >= 0 && x < SPAN && y >= 0 && y < SPAN
}
