/** A city on a score pad: its letters by field, as `quartier score` reads them, and what kernels make of it. */
import type { Options, Write } from '../../engine/game'
import { nameOf, spotOf } from '../../lib/grid'
import { ranked, type Remark, type Scores } from '../../lib/pad/game_pad'
import { sheetLines, type Word } from '../../lib/pad/sheet_file'
import type { Pieces } from '../../lib/pieces'
import type { Item } from '../../lib/api/types'

export const SPAN = 8
export const TILES = 16
export const TOURISTS = 7
/** Where the upper left corner of a free city lies when it is read: it may grow in every direction. */
const FREE_CORNER = 30
/** How far a free city's table reaches. */
export const TABLE = 92

/** Letters by the names of fields: A, P, C, W; a small one has a tourist. */
export type Sheet = Record<string, string>

const KINDS = 'APCW'

export const isFree = (options: Options): boolean => options.free === true

export function blank(): Sheet {
  return {}
}

export function read(text: string, options: Options): Sheet {
  const lines = sheetLines(text, /\S/g)
  for (const letter of lines.flat())
    if (!(KINDS + '.').includes(letter.text.toUpperCase()))
      throw letter.wrong('cities-wrong-letter', { letter: letter.shown })
  const sheet = isFree(options) ? readFree(lines) : readFrame(lines)
  const small = lines.flat().filter(({ text }) => text !== '.' && text === text.toLowerCase())
  for (const letter of small) if (letter.text === 'w') throw letter.wrong('cities-wrong-on-water')
  if (small.length > TOURISTS) throw small[TOURISTS]!.wrong('cities-wrong-tourists', { most: TOURISTS })
  return sheet
}

function readFrame(lines: Word[][]): Sheet {
  const sheet: Sheet = {}
  for (const [row, line] of lines.slice(0, SPAN).entries()) {
    if (line.length > SPAN) throw line[SPAN]!.wrong('cities-wrong-ninth-field', { side: SPAN })
    if (line.length < SPAN) throw line.at(-1)!.after.wrong('cities-wrong-row', { fields: line.length, side: SPAN })
    for (const [column, { text }] of line.entries()) if (text !== '.') sheet[nameOf({ row, column })] = text
  }
  if (lines.length > SPAN) throw lines[SPAN]![0]!.wrong('cities-wrong-rows', { rows: lines.length, side: SPAN })
  return sheet
}

function readFree(lines: Word[][]): Sheet {
  const found = lines.flat().filter(({ text }) => text !== '.')
  const top = Math.min(...found.map(({ line }) => line))
  const left = Math.min(...found.map(({ column }) => column))
  const sheet: Sheet = {}
  for (const { text, line, column } of found)
    sheet[nameOf({ row: FREE_CORNER + line - top, column: FREE_CORNER + column - left })] = text
  const halves = tilesOf(sheet).find((tile) => tile.fields.some((name) => !sheet[name]))
  if (halves) {
    const { row, column } = halves
    const place = ({ line, column: at }: Word) =>
      FREE_CORNER + line - top - 2 * row < 2 &&
      FREE_CORNER + line - top >= 2 * row &&
      FREE_CORNER + at - left - 2 * column < 2 &&
      FREE_CORNER + at - left >= 2 * column
    throw found.find(place)!.wrong('cities-wrong-half-tile')
  }
  return sheet
}

/** The tile places that have fields, in the order in which one reads: row and column in tiles, and their four fields. */
export function tilesOf(sheet: Sheet): { row: number; column: number; fields: string[] }[] {
  const places = new Map<number, { row: number; column: number; fields: string[] }>()
  for (const name of Object.keys(sheet)) {
    const spot = spotOf(name)
    const [row, column] = [spot.row >> 1, spot.column >> 1]
    const fields = [0, 1, 2, 3].map((quarter) =>
      nameOf({ row: 2 * row + (quarter >> 1), column: 2 * column + (quarter & 1) }),
    )
    places.set(100 * row + column, { row, column, fields })
  }
  return [...places.entries()].sort(([one], [other]) => one - other).map(([, tile]) => tile)
}

