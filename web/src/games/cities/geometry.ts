/** Names of fields as places on the drawing, and back; what a tile looks like when it is turned. */

export interface Spot {
  row: number
  column: number
}

export const ARROWS = '^>v<'
/** The side of a field in the drawing. */
export const SIDE = 60

export function spotOf(name: string): Spot {
  const letters = name.replace(/[0-9]/g, '')
  const last = letters.charCodeAt(letters.length - 1) - 97
  const column = letters.length === 2 ? 26 * (letters.charCodeAt(0) - 96) + last : last
  return { row: Number(name.slice(letters.length)) - 1, column }
}

export function nameOf({ row, column }: Spot): string {
  const last = String.fromCharCode(97 + (column % 26))
  return (column < 26 ? last : String.fromCharCode(96 + Math.floor(column / 26)) + last) + (row + 1)
}

export function same(one: Spot | null, other: Spot | null): boolean {
  return one?.row === other?.row && one?.column === other?.column
}

/** The four letters of a tile, row by row, after so many clockwise quarter turns. */
export function turned(letters: string, turn: number): string {
  let now = letters
  for (let quarter = 0; quarter < turn % 4; quarter++) now = now[2]! + now[0]! + now[3]! + now[1]!
  return now
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
  const rows = places.map((place) => place.row)
  const columns = places.map((place) => place.column)
  return {
    top: Math.min(...rows),
    left: Math.min(...columns),
    bottom: Math.max(...rows) + 2,
    right: Math.max(...columns) + 2,
  }
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

/** The outline of a set of fields as a path. */
export function outline(names: string[]): string {
  const inside = new Set(names)
  let path = ''
  for (const name of names) {
    const { row, column } = spotOf(name)
    const [x, y] = [column * SIDE, row * SIDE]
    if (!inside.has(nameOf({ row: row - 1, column }))) path += `M${x},${y}h${SIDE}`
    if (!inside.has(nameOf({ row: row + 1, column }))) path += `M${x},${y + SIDE}h${SIDE}`
    if (!inside.has(nameOf({ row, column: column - 1 }))) path += `M${x},${y}v${SIDE}`
    if (!inside.has(nameOf({ row, column: column + 1 }))) path += `M${x + SIDE},${y}v${SIDE}`
  }
  return path
}
