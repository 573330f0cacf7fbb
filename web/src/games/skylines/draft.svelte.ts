/** A turn of Cities: Skylines while it is thought about: the card that is picked, its tile in hand, what is drawn. */
import type { Message } from '../../lib/api/types'
import { Draft } from '../../lib/draft.svelte'
import type { Point } from '../../lib/drawing'
import { play } from '../../lib/sound'
import { Arranging } from './arranging.svelte'
import { centre, layStep, middleOf, nameOf, placeAround, squareOf, squaresIn, type Square } from './geometry'
import { TileInHand } from './hand.svelte'
import { placesByShape } from './shapes'
import type { Board, CardFacts, Playable, RoleFacts } from './types'

export type Stage = 'wait' | 'asking' | 'arrange' | 'role' | 'open' | 'act' | 'lay' | 'draw' | 'put' | 'whole'

const STAGES: Record<string, Stage> = { replace: 'draw', refill: 'draw', over: 'wait' }
const STACKS = ['i', 'ii', 'iii']
const DRAWS = /^(i{1,3}$|\+|\?)/
export const END = 'end'
export const USE = 'use'
const DONE = 'ok'

export class CityDraft extends Draft<Board> {
  /** The card of the own hand that is looked at: to be played, or exchanged. */
  picked = $state<string | null>(null)
  /** What shall be drawn. */
  drawn = $state<string | null>(null)
  /** Where the tile of the card that is played may lie. */
  places = $state.raw<Set<string>>(new Set())
  /** The square that was pressed while no tile was in hand: its district is looked at. */
  looked = $state<string | null>(null)
  readonly tile = new TileInHand()
  readonly arranging = new Arranging()

  protected override reset(): void {
    this.picked = this.looked = null
    this.places = new Set()
    this.arranging.begin(this.board)
  }

  readonly cards: Map<string, CardFacts> = $derived(new Map(this.board.cards.map((card) => [card.id, card])))
  readonly hand: CardFacts[] = $derived.by(() => this.board.players[this.seat]!.hand.map((id) => this.cards.get(id)!))
  readonly card: CardFacts | null = $derived(this.picked === null ? null : (this.cards.get(this.picked) ?? null))
  readonly playable: Playable | null = $derived(this.board.playable.find(({ card }) => card === this.picked) ?? null)
  readonly role: RoleFacts | null = $derived(
    this.board.roles.find(({ name }) => name === this.board.players[this.seat]!.role) ?? null,
  )
  readonly putting = $derived(this.board.stage === 'put' && !this.waiting)

  readonly stage: Stage = $derived.by(() => {
    if (this.waiting) return 'wait'
    if (this.putting) return 'put'
    if (!this.steps.length) return STAGES[this.board.stage] ?? (this.board.stage as Stage)
    const [first] = this.legal ?? []
    if (!this.legal) return 'asking'
    if (first === undefined) return 'whole'
    return first.startsWith('@') ? 'lay' : DRAWS.test(first) ? 'draw' : 'whole'
  })

  /** The card whose tile is in hand or lies in the draft. */
  readonly building: CardFacts | null = $derived.by(() => {
    const card = this.cards.get(this.steps[0] ?? '')
    return card?.drawing.length || (card && this.board.supply[card.kind]) ? card : null
  })
  /** Where the tile lies in the draft. */
  readonly laid: string[] | null = $derived(this.steps[1]?.startsWith('@') ? squaresIn(this.steps[1]) : null)
  readonly #holding = $derived(!!this.building && !this.laid && this.places.size > 0)
  /** The step that would lay the tile where the cursor is: at a place near by where it may lie, if there is one. */
  readonly ghost: string | null = $derived(this.#holding && this.cursor ? this.#stepAt(this.cursor) : null)
  readonly #coverable: Set<string> = $derived(new Set(this.tile.placesOf(this.places).flatMap(squaresIn)))
  /** The squares that the tile in hand may cover as it is turned. */
  readonly open: string[] = $derived(this.#holding && this.desk.aids ? [...this.#coverable] : [])
  /** In how many places each shape in hand may lie; null where that is not told. */
  readonly fits: number[] | null = $derived(
    this.desk.aids && this.places.size ? placesByShape(this.tile.shapes, this.places) : null,
  )
  /** The district in which the tile lies or is held. */
  readonly tileDistrict: number | null = $derived.by(() => {
    const square = this.laid?.[0] ?? (this.ghost && this.places.has(this.ghost) ? squaresIn(this.ghost)[0] : undefined)
    return square ? this.districtOf(square) : null
  })
  /** The cards that are put away in this draft. */
  readonly away: string[] = $derived(this.putting ? this.steps.map((step) => step.slice(1)) : [])

  /** What is drawn, or that no more is put away. */
  override get last(): string | null {
    const step = this.putting ? DONE : this.drawn
    return step && this.legal?.includes(step) ? step : null
  }

  override get pointed(): string {
    return this.ghost ? [...this.steps, this.ghost].join(' ') : ''
  }

  override get empty(): boolean {
    return !this.steps.length && this.picked === null && this.drawn === null
  }

  override get settled(): boolean {
    return this.whole && !this.putting
  }

  override get doing(): Message | null {
    const { stage } = this
    return stage === 'act' || stage === this.board.stage ? null : { id: `skylines-phase-${stage}`, args: {} }
  }

  protected override go(steps: string[]): void {
    this.drawn = null
    super.go(steps)
  }

  protected override async learn(): Promise<void> {
    await super.learn()
    if (!this.building) return
    const places = this.steps.length > 1 ? (await this.desk.ask(this.building.id))?.legal : this.legal
    if (places?.[0]?.startsWith('@') && this.building) this.#offer(this.building, places)
  }

  /** The tile may lie in these places; if it fits nowhere as it is turned, take it up as it fits. */
  #offer(card: CardFacts, places: string[]): void {
    this.places = new Set(places)
    if (this.desk.aids && !this.laid && !this.open.length)
      this.tile.match(card, this.board, squaresIn(places[0]!).map(squareOf))
  }

  /** The number of the district that a square belongs to; null for water and closed parts. */
  districtOf(square: string): number | null {
    const found = this.board.districts.findIndex(({ squares }) => squares.includes(square))
    return found < 0 ? null : found
  }

  /** Whether the tile comes to lie there, on the square or around it in its district, when the square is pressed. */
  mayLie(square: Square): boolean {
    const name = nameOf(square)
    const around = layStep(placeAround(this.tile.form, middleOf(square)))
    if (this.places.has(around)) return this.districtOf(squaresIn(around)[0]!) === this.districtOf(name)
    return this.#coverable.has(name)
  }

  /** Take a card of the hand: to be played, or at a milestone's end to be put away or kept after all. */
  pick(id: string): void {
    const step = `-${id}`
    if (this.putting) {
      if (this.steps.includes(step)) this.go(this.steps.filter((other) => other !== step))
      else if (this.legal?.includes(step)) this.go([...this.steps, step])
      else void this.explain(step)
    } else if (this.board.stage === 'act' && !this.waiting && this.picked !== id) {
      this.picked = id
      this.places = new Set()
      this.tile.take(this.cards.get(id)!, this.board)
      this.go(this.view.legal.includes(id) ? [id] : [])
      if (!this.steps.length) void this.explain(id)
    }
  }

  override lift(piece: number): void {
    if (!this.putting) this.pick(this.hand[piece]!.id)
  }

  /** Exchange the card that was picked. */
  exchange(): void {
    if (this.picked) this.act(`-${this.picked}`)
  }

  /** Use the role, or say why it cannot be used. */
  use(): void {
    if (this.board.stage === 'act') this.act(USE)
  }

  /** A turn of a step of its own, or the beginning of one. */
  act(step: string): void {
    if (this.view.legal.includes(step)) {
      if (!step.startsWith('-')) this.picked = null
      this.go([step])
      play('place')
    } else if (!this.waiting) void this.explain(step, [])
  }

  override press(at: Point, { part, place, cell }: DOMStringMap): void {
    if (part) this.act(`open:${part}`)
    else if (place) this.act(this.arranging.step(place) ?? '')
    else if (cell && this.places.size) this.lay(at)
    else if (cell) this.looked = cell
  }

  override drop(at: Point): void {
    this.lay(at)
  }

  /** Without aids nothing tells where the tile may lie, and nothing draws it there. */
  #stepAt(point: Point): string {
    return this.tile.stepAt(point, this.desk.aids ? this.places : null)
  }

