/** A turn of Tangram City while it is thought about: the side, or the pieces in the hand and where they lie. */
import { Draft } from '../../lib/draft.svelte'
import type { Point } from '../../lib/drawing'
import { play } from '../../lib/sound'
import {
  ARROWS,
  CORNERS,
  SPAN,
  WAYS_OF_FOUNTAIN,
  cornerAt,
  covers,
  halvesOf,
  keptInside,
  nameOf,
  placeAround,
  spotOf,
  type Half,
  type Spot,
} from './geometry'
import type { Board, CityBoard } from './types'

export type Side = 'black' | 'green'
export const SIDES: readonly Side[] = ['black', 'green']
/** The number of a fountain, which has none. */
export const FOUNTAIN = 0

export interface Piece {
  number: number
  /** Which of a tile's eight ways: black turned 0 to 3 times, then green; a fountain's corner. */
  way: number
  place: Spot | null
  givenUp: boolean
}

const GIVEN_UP = 'x'
const inHand = (number: number): Piece => ({ number, way: 0, place: null, givenUp: false })
export const done = ({ place, givenUp }: Piece) => givenUp || !!place
export const kindOf = ({ number, way }: Piece) => (number === FOUNTAIN ? 'fountain' : SIDES[way >> 2]!)

export class TangramDraft extends Draft<Board> {
  side = $state<Side | null>(null)
  /** The tiles, and after them the fountain, once it is known that one belongs to the turn. */
  hand = $state<Piece[]>([])
  /** Those that lie or are given up, in that order: a later one may need an earlier one. */
  order = $state.raw<number[]>([])
  /** Which of them follows the pointer. */
  held = $state(0)

  get city(): CityBoard {
    return this.board.boards[this.seat]!
  }

  protected override reset(): void {
    this.hand = this.laying ? this.board.now.map(inHand) : []
    this.order = []
    this.held = 0
    this.side = null
  }

  readonly choosing = $derived(SIDES.includes(this.view.legal[0] as Side))
  readonly laying = $derived(!this.waiting && !this.choosing)
  readonly piece: Piece | undefined = $derived(this.hand[this.held])
  /** Whether the fountain is in hand. */
  readonly springing = $derived(this.piece?.number === FOUNTAIN)
  readonly #springDue = $derived(this.hand.at(-1)?.number === FOUNTAIN)

  override get empty(): boolean {
    return this.side === null && !this.order.length
  }

  halvesOf(piece: Piece, at: Spot, way = piece.way): Half[] {
    return halvesOf(this.rowsOf(piece, way), at, way & 3)
  }

  /** The shape of a piece, row by row. */
  rowsOf({ number, way }: Piece, as = way): string[] {
    return number === FOUNTAIN ? WAYS_OF_FOUNTAIN[as]! : this.board.tiles[number - 1]!.ways[as]!
  }

  /** The fields on which something of the draft lies. */
  readonly drafted: ReadonlySet<string> = $derived(
    new Set(this.hand.flatMap((piece) => (piece.place ? this.halvesOf(piece, piece.place) : [])).map(nameOf)),
  )

