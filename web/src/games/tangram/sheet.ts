/** A board on a score pad: fields by how they are cut and covered, the points of the rounds before, and what they bring. */
import type { Write } from '../../engine/game'
import type { Item } from '../../lib/api/types'
import { nameOf } from '../../lib/grid'
import { ranked, type Remark, type Scores } from '../../lib/pad/game_pad'
import type { Pieces } from '../../lib/pieces'
import { BadSheet, sheetLines, type Word } from '../../lib/pad/sheet_file'
import { SPAN, type Half } from './geometry'
import type { Board } from './types'

export const ROUNDS = 5
export const FOUNTAINS = 6
const FIRST_POINT = 1
const [ROUND_CARDS, FINAL, READY, NOT_YET] = [4, 21, 2, -1]
const [NORTH, SOUTH] = [0, 2]

/** What covers a half. */
export type Cover = 'b' | 'g' | 'f' | '.'
/** A field: nothing, a colour over all of it, or its upper and its lower half and how the cut runs between them. */
export type Field = '.' | 'B' | 'G' | `${Cover}${'/' | '\\'}${Cover}`

export interface Sheet {
  /** The points of the rounds before this board; null: not known, and it is the final one. */
  rounds: number[] | null
  /** Row by row. */
  fields: Field[]
}

const HALVES = /^(?:[bgf]{1,2}|[BGF]|\.|[bgf.][/\\][bgf.])$/
export const AREAS = new Set(Array.from({ length: (SPAN + 1) ** 2 }, (_, n) => (n % (SPAN + 1)) * Math.floor(n / 8)))

export function blank(): Sheet {
  return { rounds: [], fields: Array<Field>(SPAN * SPAN).fill('.') }
}

/** A field as it is kept: what is whole has no cut. */
export function fieldOf(upper: Cover, lower: Cover, cut: '/' | '\\' = '/'): Field {
  if (upper === lower && upper !== 'f') return upper === '.' ? '.' : (upper.toUpperCase() as Field)
  return `${upper}${cut}${lower}`
}

/** The two halves of a field, the upper one first, and the cut between them. */
export function halvesOf(field: Field): { upper: Cover; lower: Cover; cut: '/' | '\\' } {
  if (field.length === 1) return { upper: field.toLowerCase() as Cover, lower: field.toLowerCase() as Cover, cut: '/' }
  return { upper: field[0] as Cover, lower: field[2] as Cover, cut: field[1] as '/' | '\\' }
}

/** The corner of the right angle of a half: 0 north-east, then clockwise. */
export const cornerOf = (cut: '/' | '\\', upper: boolean): number => (cut === '/' ? (upper ? 3 : 1) : upper ? 0 : 2)

/** All that covers the board, colour by colour, as half-fields. */
export function covered(sheet: Sheet): Record<'b' | 'g' | 'f', Half[]> {
  const found: Record<'b' | 'g' | 'f', Half[]> = { b: [], g: [], f: [] }
  for (const [index, field] of sheet.fields.entries()) {
    const spot = { row: Math.floor(index / SPAN), column: index % SPAN }
    const { upper, lower, cut } = halvesOf(field)
    if (upper !== '.') found[upper].push({ ...spot, corner: cornerOf(cut, true) })
    if (lower !== '.') found[lower].push({ ...spot, corner: cornerOf(cut, false) })
  }
  return found
}

export const fountainsOn = (sheet: Sheet): number => covered(sheet).f.length

export function read(text: string): Sheet {
  const sheet: Sheet = { rounds: null, fields: [] }
  let rows = 0
  for (const words of sheetLines(text)) {
    const first = words[0]!
    if (first.text.startsWith('rounds')) {
      if (first.text !== 'rounds:' || sheet.rounds || rows) throw first.wrong('tangram-wrong-rounds')
      sheet.rounds = readRounds(words.slice(1))
    } else if (rows === SPAN) throw first.wrong('tangram-wrong-eighth-row', { span: SPAN })
    else {
      readRow(words, sheet)
      rows++
    }
  }
  if (!rows) return { ...blank(), rounds: sheet.rounds ?? [] }
  if (rows < SPAN) throw new BadSheet({ id: 'tangram-wrong-rows', args: { rows, span: SPAN } })
  return sheet
}

function readRounds(words: Word[]): number[] {
  const rounds: number[] = []
  for (const word of words) {
    const points = Number(word.text)
    const problem = /^\d{1,2}$/.test(word.text) ? wrongRound(rounds, points) : null
    if (!/^\d{1,2}$/.test(word.text) || points > SPAN * SPAN)
      throw word.wrong('tangram-wrong-points', { word: word.shown, most: SPAN * SPAN })
    if (problem) throw word.wrong(problem.id, problem.args)
    rounds.push(points)
  }
  return rounds
}

