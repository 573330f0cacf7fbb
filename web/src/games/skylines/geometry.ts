/** The map as a drawing: names of squares, outlines of areas, tiles turned and flipped, board parts turned. */
import { extremes, nameOf, type Spot as Square } from '../../lib/grid'

export { nameOf, spotOf as squareOf, type Spot as Square } from '../../lib/grid'

/** The side of a square in the drawing. */
export const SIDE = 48
/** Squares along the side of a board part. */
export const SPAN = 6
export const PLACES_DOWN = 3
export const PLACES_ACROSS = 4
const PLACE_ROWS = 'abc'

/** A point of the map, measured in squares. */
export interface Point {
  x: number
  y: number
}
export interface Frame {
  row: number
  column: number
  height: number
  width: number
}
export interface PartDrawing {
  squares: string[]
  right: string[]
  below: string[]
}

export const middleOf = ({ row, column }: Square): Point => ({ x: column + 0.5, y: row + 0.5 })
const inOrder = (squares: Square[]) => squares.sort((one, other) => one.row - other.row || one.column - other.column)

/** The squares that a step names, as in @c4c5d5. */
export function squaresIn(step: string): string[] {
  return step.slice(1).match(/[a-x]\d+/g) ?? []
}

/** The step that lays a tile on some squares: they are named row by row. */
export function layStep(squares: Square[]): string {
  return `@${inOrder([...squares])
    .map(nameOf)
    .join('')}`
}

/** A tile from its drawing of # and dots. */
export function formOf(drawing: string[]): Square[] {
  return drawing.flatMap((line, row) => [...line].flatMap((mark, column) => (mark === '#' ? [{ row, column }] : [])))
}

/** A tile flipped, then turned clockwise by so many quarters; its corner is at 0, 0. */
export function turned(form: Square[], quarters: number, flipped: boolean): Square[] {
  let squares = flipped ? form.map(({ row, column }) => ({ row, column: -column })) : form
  for (let turn = 0; turn < quarters % 4; turn++)
    squares = squares.map(({ row, column }) => ({ row: column, column: -row }))
  return toCorner(squares)
}

/** The same squares, moved to the upper left corner. */
export function toCorner(squares: Square[]): Square[] {
  const { top, left } = extremes(squares)
  return inOrder(squares.map(({ row, column }) => ({ row: row - top, column: column - left })))
}

/** How a tile must be flipped and turned to look like some squares; null if it never does. */
export function wayTo(form: Square[], target: Square[]): { quarters: number; flipped: boolean } | null {
  const wanted = layStep(toCorner(target))
  for (const flipped of [false, true])
    for (let quarters = 0; quarters < 4; quarters++)
      if (layStep(turned(form, quarters, flipped)) === wanted) return { quarters, flipped }
  return null
}

export function extentOf(form: Square[]): { height: number; width: number } {
  const { bottom, right } = extremes(form)
  return { height: 1 + bottom, width: 1 + right }
}

/** The squares of a tile whose middle is as near as can be to a point; it never leaves the frame of all places. */
export function placeAround(form: Square[], { x, y }: Point): Square[] {
  const { height, width } = extentOf(form)
  const top = Math.min(SPAN * PLACES_DOWN - height, Math.max(0, Math.round(y - height / 2)))
  const left = Math.min(SPAN * PLACES_ACROSS - width, Math.max(0, Math.round(x - width / 2)))
  return form.map(({ row, column }) => ({ row: row + top, column: column + left }))
}

/** The middle of what some squares cover. */
export function centre(squares: Square[]): Point {
  const { top, left, bottom, right } = extremes(squares)
  return { x: (left + right + 1) / 2, y: (top + bottom + 1) / 2 }
}

/** The square of an area that lies nearest to its middle. */
export function heart(squares: Square[]): Square {
  const x = squares.reduce((sum, { column }) => sum + column, 0) / squares.length
  const y = squares.reduce((sum, { row }) => sum + row, 0) / squares.length
  const away = ({ row, column }: Square) => Math.hypot(row - y, column - x)
  return squares.reduce((best, square) => (away(square) < away(best) - 0.01 ? square : best))
}

/** The square in the upper left corner of a place of the frame. */
export function cornerOf(place: string): Square {
  return { row: SPAN * PLACE_ROWS.indexOf(place[0]!), column: SPAN * (Number(place[1]) - 1) }
}

export function placeAt({ row, column }: Square): string {
  return `${PLACE_ROWS[Math.floor(row / SPAN)]}${Math.floor(column / SPAN) + 1}`
}

export const PLACES = Array.from({ length: PLACES_DOWN * PLACES_ACROSS }, (_, index) =>
  placeAt({ row: SPAN * Math.floor(index / PLACES_ACROSS), column: SPAN * (index % PLACES_ACROSS) }),
)

/** The smallest frame around some places. */
export function frameAround(places: string[]): Frame {
  const { top, left, bottom, right } = extremes(places.map(cornerOf))
  return { row: top, column: left, height: bottom - top + SPAN, width: right - left + SPAN }
}

/** A board part turned clockwise by so many quarters. */
export function turnedPart(part: PartDrawing, quarters: number): PartDrawing {
  let drawing = part
  for (let turn = 0; turn < quarters % 4; turn++) {
    const { squares, right, below } = drawing
    const make = (mark: (row: number, column: number) => string | undefined) =>
      Array.from({ length: SPAN }, (_, row) =>
        Array.from({ length: SPAN }, (_, column) => mark(row, column) ?? ' ').join(''),
      )
    drawing = {
      squares: make((row, column) => squares[SPAN - 1 - column]![row]),
      right: make((row, column) => (below[SPAN - 2 - column]?.[row] === '-' ? '|' : ' ')),
      below: make((row, column) => (right[SPAN - 1 - column]![row] === '|' ? '-' : ' ')),
    }
  }
  return drawing
}

/** All land, or all water, of a part at a corner of the map. */
export function squaresOf(drawing: PartDrawing, mark: '.' | '~', corner: Square): Square[] {
  return drawing.squares.flatMap((line, row) =>
    [...line].flatMap((found, column) =>
      found === mark ? [{ row: corner.row + row, column: corner.column + column }] : [],
    ),
  )
}

/** The streets of a part as a path. */
export function streetsOf(drawing: PartDrawing, corner: Square): string {
  let path = ''
  for (let row = 0; row < SPAN; row++)
    for (let column = 0; column < SPAN; column++) {
      const [x, y] = [(corner.column + column) * SIDE, (corner.row + row) * SIDE]
      if (drawing.right[row]![column] === '|') path += `M${x + SIDE},${y}v${SIDE}`
      if (drawing.below[row]![column] === '-') path += `M${x},${y + SIDE}h${SIDE}`
    }
  return path
}
