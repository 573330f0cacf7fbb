/** What pointers do on a board of Cities: move the ghost, drag tiles, click places and fields. */
import { SIDE, type Frame, type Spot } from './geometry'
import type { CityDraft } from './draft.svelte'
import { kindAt } from './words'

/** How far a pointer moves before a click becomes a drag, in pixels. */
const DRAG = 8
/** The shortest time between two turns by the wheel, in milliseconds. */
const WHEEL = 120

export class Pointing {
  drag = $state<{ tile: number; x: number; y: number; moving: boolean } | null>(null)
  mat = $state<SVGSVGElement>()
  #wheeled = 0

  constructor(
    readonly draft: CityDraft,
    readonly frame: () => Frame,
  ) {}

  /** The tile of the hand that lies there; -1: none. */
  tileAt(spot: Spot): number {
    return this.draft.hand.findIndex(
      ({ place }) => place && (spot.row - place.row) >> 1 === 0 && (spot.column - place.column) >> 1 === 0,
    )
  }

  /** Where the pointer is: the field, or the place that a tile would take. */
  point(spot: Spot | null, exact: Spot | null): void {
    const moving = this.drag?.moving
    if (spot && exact && this.#inFrame(spot)) {
      this.draft.cursor = this.draft.touring && !moving ? spot : this.#placeAt(spot, exact)
    } else if (!moving) this.draft.cursor = null
  }

  /** Do what a click, a tap or a key on this place means. */
  act(spot: Spot, exact: Spot = spot): void {
    const { draft } = this
    if (draft.stage === 'wait' || !this.#inFrame(spot)) return
    const tile = this.tileAt(spot)
    const city = draft.board.cities[draft.seat]!
    if (draft.touring && (tile >= 0 || kindAt(city, spot) !== '.')) draft.visit(spot)
    else if (draft.stage === 'start' && tile >= 0) {
      draft.held = tile
      draft.turnHeld()
    } else draft.lay(this.#placeAt(spot, exact))
  }

  down(event: PointerEvent, tile: number): void {
    if (event.button === 0) this.drag = { tile, x: event.clientX, y: event.clientY, moving: false }
  }

  moved(event: PointerEvent): void {
    const { drag, draft } = this
    if (!drag) return
    if (!drag.moving && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > DRAG) {
      drag.moving = true
      draft.held = drag.tile
      draft.lifted = true
    }
    const at = drag.moving ? this.#spotAt(event) : null
    if (at) draft.cursor = this.#inFrame(at[0]) ? this.#placeAt(...at) : null
  }

  up(event: PointerEvent): void {
    const dragged = this.drag?.moving
    this.drop()
    const at = this.#spotAt(event)
    if (!at || event.button !== 0) return
    if (dragged) {
      if (this.#inFrame(at[0])) this.draft.lay(this.#placeAt(...at))
    } else if (this.mat?.contains(event.target as Node)) this.act(...at)
    if (event.pointerType !== 'mouse') this.draft.cursor = null
  }

  /** Let go of what is being dragged. */
  drop(): void {
    this.drag = null
    this.draft.lifted = false
  }

  wheel(event: WheelEvent): void {
    if (!this.draft.hand.length) return
    event.preventDefault()
    if (event.timeStamp - this.#wheeled < WHEEL) return
    this.#wheeled = event.timeStamp
    this.draft.turnHeld(Math.sign(event.deltaY))
  }

  /** The place that a tile would take with the pointer there. */
  #placeAt(spot: Spot, exact: Spot): Spot {
    if (this.draft.stage === 'extra') return { row: Math.round(exact.row - 1), column: Math.round(exact.column - 1) }
    return { row: spot.row - (spot.row % 2), column: spot.column - (spot.column % 2) }
  }

  #inFrame({ row, column }: Spot): boolean {
    const { top, left, bottom, right } = this.frame()
    return row >= top && row < bottom && column >= left && column < right
  }

  #spotAt(event: PointerEvent): [Spot, Spot] | null {
    return this.mat ? fieldAt(this.mat, event) : null
  }
}

/** The field of a drawing under the pointer, and where exactly. */
export function fieldAt(mat: SVGSVGElement, event: PointerEvent): [Spot, Spot] | null {
  const matrix = mat.getScreenCTM()
  if (!matrix) return null
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
  const exact = { row: at.y / SIDE, column: at.x / SIDE }
  return [{ row: Math.floor(exact.row), column: Math.floor(exact.column) }, exact]
}