/** Why a round cannot have brought so many points after those before it. */
export function wrongRound(before: number[], points: number): Remark | null {
  const last = before.at(-1) ?? 0
  if (!AREAS.has(points)) return { id: 'tangram-wrong-area', args: { points, span: SPAN } }
  if (before.length === ROUNDS) return { id: 'tangram-wrong-sixth-round', args: { rounds: ROUNDS } }
  return points < last ? { id: 'tangram-wrong-smaller', args: { points, before: last } } : null
}

function readRow(words: Word[], sheet: Sheet): void {
  for (const [column, word] of words.entries()) {
    if (!HALVES.test(word.text)) throw word.wrong('tangram-wrong-halves', { word: word.shown })
    if (column === SPAN) throw word.wrong('tangram-wrong-eighth-field', { span: SPAN })
    sheet.fields.push(readField(word.text))
    if (fountainsOn(sheet) > FOUNTAINS) throw word.wrong('tangram-wrong-seventh-fountain', { fountains: FOUNTAINS })
  }
  if (words.length < SPAN) throw words.at(-1)!.after.wrong('tangram-wrong-row', { fields: words.length, span: SPAN })
}

function readField(text: string): Field {
  if (text === 'F') return 'f/f'
  if (text.length === 1 && (text === '.' || text === text.toUpperCase())) return text as Field
  const [upper, lower] = text.length === 3 ? [text[0], text[2]] : [text[0], text[1] ?? '.']
  return fieldOf(upper as Cover, lower as Cover, text[1] === '\\' ? '\\' : '/')
}

export function write(sheet: Sheet): string {
  const rows = Array.from({ length: SPAN }, (_, row) =>
    sheet.fields
      .slice(row * SPAN, (row + 1) * SPAN)
      .map((field) => field.padEnd(3))
      .join(' ')
      .trimEnd(),
  )
  return [...(sheet.rounds ? [`rounds: ${sheet.rounds.join(' ')}`.trimEnd()] : []), ...rows].join('\n')
}

/** The round that ends with this board. */
export const roundOf = ({ rounds }: Sheet): number => (rounds ? rounds.length + 1 : ROUNDS + 1)

export async function score(pieces: Pieces, sheets: Sheet[]): Promise<Scores> {
  const boards = await Promise.all(sheets.map(async (sheet) => (await pieces.score(1, {}, filled(sheet))).boards[0]))
  const due = boards.map((board) => (board as Board).due)
  return {
    players: ranked(due.map((items, player) => ({ items: [...earlier(sheets[player]!), ...items] }))),
    remarks: sheets.map((sheet, player) => remarksOn(sheet, due[player]![0]!.points)),
    board: { ...(boards[0] as Board), boards: boards.map((board) => (board as Board).boards[0]!) } satisfies Board,
  }
}

function filled(sheet: Sheet): Write[] {
  const words = new Map<string, [string, number[], bigint]>()
  const put = (name: string, at: number[], index: number) => {
    const key = `${name} ${at.join(' ')}`
    const bit = 1n << BigInt(8 * Math.floor(index / SPAN) + (index % SPAN))
    words.set(key, [name, at, (words.get(key)?.[2] ?? 0n) | bit])
  }
  for (const [index, field] of sheet.fields.entries()) {
    const { upper, lower } = halvesOf(field)
    // How a field is cut does not matter: one half has its northern, one its southern quarter.
    for (const [cover, quarter] of [[upper, NORTH] as const, [lower, SOUTH] as const]) {
      if (cover === '.') continue
      put('covered', [0, quarter], index)
      if (cover !== 'f') put(cover === 'b' ? 'black' : 'green', [0, quarter / 2], index)
    }
  }
  return [
    ['wave', [], Math.min(roundOf(sheet) * ROUND_CARDS, FINAL)],
    ['stage', [], READY],
    ['sides', [], -1],
    ['laid', [], NOT_YET],
    ...words.values(),
  ]
}

function earlier({ rounds }: Sheet): Item[] {
  const item = (points: number, id: string, args = {}): Item => ({
    points,
    reason: { id, args },
    piece: '',
    fields: [],
    neighbours: [],
  })
  return [
    item(FIRST_POINT, 'tangram-item-start'),
    ...(rounds ?? []).map((points, index) => item(points, 'tangram-item-earlier', { round: index + 1 })),
  ]
}

function remarksOn(sheet: Sheet, fields: number): Remark[] {
  const before = sheet.rounds?.at(-1) ?? 0
  if (fields < before) return [{ id: 'tangram-wrong-shrunk', args: { fields, before } }]
  return []
}

export const nameAt = (index: number): string => nameOf({ row: Math.floor(index / SPAN), column: index % SPAN })