  #stepOf(piece: Piece, at: Spot | null = piece.place, way = piece.way): string {
    const start = piece.number === FOUNTAIN ? '*' : `${piece.number}:`
    if (!at) return start + GIVEN_UP
    return (
      start + nameOf(at) + (piece.number === FOUNTAIN ? CORNERS[way] : kindOf({ ...piece, way })[0]! + ARROWS[way & 3])
    )
  }

  #stepsOf(order: number[]): string[] {
    return order.map((index) => this.#stepOf(this.hand[index]!))
  }

  override get notation(): string {
    return this.side ?? this.#stepsOf(this.order).join(' ')
  }

  /** The steps with which the piece in hand may go on. */
  readonly open: ReadonlySet<string> = $derived(new Set(this.legal))

  /** Where the piece in hand would lie with its middle at a point: a fountain in the nearest half that is free. */
  lyingAt({ x, y }: Point): { place: Spot; way: number } {
    const piece = this.piece!
    const point = { row: y, column: x }
    const place = placeAround(this.rowsOf(piece), point)
    return { place, way: this.springing ? this.#freeCorner(place, cornerAt(point)) : piece.way }
  }

  #freeCorner(place: Spot, corner: number): number {
    const near = [0, 1, 3, 2].map((step) => (corner + step) % 4)
    return near.find((way) => this.open.has(this.#stepOf(this.piece!, place, way))) ?? corner
  }

  /** The step of laying the piece in hand there. */
  #stepAt(at: Point): string {
    const { place, way } = this.lyingAt(at)
    return this.#stepOf(this.piece!, place, way)
  }

  mayLie(at: Point): boolean {
    return !!this.piece && this.open.has(this.#stepAt(at))
  }

  override get pointed(): string {
    if (!this.cursor || !this.piece || done(this.piece)) return ''
    return [...this.steps, this.#stepAt(this.cursor)].join(' ')
  }

  /** Take up a piece of the hand: where it may lie depends on the tiles before it. */
  hold(index: number): void {
    this.held = index
    this.go(this.#stepsOf(this.order.filter((other) => other !== index && this.hand[other]!.number !== FOUNTAIN)))
  }

  /** That the others cannot lie without the piece in hand does not matter: it lies, and the turn is asked about. */
  protected override refuse(): boolean {
    return false
  }

  protected override async learn(): Promise<void> {
    await super.learn()
    const { answer } = this
    if (!answer || answer.whole || answer.problem || this.#springDue || this.order.length < this.hand.length) return
    this.hand.push(inHand(FOUNTAIN))
    this.hold(this.hand.length - 1)
  }

  /** Choose the side of the board. */
  choose(side: Side): void {
    this.side = side
    this.change()
    play('place')
  }

  override lift(piece: number): void {
    this.hold(piece)
  }

  override number(index: number): void {
    if (this.choosing && SIDES[index]) this.choose(SIDES[index])
    else if (this.hand[index]) this.hold(index)
  }

  override readonly letters = { f: () => this.flip(), x: () => this.giveUp() }

  override get turns(): boolean {
    return this.laying
  }

  override turn(by: number): void {
    const { piece } = this
    if (!piece) return
    const way = (piece.way & 4) + ((piece.way + by + 4) & 3)
    this.#rework(piece, this.springing && piece.place ? this.#freeCorner(piece.place, way) : way)
  }

  /** Turn the tile in hand over, as one turns a page: it is mirrored and shows its other colour. */
  flip(): void {
    const { piece } = this
    if (piece && !this.springing) this.#rework(piece, (~piece.way & 4) + (-piece.way & 3))
  }

  #rework(piece: Piece, way: number): void {
    piece.way = way
    if (piece.place) piece.place = keptInside(this.rowsOf(piece), piece.place)
    this.change()
  }

  /** A click lays the piece in hand where it may lie; a piece of the draft is taken up, then turned. */
  override press(at: Point): void {
    const piece = this.piece && !done(this.piece) && this.mayLie(at) ? -1 : this.pieceAt(at)
    if (piece < 0) void this.lay(at)
    else if (piece === this.held) this.turn(1)
    else this.hold(piece)
  }

  override drop(at: Point): void {
    void this.lay(at)
  }

  /** Lay the piece in hand, or say why it may not lie there. */
  async lay(at: Point): Promise<void> {
    if (!this.piece || !onBoard(at)) return
    if (!this.mayLie(at)) {
      const { steps } = this
      const answer = await this.desk.ask([...steps, this.#stepAt(at)].join(' '))
      if (this.steps !== steps) return
      this.problem = answer?.problem ?? null
      if (!answer || answer.problem) return
    }
    play('lay')
    this.#settle({ ...this.lyingAt(at), givenUp: false })
  }

  /** Give up the piece in hand. */
  giveUp(): void {
    this.#settle({ place: null, givenUp: true })
  }

  /** The piece in hand is decided on: take the next one that is not. A fountain always comes last. */
  #settle(how: Partial<Piece>): void {
    if (!this.piece) return
    Object.assign(this.piece, how)
    const others = this.order.filter((index) => index !== this.held)
    const tiles = others.filter((index) => this.hand[index]!.number !== FOUNTAIN)
    this.order = [...tiles, this.held, ...others.filter((index) => !tiles.includes(index))]
    const next = this.hand.findIndex((piece) => !done(piece))
    this.hold(next < 0 ? this.held : next)
  }

  /** Which piece of the draft covers a point; -1: none. */
  override pieceAt({ x, y }: Point): number {
    return this.hand.findLastIndex(
      (piece) => piece.place && this.halvesOf(piece, piece.place).some((half) => covers(half, { row: y, column: x })),
    )
  }

  override point(at: Point | null): void {
    this.cursor = at && onBoard(at) ? at : null
  }

  override back(): void {
    this.side = null
    const last = this.order.at(-1) ?? 0
    if (this.hand[last]) Object.assign(this.hand[last], { place: null, givenUp: false })
    this.order = this.order.slice(0, -1)
    if (this.#springDue && this.hand[last]!.number !== FOUNTAIN) this.hand.pop()
    this.hold(last)
  }

  override take(turn: string): void {
    this.reset()
    if (this.choosing) return this.choose(turn as Side)
    for (const step of turn.split(' ')) {
      const [, number = FOUNTAIN, what] = /^(?:(\d+):|\*)(.+)$/.exec(step)!
      if (number === FOUNTAIN) this.hand.push(inHand(FOUNTAIN))
      const index = this.hand.findIndex((piece) => piece.number === Number(number))
      Object.assign(this.hand[index]!, this.#read(what!))
      this.order = [...this.order, index]
    }
    this.hold(this.order.at(-1)!)
  }

  /** A step after its piece: given up, or place and way. */
  #read(what: string): Partial<Piece> {
    if (what === GIVEN_UP) return { givenUp: true }
    const corner = CORNERS.indexOf(what.slice(2) as (typeof CORNERS)[number])
    const way = corner < 0 ? (what[2] === 'g' ? 4 : 0) + ARROWS.indexOf(what[3]!) : corner
    return { place: spotOf(what), way }
  }
}

/** The middle of a field. */
export function middle({ row, column }: Spot): Point {
  return { x: column + 0.5, y: row + 0.5 }
}

function onBoard({ x, y }: Point): boolean {
  return x >= 0 && x < SPAN && y >= 0 && y < SPAN
}
