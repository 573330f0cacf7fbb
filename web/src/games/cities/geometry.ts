/** Tiles on the drawing: what they look like when they are turned, what lies under them, the frame around them. */
import { extremes, spotOf, type Spot } from '../../lib/grid'
import type { City } from './types'

export { nameOf, same, spotOf, type Spot } from '../../lib/grid'

export const ARROWS = '^>v<'
/** The side of a field in the drawing. */
export const SIDE = 60

/** The four letters of a tile, row by row, after so many clockwise quarter turns. */
export function turned(letters: string, turn: number): string {
  let now = letters
  for (let quarter = 0; quarter < turn % 4; quarter++) now = now[2]! + now[0]! + now[3]! + now[1]!
  return now
}

/** How many drawings there are of each kind of field. */
const DRAWINGS = { A: 7, P: 4, C: 3, W: 4 } as const

/** The drawings of a tile's fields, row by row, after so many turns: they belong to the tile, wherever it lies. */
export function drawingsOf(letters: string, number: number, turn: number): string[] {
  return [...turned('0123', turn)].map((field) => {
    const kind = letters[Number(field)] as keyof typeof DRAWINGS
    return `${kind}${(number * 5 + Number(field)) % DRAWINGS[kind]}`
  })
}

/** The four fields under a tile. */
export function fieldsUnder({ row, column }: Spot): Spot[] {
  return [0, 1, 2, 3].map((quarter) => ({ row: row + (quarter >> 1), column: column + (quarter & 1) }))
}

export interface Frame {
  top: number
  left: number
  bottom: number
  right: number
}

/** The smallest frame around some tiles' places, in fields. */
export function frameAround(places: Spot[]): Frame | null {
  if (!places.length) return null
  const { top, left, bottom, right } = extremes(places)
  return { top, left, bottom: bottom + 2, right: right + 2 }
}

/** The frame around a city; around the middle of the table where nothing lies. */
export function frameOf(city: City): Frame {
  return frameAround(city.tiles.map(({ place }) => spotOf(place))) ?? { top: 4, left: 4, bottom: 10, right: 10 }
}

/** How much of the table is seen around a frame, in the drawing's own measure. */
const MARGIN = 16

export interface Mat {
  x: number
  y: number
  width: number
  height: number
}

/** The piece of the table around a frame: a square one, so that cities can be compared, or no larger than needed. */
export function matAround({ top, left, bottom, right }: Frame, square = false): Mat {
  const [wide, tall] = [(right - left) * SIDE + 2 * MARGIN, (bottom - top) * SIDE + 2 * MARGIN]
  const [width, height] = square ? [Math.max(wide, tall), Math.max(wide, tall)] : [wide, tall]
  return { x: ((left + right) * SIDE - width) / 2, y: ((top + bottom) * SIDE - height) / 2, width, height }
}

export function join(one: Frame | null, other: Frame | null): Frame | null {
  if (!one || !other) return one ?? other
  return {
    top: Math.min(one.top, other.top),
    left: Math.min(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.max(one.right, other.right),
  }
}

export function holds(outer: Frame, inner: Frame): boolean {
  return (
    outer.top <= inner.top && outer.left <= inner.left && outer.bottom >= inner.bottom && outer.right >= inner.right
  )
}
