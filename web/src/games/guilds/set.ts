/** The town of a component set, as its text has it. */
import { partsEnd } from '../../lib/set_text'

export const BLOCKS = 'ABCDEFGH'
export const SPACES = 8
/** All that a cell can be: the blocks, street, well and trough on a street, yard, wall. */
export const MARKS = `${BLOCKS}.o="#`

export interface TypedTown {
  /** The line of the bonus row, and of the map's first row, counted from 0; -1: there is none. */
  bonusLine: number
  bonus: string[]
  mapLine: number
  rows: string[]
}

export function readTown(lines: readonly string[]): TypedTown {
  const end = partsEnd(lines)
  const bonusLine = lines.findIndex((line, index) => index < end && line.trimStart().startsWith('bonus:'))
  const said = bonusLine < 0 ? '' : lines[bonusLine]!.split('#')[0]!.replace(/^\s*bonus:/, '')
  const numbers = said.split(/\s+/).filter(Boolean)
  const mapLine = lines.findIndex((line, index) => index < end && line.split('#')[0]!.trim() === 'map:') + 1
  const below = mapLine ? lines.slice(mapLine, end) : []
  while (below.length && !below.at(-1)!.trim()) below.pop()
  const width = Math.max(0, ...below.map((row) => row.trimEnd().length))
  const rows = below.map((row) =>
    row
      .trimEnd()
      .padEnd(width, '#')
      .replace(/[^A-H.o="#]/g, '#'),
  )
  const bonus = Array.from({ length: SPACES }, (_, index) => numbers[index] ?? '')
  return { bonusLine, bonus, mapLine: mapLine || -1, rows }
}

type Change = [number, number, string[]]

/** The map's lines when its rows are others. */
export function withRows({ mapLine, rows: old }: TypedTown, rows: string[]): Change {
  return [mapLine, old.length, rows]
}

export function withBonus({ bonusLine }: TypedTown, bonus: string[]): Change {
  const text = `bonus: ${bonus.map((each) => each || '0').join(' ')}`
  return bonusLine < 0 ? [0, 0, [text]] : [bonusLine, 1, [text]]
}

export const painted = (rows: readonly string[], row: number, column: number, mark: string) =>
  rows.map((line, index) => (index === row ? line.slice(0, column) + mark + line.slice(column + 1) : line))

/** How many spaces a block has, and whether they hang together. */
export function blockFacts(rows: readonly string[], block: string): { spaces: number; whole: boolean } {
  const cells = rows.flatMap((line, row) => [...line].flatMap((mark, at) => (mark === block ? [`${row} ${at}`] : [])))
  const left = new Set(cells)
  const edge = cells.slice(0, 1)
  while (edge.length) {
    const here = edge.pop()!
    left.delete(here)
    const [row, column] = here.split(' ').map(Number) as [number, number]
    for (const [down, right] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const) {
      const beside = `${row + down} ${column + right}`
      if (left.delete(beside)) edge.push(beside)
    }
  }
  return { spaces: cells.length, whole: !left.size }
}
