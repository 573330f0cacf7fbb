/** The tiles of a component set, as its text has them. */
import { lastLine, partsEnd } from '../../lib/set_text'

export const KINDS = 'APCW'
export const TILES = 24

/** A tile of the text: where it stands, and its four letters as far as there are any. */
export interface TypedTile {
  number: number
  /** The line, counted from 0; -1: there is none. */
  line: number
  letters: string
}

/** All tiles by their numbers; of those that stand there twice, the first. */
export function readTiles(lines: readonly string[]): TypedTile[] {
  const found: TypedTile[] = Array.from({ length: TILES }, (_, index) => ({ number: index + 1, line: -1, letters: '' }))
  for (const [index, line] of lines.slice(0, partsEnd(lines)).entries()) {
    const [said, ...fields] = line.split('#')[0]!.trim().split(/\s+/)
    const tile = /^\d+$/.test(said ?? '') ? found[Number(said) - 1] : undefined
    if (tile && tile.line < 0) Object.assign(tile, { line: index, letters: fields.join('').toUpperCase() })
  }
  return found
}

/** The line of a tile, with what was said beside it. */
export function tileLine(number: number, letters: string, old = ''): string {
  const comment = old.includes('#') ? `  ${old.slice(old.indexOf('#'))}` : ''
  return `${String(number).padStart(2)}  ${letters.slice(0, 2)} ${letters.slice(2, 4)}${comment}`
}

/** How lines change when a tile becomes another: from where, how many, and what stands there then. */
export function withTile(lines: readonly string[], tile: TypedTile, letters: string): [number, number, string[]] {
  if (tile.line >= 0) return [tile.line, 1, [tileLine(tile.number, letters, lines[tile.line])]]
  return [lastLine(lines), 0, [tileLine(tile.number, letters)]]
}

/** How many fields there are of each kind. */
export const counted = (tiles: readonly TypedTile[]) =>
  [...KINDS].map((kind) => tiles.reduce((sum, { letters }) => sum + letters.split(kind).length - 1, 0))
