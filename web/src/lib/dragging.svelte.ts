/** What pointers do on a board: point, press, aim, drag pieces onto it and over it, turn them with the wheel. */
import type { Draft } from './draft.svelte'
import { pointOn, type Point } from './drawing'
import { Loupe } from './loupe.svelte'

/** How far a pointer moves before a press becomes a drag, in pixels. */
const FAR = 8
/** The shortest time between two turns by the wheel, in milliseconds. */
const PAUSE = 120

export class Dragging {
  /** The board. */
  element = $state<SVGSVGElement>()
  readonly loupe: Loupe
  #drag: { piece: number; x: number; y: number } | null = null
  #wheeled = 0

  constructor(
    readonly draft: Draft,
    /** The side of a field in the drawing. */
    readonly side: number,
  ) {
    this.loupe = new Loupe(() => this.element, side)
  }

  /** Listen to the board; Svelte's own listeners are passive and could not keep the page from scrolling. */
  listen(): (() => void) | undefined {
    const { element, draft, loupe } = this
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    const point = (event: PointerEvent) => {
      const at = this.#at(event)
      if (event.type === 'pointerdown' && at) this.#touched(event, at)
      if (!draft.lifted && !loupe.open) draft.point(at)
    }
    const aiming = (event: Event) => loupe.open && event.preventDefault()
    element.addEventListener('pointermove', point, { signal })
    element.addEventListener('pointerdown', point, { signal })
    element.addEventListener('pointerleave', () => draft.lifted || draft.point(null), { signal })
    element.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false })
    element.addEventListener('touchmove', aiming, { signal, passive: false })
    element.addEventListener('contextmenu', aiming, { signal })
    return () => listening.abort()
  }

  /** The board is touched: a piece of the draft may be dragged on, anything else may be aimed at. */
  #touched(event: PointerEvent, at: Point): void {
    const piece = this.draft.pieceAt(at)
    this.down(event, piece)
    if (event.pointerType !== 'touch' || (piece >= 0 && !this.draft.aims)) return
    this.loupe.touch(event, () => {
      this.#drag = null
      this.draft.point(this.#at(event))
    })
  }

  /** A pointer goes down on a piece, which may become a drag. */
  down(event: PointerEvent, piece: number): void {
    if (event.button === 0 && piece >= 0) this.#drag = { piece, x: event.clientX, y: event.clientY }
  }

  moved(event: PointerEvent): void {
    const { draft, loupe } = this
    if (loupe.moved(event)) draft.point(loupe.target && this.#at(event))
    if (!this.#drag) return
    if (!draft.lifted && Math.hypot(event.clientX - this.#drag.x, event.clientY - this.#drag.y) > FAR) {
      draft.lift(this.#drag.piece)
      draft.lifted = true
    }
    if (draft.lifted) draft.point(this.#at(event))
  }

  up(event: PointerEvent): void {
    const { draft, element, loupe } = this
    const dragged = draft.lifted
    const target = loupe.open ? loupe.target : (event.target as SVGElement)
    this.cancel()
    const at = event.button === 0 ? this.#at(event) : null
    const pressed = at && target && element?.contains(target)
    if (dragged) draft.tried = at
    if (at && dragged) draft.drop(at)
    else if (pressed) draft.tryAt(at, target.dataset)
    if (event.pointerType !== 'mouse') draft.point(null)
  }

  /** Let go of what is being dragged or aimed at. */
  cancel(): void {
    this.loupe.close()
    this.#drag = null
    this.draft.lifted = false
  }

  #wheel(event: WheelEvent): void {
    if (!this.draft.turns) return
    event.preventDefault()
    if (event.timeStamp - this.#wheeled < PAUSE) return
    this.#wheeled = event.timeStamp
    this.draft.turn(Math.sign(event.deltaY))
  }

  #at(event: PointerEvent): Point | null {
    return pointOn(this.element, event, this.side)
  }
}