  /** Lay the tile around a point, or say why it may not lie there. */
  lay(at: Point): void {
    if (!this.building || !this.places.size) return
    const step = this.#stepAt(at)
    const [card] = this.steps as [string]
    this.cursor = at
    if (this.places.has(step)) {
      this.go([card, step])
      play('lay')
    } else {
      this.go([card])
      void this.explain(step)
    }
  }

  /** Change the tile in hand; one that lies already stays where it is, if it may. */
  rework(how: () => void): void {
    const at = this.laid ? centre(this.laid.map(squareOf)) : null
    how()
    if (at) this.lay(at)
  }

  override get turns(): boolean {
    return !!this.building || this.stage === 'arrange'
  }

  override turn(by: number): void {
    if (this.building) this.rework(() => this.tile.turn(by))
    else this.turnPart(by)
  }

  override readonly letters = {
    f: () => this.rework(() => this.tile.flip()),
    n: (by: number) => this.rework(() => this.tile.next(by)),
    x: () => this.exchange(),
    e: () => this.board.stage === 'act' && this.act(END),
    u: () => this.use(),
  }

  /** A number means a card of the hand; when one is to be drawn, a stack or a card of the exchange pile. */
  override number(index: number): void {
    const sources = [...STACKS, ...this.board.pile.map((id) => `+${id}`)]
    if (this.stage === 'draw') {
      if (sources[index]) this.draw(sources[index])
    } else if (this.stage === 'role') this.act(`=${this.board.offered[index]}`)
    else if (this.stage === 'arrange') this.choosePart(Math.min(index, this.arranging.parts.length - 1))
    else if (this.hand[index]) this.pick(this.hand[index].id)
  }

  /** Choose what to draw, or say why it cannot be drawn. */
  draw(step: string): void {
    if (this.stage !== 'draw') return
    if (!this.legal?.includes(step)) return void this.explain(step)
    this.drawn = step
    this.change()
    play('place')
  }

  /** Take up a board part (scenario 5); one that is placed in the draft is taken up again. */
  choosePart(index: number): void {
    this.go([])
    this.arranging.chosen = index
  }

  turnPart(by: number): void {
    this.go([])
    this.arranging.turn(by)
  }

  override back(): void {
    if (this.drawn !== null) {
      this.drawn = null
      this.change()
    } else {
      if (this.steps.length < 2) this.picked = null
      super.back()
    }
  }

  override take(turn: string): void {
    const steps = turn.split(' ')
    const [first, place] = steps as [string, ...string[]]
    const card = this.cards.get(first)
    this.picked = card ? first : first.startsWith('-') && !this.putting ? first.slice(1) : null
    if (card && place?.startsWith('@')) this.tile.match(card, this.board, squaresIn(place).map(squareOf))
    const last = steps.at(-1)!
    const draws = DRAWS.test(last)
    this.arranging.match(first)
    this.go(draws || last === DONE ? steps.slice(0, -1) : steps)
    if (!draws) return
    this.drawn = last
    this.change()
  }
}
