/** Where half-fields lie on the drawing: tiles as the view writes them, their outlines, names of fields. */
import { extremes, nameOf, spotOf, type Spot } from '../../lib/grid'

export { nameOf, same, spotOf, type Spot } from '../../lib/grid'

/** A half-field, named by the corner of its right angle: 0 north-east, then clockwise. */
export interface Half extends Spot {
  corner: number
  /** Which of its drawings a field of a tile has, wherever the tile lies and however it is turned. */
  drawing?: number
}

export const ARROWS = '^>v<'
export const CORNERS = ['ne', 'se', 'sw', 'nw'] as const
export const SPAN = 7
/** The side of a field in the drawing. */
export const SIDE = 60

/** What is seen of the board and around it; there is more around it where columns and rows are named. */
export function boardFrame(named: boolean): { x: number; y: number; width: number; height: number } {
  const margin = named ? 18 : 12
  const side = SPAN * SIDE + 2 * margin
  return { x: -margin, y: -margin, width: side, height: side }
}

/** Which corner a digit stands for: it lies there on a number pad. */
const PAD: Record<string, number> = { '9': 0, '3': 1, '1': 2, '7': 3 }
/** A fountain's rows, by its corner. */
export const WAYS_OF_FOUNTAIN = [['9'], ['3'], ['1'], ['7']]
/** The corners of a field, clockwise from the north-eastern one. */
const POINTS = [
  [SIDE, 0],
  [SIDE, SIDE],
  [0, SIDE],
  [0, 0],
] as const
/** What lies beyond the northern, eastern, southern and western side. */
const BEYOND = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const

/** How many drawings there are for each side of a tile. */
const DRAWINGS = 3

/** The half-fields of a shape that is written by rows as it is turned, laid at a place. */
export function halvesOf(rows: readonly string[], at: Spot, turn = 0): Half[] {
  const found: Half[] = []
  for (const [down, letters] of rows.entries())
    for (const [right, letter] of [...letters].entries()) {
      const spot = { row: at.row + down, column: at.column + right }
      const upright = turnedBack(rows, { row: down, column: right }, turn)
      const drawing = (upright.row + 2 * upright.column) % DRAWINGS
      if (letter === '#') found.push(...wholeField(spot).map((half) => ({ ...half, drawing })))
      else if (letter !== '.') found.push({ ...spot, corner: PAD[letter]!, drawing })
    }
  return found
}

/** Where a field of a shape was before so many clockwise quarter turns. */
function turnedBack(rows: readonly string[], { row, column }: Spot, turn: number): Spot {
  const [height, width] = [rows.length, rows[0]!.length]
  const back = [
    [row, column],
    [width - 1 - column, row],
    [height - 1 - row, width - 1 - column],
    [column, height - 1 - row],
  ][turn % 4]!
  return { row: back[0]!, column: back[1]! }
}

export function wholeField(spot: Spot): Half[] {
  return [
    { ...spot, corner: 1 },
    { ...spot, corner: 3 },
  ]
}

/** A half-field from its name, as in c2sw; a field's name gives both of its halves. */
export function halvesNamed(name: string): Half[] {
  const corner = CORNERS.indexOf(name.slice(2) as (typeof CORNERS)[number])
  return corner < 0 ? wholeField(spotOf(name)) : [{ ...spotOf(name), corner }]
}

/** Half-fields by their names, a whole field by its own. */
export function namesOf(halves: readonly Half[]): string[] {
  const whole = (half: Half) => halves.filter((other) => nameOf(other) === nameOf(half)).length > 1
  return [...new Set(halves.map((half) => nameOf(half) + (whole(half) ? '' : CORNERS[half.corner])))]
}

/** The area of half-fields as a path. */
export function areaOf(halves: readonly Half[]): string {
  return halves
    .map(({ row, column, corner }) => {
      const [before, at, after] = [3, 0, 1].map((step) => POINTS[(corner + step) % 4]!)
      return `M${column * SIDE + before![0]},${row * SIDE + before![1]}L${column * SIDE + at![0]},${row * SIDE + at![1]}L${column * SIDE + after![0]},${row * SIDE + after![1]}Z`
    })
    .join('')
}