export function write(sheet: Sheet, options: Options): string {
  const spots = Object.keys(sheet).map(spotOf)
  const [top, left, bottom, right] = isFree(options)
    ? [
        Math.min(...spots.map(({ row }) => row)) & ~1,
        Math.min(...spots.map(({ column }) => column)) & ~1,
        Math.max(...spots.map(({ row }) => row)),
        Math.max(...spots.map(({ column }) => column)),
      ]
    : [0, 0, SPAN - 1, SPAN - 1]
  if (!spots.length) return ''
  return Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from(
      { length: right - left + 1 },
      (_, across) => sheet[nameOf({ row: top + down, column: left + across })] ?? '.',
    ).join(''),
  ).join('\n')
}

/** What there is to say of a city that is not finished or cannot be. */
export function remarksOn(sheet: Sheet, options: Options): Remark[] {
  const tiles = tilesOf(sheet)
  if (!isFree(options)) {
    const empty = SPAN * SPAN - Object.keys(sheet).length
    return empty ? [{ id: 'cities-pad-empty', args: { fields: empty }, open: true }] : []
  }
  const remarks: Remark[] = []
  if (tiles.length < TILES) remarks.push({ id: 'cities-pad-tiles', args: { tiles: TILES - tiles.length }, open: true })
  if (tiles.length > TILES) remarks.push({ id: 'cities-wrong-tiles', args: { tiles: tiles.length, wanted: TILES } })
  const apart = apartFrom(tiles)
  if (apart.length) remarks.push({ id: 'cities-wrong-apart', args: {}, fields: apart[0]!.fields })
  return remarks
}

/** The tiles that do not hang together with the first, by sides or by corners. */
function apartFrom<Tile extends { row: number; column: number }>(tiles: Tile[]): Tile[] {
  const reached = tiles.slice(0, 1)
  for (const { row, column } of reached)
    for (const tile of tiles)
      if (!reached.includes(tile) && Math.abs(tile.row - row) <= 1 && Math.abs(tile.column - column) <= 1)
        reached.push(tile)
  return tiles.filter((tile) => !reached.includes(tile))
}

export async function score(pieces: Pieces, sheets: Sheet[], options: Options): Promise<Scores> {
  const free = isFree(options)
  const writes: Write[] = []
  const names = sheets.map((sheet, seat) => fill(writes, sheet, seat, free))
  const { standings, boards } = await pieces.score(sheets.length, { level: Number(options.level ?? 2), free }, writes)
  const players = standings.map(({ items, tie_break: ties }, seat) => ({
    ties,
    items: items.map((item) => moved(item, names[seat]!)),
  }))
  return { players: ranked(players), remarks: sheets.map((sheet) => remarksOn(sheet, options)), board: boards[0] }
}

/** Write a city into a position; returns by how much its fields are shifted there. */
function fill(writes: Write[], sheet: Sheet, seat: number, free: boolean): { down: number; right: number } {
  const bits = new Map<string, bigint>()
  const tiles = tilesOf(sheet).slice(0, TILES)
  if (free) {
    for (const [number, { fields }] of tiles.entries())
      for (const [quarter, name] of fields.entries()) bits.set(name, 1n << BigInt(4 * number + quarter))
  } else
    for (const name of Object.keys(sheet)) {
      const { row, column } = spotOf(name)
      bits.set(name, 1n << BigInt(8 * row + column))
    }
  const [kinds, tourists] = [[0n, 0n, 0n, 0n], [0n]]
  for (const [name, letter] of Object.entries(sheet)) {
    kinds[KINDS.indexOf(letter.toUpperCase())]! |= bits.get(name) ?? 0n
    if (letter !== letter.toUpperCase()) tourists[0]! |= bits.get(name) ?? 0n
  }
  for (const [kind, word] of kinds.entries()) writes.push(['kinds', [seat, kind], word])
  writes.push(['tourists', [seat], tourists[0]!])
  if (!free) return { down: 0, right: 0 }
  const [top, left] = [
    Math.min(...tiles.map(({ row }) => row), TABLE),
    Math.min(...tiles.map(({ column }) => column), TABLE),
  ]
  writes.push(['number', [seat], tiles.length])
  for (const [number, { row, column }] of tiles.entries())
    writes.push(['rows', [seat, number], row - top], ['columns', [seat, number], column - left])
  return { down: 2 * top, right: 2 * left }
}

function moved(item: Item, { down, right }: { down: number; right: number }): Item {
  const move = (name: string): string => {
    const { row, column } = spotOf(name)
    return nameOf({ row: row + down, column: column + right })
  }
  return { ...item, piece: move(item.piece), fields: item.fields.map(move), neighbours: item.neighbours.map(move) }
}
