/** A turn of Cities: Skylines while it is thought about: the steps so far, the tile in hand, and how it may go on. */
import type { View } from '../../lib/api/types'
import type { Desk } from '../../lib/desk.svelte'
import { play } from '../../lib/sound'
import { Arranging } from './arranging.svelte'
import { centre, squareOf, squaresIn, type Point } from './geometry'
import { TileInHand } from './hand.svelte'
import type { Board, CardFacts, Playable } from './types'

export type Stage = 'wait' | 'asking' | 'arrange' | 'role' | 'open' | 'act' | 'lay' | 'draw' | 'put' | 'whole'

/** After how long a server that did not answer is asked again. */
const ASK_AGAIN = 1000
const STAGES: Record<string, Stage> = { replace: 'draw', refill: 'draw', over: 'wait' }
const DRAWS = /^(i{1,3}$|\+|\?)/
export const END = 'end'
export const USE = 'use'
const DONE = 'ok'

export class CityDraft {
  steps = $state.raw<string[]>([])
  /** The card of the own hand that is looked at: to be played, or exchanged. */
  picked = $state<string | null>(null)
  /** What shall be drawn, once it comes to that. */
  drawn = $state<string | null>(null)
  /** Where the pointer or the keys are on the map. */
  cursor = $state.raw<Point | null>(null)
  /** How the turn may go on after its steps; null until it is known. */
  next = $state.raw<string[] | null>(null)
  /** Where the tile of the card that is played may lie. */
  places = $state.raw<Set<string>>(new Set())
  view = $state.raw<View>() as View
  readonly tile = new TileInHand()
  readonly arranging = new Arranging()

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
    this.picked = this.drawn = this.cursor = null
    this.places = new Set()
    this.steps = []
    this.arranging.begin(view.board as Board)
  }

  get board(): Board {
    return this.view.board as Board
  }

  readonly cards: Map<string, CardFacts> = $derived(new Map(this.board.cards.map((card) => [card.id, card])))
  readonly hand: CardFacts[] = $derived.by(() => this.board.players[this.seat]!.hand.map((id) => this.cards.get(id)!))
  readonly legal: string[] | null = $derived(this.steps.length ? this.next : this.view.legal)
  readonly card: CardFacts | null = $derived(this.picked === null ? null : (this.cards.get(this.picked) ?? null))
  readonly playable: Playable | null = $derived(this.board.playable.find(({ card }) => card === this.picked) ?? null)
  readonly putting = $derived(this.board.stage === 'put' && this.view.legal.length > 0)

  readonly stage: Stage = $derived.by(() => {
    if (!this.view.legal.length) return 'wait'
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
  /** The step that would lay the tile where the cursor is: at a place near by where it may lie, if there is one. */
  readonly ghost: string | null = $derived.by(() => {
    if (!this.building || this.laid || !this.cursor || !this.places.size) return null
    return this.tile.stepAt(this.cursor, this.desk.aids ? this.places : null)
  })
  /** The squares that the tile in hand may cover as it is turned. */
  readonly open: string[] = $derived.by(() => {
    if (!this.building || this.laid || !this.places.size || !this.desk.aids) return []
    return [
      ...new Set(
        this.tile
          .placesOf(
            this.board.districts.flatMap(({ squares }) => squares),
            this.places,
          )
          .flatMap(squaresIn),
      ),
    ]
  })
  /** The cards that are put away in this draft. */
  readonly away: string[] = $derived(this.putting ? this.steps.map((step) => step.slice(1)) : [])

  /** The step that makes the turn whole, where it needs one: what is drawn, or that no more is put away. */
  readonly last: string | null = $derived.by(() => {
    if (this.stage === 'put') return this.next || !this.steps.length ? DONE : null
    return this.stage === 'draw' && this.drawn && this.legal?.includes(this.drawn) ? this.drawn : null
  })
  /** The draft as notation: what is drawn as laid, and what is sent once it is whole. */
  readonly notation: string = $derived([...this.steps, ...(this.last ? [this.last] : [])].join(' '))
  readonly whole: boolean = $derived(this.stage === 'whole' || this.last !== null)
  /** The draft with what is under the pointer, which is only looked at. */
  readonly pointed: string = $derived(this.ghost ? [...this.steps, this.ghost].join(' ') : '')

  get empty(): boolean {
    return !this.steps.length && this.picked === null && this.drawn === null
  }

  /** Learn how the turn may go on. */
  async learnNext(): Promise<void> {
    const steps = this.steps
    this.next = null
    if (!steps.length) return
    const answer = await this.desk.ask(steps.join(' '))
    if (this.steps !== steps) return
    if (answer.problem) {
      this.steps = steps.slice(0, -1)
      this.desk.problem = answer.problem
    } else if (this.desk.aids && !answer.view) {
      setTimeout(() => this.steps === steps && void this.learnNext(), ASK_AGAIN)
    } else {
      // The turn is whole when the next wave has begun, even if it begins with this seat.
      const whole = answer.view !== null && answer.view.wave !== this.view.wave
      this.next = whole ? [] : answer.legal
      if (this.next[0]?.startsWith('@')) this.#offer(this.next)
    }
  }

  /** The tile may lie in these places; if it fits nowhere as it is turned, take it up as it fits. */
  #offer(steps: string[]): void {
    this.places = new Set(steps)
    if (this.desk.aids && this.building && !this.open.length)
      this.tile.match(this.building, this.board, squaresIn(steps[0]!).map(squareOf))
  }

  /** Take a card of the hand: to be played, or at a milestone's end to be put away or kept after all. */
  pick(id: string): void {
    if (this.putting) {
      const step = `-${id}`
      if (this.steps.includes(step)) this.#go(this.steps.filter((other) => other !== step))
      else if (this.legal?.includes(step)) this.#go([...this.steps, step])
      else void this.desk.explain([...this.steps, step].join(' '))
      return
    }
    if (this.board.stage !== 'act' || !this.view.legal.length || this.picked === id) return
    this.picked = id
    this.places = new Set()
    const card = this.cards.get(id)!
    this.tile.take(card, this.board)
    this.#go(this.view.legal.includes(id) ? [id] : [])
    if (!this.steps.length) void this.desk.explain(id)
  }

  /** Exchange the card that was picked. */
  exchange(): void {
    if (this.picked) this.act(`-${this.picked}`)
  }

  /** A turn of a step of its own, or the beginning of one. */
  act(step: string): void {
    if (this.view.legal.includes(step)) {
      if (!step.startsWith('-')) this.picked = null
      this.#go([step])
      play('place')
    } else if (this.view.legal.length) void this.desk.explain(step)
  }

  /** Lay the tile around a point, or say why it may not lie there. */
  lay(at: Point): void {
    if (!this.building || !this.places.size) return
    const step = this.tile.stepAt(at, this.places)
    this.cursor = at
    if (this.places.has(step)) {
      this.#go([this.steps[0]!, step])
      play('lay')
    } else {
      this.#go([this.steps[0]!])
      void this.desk.explain(`${this.steps[0]} ${step}`)
    }
  }

  /** Change the tile in hand; one that lies already stays where it is, if it may. */
  change(how: () => void): void {
    const at = this.laid ? centre(this.laid.map(squareOf)) : null
    how()
    if (at) this.lay(at)
  }

  /** Choose what to draw. */
  draw(step: string): void {
    if (!this.legal?.includes(step)) return
    this.drawn = step
    this.desk.problem = null
    play('place')
  }

  /** Place a board part (scenario 5). */
  placePart(place: string): void {
    const step = this.arranging.step(place)
    if (step) this.act(step)
  }

  /** Turn the board part in hand; one that is placed in the draft is taken up again. */
  turnPart(by: number): void {
    this.#go([])
    this.arranging.turn(by)
  }

  /** Take the last step back. */
  back(): void {
    if (this.drawn !== null) this.drawn = null
    else if (this.steps.length > 1) this.#go(this.steps.slice(0, -1))
    else {
      this.picked = null
      this.#go([])
    }
  }

  /** Put a whole turn into the draft, as a hint does. */
  take(turn: string): void {
    const steps = turn.split(' ')
    const card = this.cards.get(steps[0]!)
    this.picked = card ? card.id : steps[0]!.startsWith('-') && !this.putting ? steps[0]!.slice(1) : null
    if (card && steps[1]?.startsWith('@')) this.tile.match(card, this.board, squaresIn(steps[1]).map(squareOf))
    const last = steps.at(-1)!
    const draws = DRAWS.test(last)
    this.#go(draws || last === DONE ? steps.slice(0, -1) : steps)
    this.drawn = draws ? last : null
    this.arranging.match(steps[0]!)
    if (card)
      void this.desk.ask(card.id).then(({ legal }) => this.steps[0] === card.id && (this.places = new Set(legal)))
  }

  #go(steps: string[]): void {
    this.steps = steps
    this.next = null
    this.drawn = null
    this.desk.problem = null
  }
}