/** The edge of an area of half-fields as a path: worked out on quarters, so that both diagonals come out right. */
export function edgeOf(halves: readonly Half[]): string {
  const key = (row: number, column: number, quarter: number) => `${row} ${column} ${quarter % 4}`
  const inside = new Set(
    halves.flatMap(({ row, column, corner }) => [key(row, column, corner), key(row, column, corner + 1)]),
  )
  let path = ''
  for (const quarter of inside) {
    const [row, column, side] = quarter.split(' ').map(Number) as [number, number, number]
    const point = (corner: number) => `${column * SIDE + POINTS[corner % 4]![0]},${row * SIDE + POINTS[corner % 4]![1]}`
    const centre = `${(column + 0.5) * SIDE},${(row + 0.5) * SIDE}`
    const [down, right] = BEYOND[side]!
    if (!inside.has(key(row + down, column + right, side + 2))) path += `M${point(side + 3)}L${point(side)}`
    if (!inside.has(key(row, column, side + 1))) path += `M${centre}L${point(side)}`
    if (!inside.has(key(row, column, side + 3))) path += `M${centre}L${point(side + 3)}`
  }
  return path
}

/** Where a drawing stands on an area: once on each whole field, smaller on each half. */
export function drawingSpots(halves: readonly Half[]): { x: number; y: number; half: boolean; drawing: number }[] {
  const corners = new Map<string, Half[]>()
  for (const half of halves) corners.set(nameOf(half), [...(corners.get(nameOf(half)) ?? []), half])
  return [...corners.values()].map((here) => {
    const { row, column, corner, drawing = (row + 2 * column) % DRAWINGS } = here[0]!
    const [x, y] = [(column + 0.5) * SIDE, (row + 0.5) * SIDE]
    if (here.length === 2) return { x, y, half: false, drawing }
    const [px, py] = POINTS[corner]!
    return { x: x + (px - SIDE / 2) * 0.4, y: y + (py - SIDE / 2) * 0.4, half: true, drawing }
  })
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
  columns: number
  rows: number
}

/** The box around some fields. */
export function boxAround(names: readonly string[]): Box | null {
  if (!names.length) return null
  const { top, left, bottom, right } = extremes(names.map(spotOf))
  const [rows, columns] = [bottom - top + 1, right - left + 1]
  return { x: left * SIDE, y: top * SIDE, width: columns * SIDE, height: rows * SIDE, columns, rows }
}

/** The middle of a field always means the same place, even where a pixel is missing to it. */
const LEEWAY = 0.04

/** The upper left field of a shape whose middle is at a point; it stays on the board. */
export function placeAround(rows: readonly string[], middle: Spot): Spot {
  const nearest = (at: number, size: number) => Math.round(at - size / 2 + LEEWAY)
  return keptInside(rows, { row: nearest(middle.row, rows.length), column: nearest(middle.column, rows[0]!.length) })
}

/** A place moved as little as needed for the shape to stay on the board. */
export function keptInside(rows: readonly string[], { row, column }: Spot): Spot {
  const inside = (at: number, size: number) => Math.min(SPAN - size, Math.max(0, at))
  return { row: inside(row, rows.length), column: inside(column, rows[0]!.length) }
}

/** The corner whose quadrant of a field a point lies in. */
export function cornerAt({ row, column }: Spot): number {
  const [low, right] = [row % 1 >= 0.5, column % 1 >= 0.5]
  return low ? (right ? 1 : 2) : right ? 0 : 3
}

/** Whether a point lies on a half-field. */
export function covers({ row, column, corner }: Half, point: Spot): boolean {
  const [down, right] = [point.row - row, point.column - column]
  if (down < 0 || down >= 1 || right < 0 || right >= 1) return false
  return [right >= down, right + down >= 1, right <= down, right + down <= 1][corner]!
}
