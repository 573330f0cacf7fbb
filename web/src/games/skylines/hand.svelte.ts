/** The tile in hand: which shape it has, how it is turned and flipped, where it would lie. */
import {
  centre,
  formOf,
  layStep,
  placeAround,
  squareOf,
  squaresIn,
  toCorner,
  turned,
  wayTo,
  type Point,
  type Square,
} from './geometry'
import type { Board, CardFacts, Shape } from './types'

/** How far from the pointer a tile may lie, in squares, to be drawn to a place where it fits. */
const REACH = 1.3
const AROUND = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right] as const))

const moved = (squares: Square[], down: number, right: number): Square[] =>
  squares.map(({ row, column }) => ({ row: row + down, column: column + right }))

function awayFrom(point: Point, squares: Square[]): number {
  const middle = centre(squares)
  return Math.hypot(middle.x - point.x, middle.y - point.y)
}

export class TileInHand {
  /** The shapes to choose from: for a zone those that are left, else the card's own. */
  shapes = $state.raw<Shape[]>([])
  shape = $state(0)
  quarters = $state(0)
  flipped = $state(false)

  readonly form: Square[] = $derived(
    turned(formOf(this.shapes[this.shape]?.drawing ?? ['#']), this.quarters, this.flipped),
  )

  /** Take up the tile of a card; what was chosen before stays, where it can. */
  take(card: CardFacts, board: Board): void {
    const before = this.shapes[this.shape]?.drawing.join()
    this.shapes = board.supply[card.kind] ?? [{ drawing: card.drawing, left: 1 }]
    this.shape = Math.max(
      0,
      this.shapes.findIndex(({ drawing }) => drawing.join() === before),
    )
  }

  /** Take up the tile of a card as it lies on some squares. */
  match(card: CardFacts, board: Board, squares: Square[]): void {
    this.take(card, board)
    this.shapes.forEach(({ drawing }, index) => {
      const way = wayTo(formOf(drawing), squares)
      if (way) [this.shape, this.quarters, this.flipped] = [index, way.quarters, way.flipped]
    })
  }

  turn(quarters = 1): void {
    this.quarters = (this.quarters + quarters + 4) % 4
  }

  /** Flip it from left to right, however it is turned. */
  flip(): void {
    this.quarters = (4 - this.quarters) % 4
    this.flipped = !this.flipped
  }

  next(by = 1): void {
    this.shape = (this.shape + by + this.shapes.length) % this.shapes.length
  }

  /**
   * The step that lays the tile around a point; if it may not lie there, at the nearest of these places
   * that covers what is pointed at, else at the nearest within reach.
   */
  stepAt(point: Point, places: Set<string> | null): string {
    const here = placeAround(this.form, point)
    if (!places || places.has(layStep(here))) return layStep(here)
    const [row, column] = [Math.floor(point.y), Math.floor(point.x)]
    const covering = this.form.map((held) => moved(this.form, row - held.row, column - held.column))
    const beside = AROUND.map(([down, right]) => moved(here, down, right))
    const near = beside.filter((squares) => awayFrom(point, squares) < REACH)
    for (const candidates of [covering, near]) {
      const fitting = candidates.filter((squares) => places.has(layStep(squares)))
      const [nearest] = fitting.sort((one, other) => awayFrom(point, one) - awayFrom(point, other))
      if (nearest) return layStep(nearest)
    }
    return layStep(here)
  }

  /** Those of some places where the tile lies as it is turned now. */
  placesOf(places: Set<string>): string[] {
    const form = layStep(this.form)
    return [...places].filter((step) => layStep(toCorner(squaresIn(step).map(squareOf))) === form)
  }
}
