/** The line around an area of fields: drawn inside its edge by some inset, with round corners. */
import type { Spot } from './grid'

interface Corner {
  x: number
  y: number
}

const key = (row: number, column: number) => 64 * row + column

/** The edge of an area as closed rings of corners, clockwise around it and counter-clockwise around its holes. */
export function rings(spots: Spot[]): Corner[][] {
  // A field may be named twice.
  const inside = new Map(spots.map((spot) => [key(spot.row, spot.column), spot]))
  const covers = (row: number, column: number) => inside.has(key(row, column))
  const edges = new Map<number, { to: Corner; from: Corner }[]>()
  const add = (x: number, y: number, toX: number, toY: number) => {
    const at = key(y, x)
    edges.set(at, [...(edges.get(at) ?? []), { from: { x, y }, to: { x: toX, y: toY } }])
  }
  for (const { row, column } of inside.values()) {
    if (!covers(row - 1, column)) add(column, row, column + 1, row)
    if (!covers(row, column + 1)) add(column + 1, row, column + 1, row + 1)
    if (!covers(row + 1, column)) add(column + 1, row + 1, column, row + 1)
    if (!covers(row, column - 1)) add(column, row + 1, column, row)
  }
  const found: Corner[][] = []
  for (const start of edges.keys()) {
    while (edges.get(start)?.length) found.push(follow(edges, start))
  }
  return found
}

/** Follow edges from a corner until they close; where two ways lead on, turn right, so that fields stay apart. */
function follow(edges: Map<number, { from: Corner; to: Corner }[]>, start: number): Corner[] {
  const ring: Corner[] = []
  let edge = edges.get(start)!.shift()!
  for (;;) {
    ring.push(edge.from)
    const at = key(edge.to.y, edge.to.x)
    if (at === start) break
    const ways = edges.get(at)!
    const [right, down] = [edge.to.x - edge.from.x, edge.to.y - edge.from.y]
    const index = ways.findIndex(({ from, to }) => to.x - from.x === -down && to.y - from.y === right)
    edge = ways.splice(Math.max(0, index), 1)[0]!
  }
  return ring.filter((corner, index) => {
    const [before, after] = [ring.at(index - 1)!, ring[(index + 1) % ring.length]!]
    return (before.x === corner.x) !== (corner.x === after.x)
  })
}

/** The outline as a path. */
export function outline(spots: Spot[], side: number, inset = 0, round = 0): string {
  return rings(spots)
    .map((ring) => path(shrunk(ring, side, inset), round))
    .join('')
}

/** A ring of which every edge is moved inwards: to the right of its direction. */
function shrunk(ring: Corner[], side: number, inset: number): Corner[] {
  const way = (from: Corner, to: Corner) => ({ x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) })
  return ring.map((corner, index) => {
    const before = way(ring.at(index - 1)!, corner)
    const after = way(corner, ring[(index + 1) % ring.length]!)
    return {
      x: corner.x * side - inset * (before.y + after.y),
      y: corner.y * side + inset * (before.x + after.x),
    }
  })
}

function path(ring: Corner[], round: number): string {
  if (!round) return `M${ring.map(({ x, y }) => `${x},${y}`).join('L')}z`
  const towards = (from: Corner, to: Corner) => {
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const part = Math.min(round, length / 2) / length
    return `${from.x + (to.x - from.x) * part},${from.y + (to.y - from.y) * part}`
  }
  const drawn = ring.map((corner, index) => {
    const [before, after] = [ring.at(index - 1)!, ring[(index + 1) % ring.length]!]
    return `${towards(corner, before)}Q${corner.x},${corner.y} ${towards(corner, after)}`
  })
  return `M${drawn.join('L')}z`
}
