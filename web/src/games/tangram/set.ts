/** The tiles and boards of a component set, as its text has them. */
import { lastLine, partsEnd } from '../../lib/set_text'

export const TILES = 23
export const BOARDS = 5
/** Marks of a field: nothing, whole, or the half whose right angle lies where the digit does on a number pad. */
export const MARKS = '.#7913'
const SIDES = ['black', 'green'] as const
export type Side = (typeof SIDES)[number]

export interface TypedTile {
  number: number
  /** The line, counted from 0; -1: there is none. */
  line: number
  rows: string[]
  /** Whether it is easily taken for another. */
  alike: boolean
}

export interface TypedBoard {
  number: number
  line: number
  /** For each side a whole field and a half, as in b2 and c2sw; empty where nothing is said. */
  black: [string, string]
  green: [string, string]
}

/** The rows of a drawing, all as wide as the widest. */
export function squared(rows: readonly string[]): string[] {
  const width = Math.max(1, ...rows.map((row) => row.length))
  return (rows.length ? rows : ['.']).map((row) => row.padEnd(width, '.'))
}

function numbered(lines: readonly string[], word: string, most: number): Map<number, [number, string[]]> {
  const found = new Map<number, [number, string[]]>()
  for (const [index, line] of lines.slice(0, partsEnd(lines)).entries()) {
    const [first, said = '', ...rest] = line.trim().split(/\s+/)
    const number = /^\d+$/.test(said) ? Number(said) : 0
    if (first === word && number >= 1 && number <= most && !found.has(number)) found.set(number, [index, rest])
  }
  return found
}

export function readTiles(lines: readonly string[]): TypedTile[] {
  const found = numbered(lines, 'tile', TILES)
  return Array.from({ length: TILES }, (_, index) => {
    const [line, words] = found.get(index + 1) ?? [-1, [] as string[]]
    const alike = words.at(-1) === '!'
    const rows = (alike ? words.slice(0, -1) : words).map((row) => row.replace(/[^#.7913]/g, '.'))
    return { number: index + 1, line, rows: squared(rows), alike }
  })
}

export function readBoards(lines: readonly string[]): TypedBoard[] {
  const found = numbered(lines, 'board', BOARDS)
  return Array.from({ length: BOARDS }, (_, index) => {
    const [line, words] = found.get(index + 1) ?? [-1, [] as string[]]
    const side = (name: Side): [string, string] => {
      const at = words.indexOf(name)
      const [whole = '', half = ''] = at < 0 ? [] : words.slice(at + 1, at + 3)
      return [/^[a-g][1-7]$/.test(whole) ? whole : '', /^[a-g][1-7](ne|se|sw|nw)$/.test(half) ? half : '']
    }
    return { number: index + 1, line, black: side('black'), green: side('green') }
  })
}

/** The rows without the empty ones around the piece. */
export function trimmed(rows: readonly string[]): string[] {
  const full = squared(rows)
  const filled = full.flatMap((row, index) => (/[^.]/.test(row) ? [index] : []))
  if (!filled.length) return ['.']
  const columns = [...full[0]!].flatMap((_, index) => (full.some((row) => row[index] !== '.') ? [index] : []))
  return full.slice(filled[0], filled.at(-1)! + 1).map((row) => row.slice(columns[0], columns.at(-1)! + 1))
}

type Change = [number, number, string[]]
const replaced = (lines: readonly string[], line: number, text: string): Change =>
  line >= 0 ? [line, 1, [text]] : [lastLine(lines), 0, [text]]

export function withTile(lines: readonly string[], tile: TypedTile): Change {
  const drawn = trimmed(tile.rows).join(' ')
  const text = `tile ${String(tile.number).padStart(2)}  ${tile.alike ? `${drawn.padEnd(15)} !` : drawn}`
  return replaced(lines, tile.line, text)
}

export function withBoard(lines: readonly string[], board: TypedBoard): Change {
  const sides = SIDES.map((side) => `${side} ${board[side].filter(Boolean).join(' ')}`)
  return replaced(lines, board.line, `board ${board.number}  ${sides.join('  ')}`)
}

/** How many half-fields a drawing has. */
export const halvesIn = (rows: readonly string[]) =>
  [...rows.join('')].reduce((sum, mark) => sum + (mark === '#' ? 2 : mark === '.' ? 0 : 1), 0)

/** What a press on a field makes of it: in the middle the whole field, near a corner the half there. */
export function pressed(mark: string, x: number, y: number): string {
  if (Math.hypot(x - 0.5, y - 0.5) < 0.24) return mark === '#' ? '.' : '#'
  const corner = y < 0.5 ? (x < 0.5 ? '7' : '9') : x < 0.5 ? '1' : '3'
  return mark === corner ? '.' : corner
}
