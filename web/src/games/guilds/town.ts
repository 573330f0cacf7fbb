/** The town as a drawing: where spaces lie, the outlines of blocks, where a block's sign stands, what is near. */
import type { Area } from '../../lib/beside'
import { extremes, type Spot } from '../../lib/grid'
import { rings } from '../../lib/outline'
import type { Space } from './types'

/** The side of a space in the drawing. */
export const SIDE = 60
const WALL = '#'
const YARD = '"'
/** How much of the wall is seen around the town. */
const MARGIN = 26

export type Cell = Spot

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** The part of the map that is not wall, with a margin. */
export function frameOf(map: string[]): Frame {
  return frameAround(
    cellsOf(map, (letter) => letter !== WALL),
    MARGIN,
  )
}

/** The smallest frame around some cells, with a margin. */
export function frameAround(cells: Cell[], margin: number): Frame {
  const { top, left, bottom, right } = extremes(cells)
  return {
    x: left * SIDE - margin,
    y: top * SIDE - margin,
    width: (right - left + 1) * SIDE + 2 * margin,
    height: (bottom - top + 1) * SIDE + 2 * margin,
  }
}

export function cellsOf(map: string[], wanted: (letter: string) => boolean): Cell[] {
  return map.flatMap((line, row) => [...line].flatMap((letter, column) => (wanted(letter) ? [{ row, column }] : [])))
}

/** Some cells as one filled path. */
export function area(cells: Cell[]): string {
  return cells.map(({ row, column }) => `M${column * SIDE},${row * SIDE}h${SIDE}v${SIDE}h${-SIDE}z`).join('')
}

/** Where the wall turns: towers stand there. */
export function corners(cells: Cell[]): { x: number; y: number }[] {
  return rings(cells)
    .flat()
    .map(({ x, y }) => ({ x: x * SIDE, y: y * SIDE }))
}

/** For each block a cell beside it for its sign: a yard if there is one, as deep in the block as can be. */
export function signPosts(map: string[], blocks: string[]): Map<string, Cell> {
  const posts = new Map<string, Cell>()
  const free = cellsOf(map, (letter) => !blocks.includes(letter))
  for (const block of blocks) {
    const beside = ({ row, column }: Cell) =>
      [map[row - 1]?.[column], map[row + 1]?.[column], map[row]?.[column - 1], map[row]?.[column + 1]].filter(
        (letter) => letter === block,
      ).length
    const worth = (cell: Cell) => beside(cell) + ({ [YARD]: 4, [WALL]: -2 }[map[cell.row]![cell.column]!] ?? 0)
    const taken = [...posts.values()]
    const [best] = free
      .filter((cell) => beside(cell) && !taken.includes(cell))
      .sort((one, other) => worth(other) - worth(one))
    if (best) posts.set(block, best)
  }
  return posts
}

export const middle = ({ row, column }: Cell) => ({ x: (column + 0.5) * SIDE, y: (row + 0.5) * SIDE })

/** The lines between adjacent spaces of a set, each once. */
export function links(names: string[], spaces: Map<string, Space>): { from: Space; to: Space }[] {
  const inside = new Set(names)
  return names.flatMap((name) => {
    const from = spaces.get(name)
    const near = (from?.neighbours ?? []).filter((other) => inside.has(other) && other > name)
    return near.flatMap((other) => ({ from: from!, to: spaces.get(other)! }))
  })
}

/** The space at a point of the drawing. */
export function spaceAt(spaces: Space[], x: number, y: number): Space | null {
  const [row, column] = [Math.floor(y / SIDE), Math.floor(x / SIDE)]
  return spaces.find((space) => space.row === row && space.column === column) ?? null
}

/** Where a space lies, in percent of the drawing. */
export function areaOf({ row, column }: Cell, frame: Frame): Area {
  const across = (at: number) => ((at * SIDE - frame.x) / frame.width) * 100
  const down = (at: number) => ((at * SIDE - frame.y) / frame.height) * 100
  return { x: across(column + 0.5), top: down(row), bottom: down(row + 1) }
}
