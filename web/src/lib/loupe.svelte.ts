/** A finger on a board that is finer than fingers: once it rests, what is under it is seen magnified, and aimed at. */
import { pointOn, type Point } from './drawing'

/** How wide a finger is, in pixels: finer fields need the loupe. */
const FINGER = 44
/** How wide a field is in the loupe, at least. */
const CLEAR = 64
/** How long a finger rests before the loupe opens, in milliseconds. */
const REST = 120
/** How far a resting finger may stir, in pixels. */
const STIR = 8
/** The loupe's diameter, how far from the finger it is, and from the edge of the screen. */
export const ROUND = 152
const AWAY = 32
const EDGE = 8

export class Loupe {
  /** Where the finger is on the screen, while the loupe is open. */
  finger = $state.raw<Point | null>(null)
  /** The part of the board that lifting the finger presses; null: the finger has left the board. */
  target = $state.raw<SVGElement | null>(null)
  #down: Point = { x: 0, y: 0 }
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly board: () => SVGSVGElement | undefined,
    /** The side of a field in the drawing. */
    readonly side: number,
  ) {}

  get open(): boolean {
    return this.finger !== null
  }

  /** How many pixels of the screen a unit of the drawing takes. */
  get #scale(): number {
    return this.board()?.getScreenCTM()?.a ?? 1
  }

  /** A finger has come down: if it rests, and what is there is finer than it, the loupe opens. */
  touch({ clientX, clientY, target }: MouseEvent, opened: () => void): void {
    this.close()
    const cell = (target as SVGElement).closest('[role=button]')?.getBoundingClientRect()
    if (Math.min(cell?.width ?? 0, cell?.height ?? 0) >= FINGER || this.side * this.#scale >= FINGER) return
    this.#down = { x: clientX, y: clientY }
    this.#timer = setTimeout(() => {
      this.#aim(this.#down)
      opened()
    }, REST)
  }

  /** The finger moves: it aims, or it did not rest; tell whether it aims. */
  moved({ clientX: x, clientY: y }: MouseEvent): boolean {
    if (this.open) this.#aim({ x, y })
    else if (Math.hypot(x - this.#down.x, y - this.#down.y) > STIR) clearTimeout(this.#timer)
    return this.open
  }

  close(): void {
    clearTimeout(this.#timer)
    this.finger = this.target = null
  }

  #aim(finger: Point): void {
    const found = document.elementFromPoint(finger.x, finger.y)
    this.finger = finger
    this.target = found && this.board()?.contains(found) ? (found as SVGElement) : null
  }

  /** The part of the drawing that is seen, around the finger. */
  get seen(): { x: number; y: number; size: number } {
    const size = ROUND / (this.#scale * magnified(this.side * this.#scale))
    const at = this.finger && pointOn(this.board(), { clientX: this.finger.x, clientY: this.finger.y })
    return { x: (at?.x ?? 0) - size / 2, y: (at?.y ?? 0) - size / 2, size }
  }
}

/** How many times larger a board with such fields is shown. */
export function magnified(fine: number): number {
  return Math.max(1.5, CLEAR / fine)
}

/** The upper left corner of the loupe: above the finger, or aside of it where there is no room above. */
export function loupeAt({ x, y }: Point, width: number): Point {
  const inside = (left: number) => Math.min(width - ROUND - EDGE, Math.max(EDGE, left))
  const above = y - AWAY - ROUND
  if (above >= EDGE) return { x: inside(x - ROUND / 2), y: above }
  return { x: x < width / 2 ? x + AWAY : x - AWAY - ROUND, y: EDGE }
}
