/** The parts of a component set, as its text has them: each with its line, and how it is written back. */
import { partsEnd } from '../../lib/set_text'
import { SPAN, type PartDrawing } from './geometry'
import type { CardFacts, ConditionFacts, RoleFacts } from './types'

export const TRACKS = [
  'money',
  'power',
  'water',
  'garbage',
  'happiness',
  'labour',
  'pollution',
  'traffic',
  'crime',
  'skyline',
]
export const ZONES = ['residential', 'commercial', 'industrial']
export const KINDS = [...ZONES, 'utility', 'service', 'unique', 'policy', 'news']
export const SERVICES = ['health', 'education', 'transport', 'fire', 'police', 'parks']
/** The rules that a card can bend; those in the second list are on or off. */
const SWITCHES = [
  ...KINDS.slice(0, 7).map((kind) => `forbid ${kind}`),
  ...SERVICES.flatMap((service) => [`everywhere ${service}`, `suspend ${service}`]),
  'reach',
]
export const HOOKS = [
  ...[...KINDS.slice(0, 7), 'exchange', 'swap', 'part'].map((what) => `price ${what}`),
  ...SWITCHES,
  'utilities',
  ...TRACKS.slice(1, 9).map((track) => `spare ${track}`),
  ...ZONES.flatMap((zone) => [`bonus ${zone} money`, `bonus ${zone} happiness`]),
  ...['milestone money', 'milestone happiness', 'cushion', 'leeway', 'gaps'],
  ...['pollution', 'traffic', 'crime'].map((track) => `pardon ${track}`),
]
export const isSwitch = (hook: string) => SWITCHES.includes(hook)
const LEVELS = ['I', 'II', 'III']
export const DRAWN = 2 * SPAN - 1

type By = Record<string, number>
/** A line of the text, counted from 0. */
interface At {
  line: number
}
export type TypedCard = CardFacts & At & { shape: string }
export type TypedRole = RoleFacts & At
export type TypedTrack = At & { name: string; low: string; high: string }
export type TypedShape = At & { name: string; rows: string[] }
export type TypedTiles = At & { zone: string; numbers: By }
export type TypedPart = At & { letter: string; cost: string; rows: string[] }
export type TypedLayout = At & { name: string; rows: string[][] }

export interface TypedSet {
  tracks: TypedTrack[]
  shapes: TypedShape[]
  tiles: TypedTiles[]
  cards: TypedCard[]
  roles: TypedRole[]
  parts: TypedPart[]
  layouts: TypedLayout[]
}

const items = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim().replace(/\s+/g, ' '))
    .filter(Boolean)

function readChanges(text: string): By {
  const pairs = items(text).map((item) => /^(\w+) ([+-]?\d+)$/.exec(item))
  return Object.fromEntries(pairs.flatMap((found) => (found ? [[found[1]!, Number(found[2])]] : [])))
}

const ASKS: Record<string, string> = { '<': 'below', '>': 'above', '=': 'exactly' }

function readCondition(item: string): ConditionFacts[] {
  if (SERVICES.includes(item)) return [{ asks: 'service', what: item, value: 0 }]
  const zones = /^(\d) (\w+)$/.exec(item)
  if (zones) return [{ asks: 'zones', what: zones[2]!, value: Number(zones[1]) }]
  const track = /^(\w+) ([<>=]) (-?\d+)$/.exec(item)
  return track ? [{ asks: ASKS[track[2]!]!, what: track[1]!, value: Number(track[3]) }] : []
}

function readBends(text: string): By {
  const pairs = items(text).map((item) => /^([a-z ]+?)(?: ([+-]\d+))?$/.exec(item))
  return Object.fromEntries(pairs.flatMap((found) => (found ? [[found[1]!, Number(found[2] ?? 1)]] : [])))
}

function readCard(kind: string, level: number, words: string[], text: string, line: number, set: TypedSet): TypedCard {
  const service = kind === 'service' ? (words[0] ?? '') : ''
  const [name = '', shape = ''] = kind === 'service' ? words.slice(1) : words
  const [changes = '', bends = ''] = kind === 'news' ? ['', text] : text.split(';')
  const [before = '', reward = ''] = changes.split('->')
  const [cost = '', conditions = ''] = before.split(/\sif\s/)
  const drawing = set.shapes.find((each) => each.name === shape)?.rows ?? []
  const number = 1 + set.cards.filter((card) => card.kind === kind).length
  return {
    ...{ line, kind, level: level + 1, name, service, shape, drawing, large: !!service && level > 0 },
    id: `${kind[0]}${number}`,
    cost: readChanges(cost),
    conditions: items(conditions).flatMap(readCondition),
    reward: readChanges(reward),
    bends: readBends(bends),
  }
}

function readRole(words: string[], text: string, line: number): TypedRole {
  const sections = text.split(';').map((section) => section.trim())
  const used = sections.filter((section) => section.startsWith('use ')).map((section) => section.slice(4))
  const bent = sections.filter((section) => !section.startsWith('use '))
  return { line, name: words[0] ?? '', bends: readBends(bent.join(',')), ability: readChanges(used.join(',')) }
}

export function readSet(lines: readonly string[]): TypedSet {
  const set: TypedSet = { tracks: [], shapes: [], tiles: [], cards: [], roles: [], parts: [], layouts: [] }
  const end = partsEnd(lines)
  let level = 0
  for (let line = 0; line < end; line++) {
    const [before = '', ...after] = lines[line]!.split(':')
    const [first = '', ...words] = before.trim().split(/\s+/)
    if (first === 'track') set.tracks.push({ line, name: words[0] ?? '', low: words[1] ?? '', high: words[2] ?? '' })
    else if (first === 'shape') set.shapes.push({ line, name: words[0] ?? '', rows: words.slice(1) })
    else if (first === 'tiles') {
      const pairs = words
        .slice(1)
        .flatMap((word, index, all) => (index % 2 ? [] : [[word, Number(all[index + 1] ?? 0)]]))
      set.tiles.push({ line, zone: words[0] ?? '', numbers: Object.fromEntries(pairs) })
    } else if (first === 'level') level = Math.max(0, LEVELS.indexOf(words[0] ?? ''))
    else if (KINDS.includes(first)) set.cards.push(readCard(first, level, words, after.join(':'), line, set))
    else if (first === 'role') set.roles.push(readRole(words, after.join(':'), line))
    else if (first === 'part') {
      const drawn = lines.slice(line + 1, Math.min(end, line + 1 + DRAWN))
      const indent = drawn[0]?.search(/\S/) ?? 0
      const rows = drawn.map((row) => row.slice(Math.max(0, indent)).padEnd(DRAWN).slice(0, DRAWN))
      set.parts.push({ line, letter: words[0] ?? '', cost: words[1] ?? '', rows })
      line += DRAWN
    } else if (first === 'layout') {
      const rows = []
      for (let below = line + 1; below < end && /^\s*[^\s#]/.test(lines[below]!); below++)
        rows.push(lines[below]!.trim().split(/\s+/))
      set.layouts.push({ line, name: words.join(' '), rows })
      line += rows.length
    }
  }
  return set
}

// How they are written back

const signed = (amount: number) => (amount > 0 ? `+${amount}` : `${amount}`)
const written = (by: By) =>
  Object.entries(by)
    .filter(([, amount]) => amount)
    .map(([what, amount]) => `${what} ${signed(amount)}`)
    .join(', ')
const bendsWritten = (by: By) =>
  Object.entries(by)
    .map(([hook, amount]) => (isSwitch(hook) ? hook : `${hook} ${signed(amount)}`))
    .join(', ')
const SIGNS: Record<string, string> = { below: '<', above: '>', exactly: '=' }

export function conditionLine({ asks, what, value }: ConditionFacts): string {
  if (asks === 'service') return what
  return asks === 'zones' ? `${value} ${what}` : `${what} ${SIGNS[asks]} ${value}`
}

export function cardLine(card: TypedCard): string {
  const { kind, service, name, shape, cost, conditions, reward, bends } = card
  const head = [kind, service, ZONES.includes(kind) ? '' : name, shape].filter(Boolean).join(' ')
  if (kind === 'news') return `${head}: ${bendsWritten(bends)}`
  const asks = conditions.length ? ` if ${conditions.map(conditionLine).join(', ')}` : ''
  const gives = written(reward) || conditions.length ? ` -> ${written(reward)}` : ''
  const rules = Object.keys(bends).length ? `; ${bendsWritten(bends)}` : ''
  return `${head}: ${written(cost)}${asks}${gives}${rules}`.trimEnd()
}

export function roleLine({ name, bends, ability }: TypedRole): string {
  const used = written(ability)
  return `role ${name}: ${[bendsWritten(bends), used && `use ${used}`].filter(Boolean).join('; ')}`
}

export const trackLine = ({ name, low, high }: TypedTrack) => `track ${name.padEnd(9)} ${low.padStart(3)} ${high}`

export function shapeLine({ name, rows }: TypedShape): string {
  const filled = rows.filter((row) => row.includes('#'))
  const columns = [...(rows[0] ?? '')].flatMap((_, at) => (rows.some((row) => row[at] === '#') ? [at] : []))
  const first = rows.indexOf(filled[0] ?? '')
  const last = rows.lastIndexOf(filled.at(-1) ?? '')
  const cut = rows.slice(first, last + 1).map((row) => row.slice(columns[0], columns.at(-1)! + 1))
  return `shape ${name.padEnd(8)} ${filled.length ? cut.join(' ') : '.'}`
}

export function tilesLine({ zone, numbers }: TypedTiles): string {
  const pairs = Object.entries(numbers).filter(([, number]) => number > 0)
  return `tiles ${zone.padEnd(12)} ${pairs.map(([shape, number]) => `${shape} ${number}`).join('  ')}`
}

/** The line of a part and its drawing. */
export const partLines = ({ letter, cost, rows }: TypedPart) => [
  `part ${letter} ${cost}`,
  ...crossed(rows).map((row) => `  ${row}`.trimEnd()),
]

/** The drawing with a sign where streets meet, only for the eye. */
function crossed(rows: string[]): string[] {
  const at = (row: number, column: number) => rows[row]?.[column] ?? ' '
  return rows.map((line, row) =>
    [...line]
      .map((mark, column) => {
        if (!(row % 2 && column % 2)) return mark
        const upright = [at(row - 1, column), at(row + 1, column)].filter((each) => each === '|').length
        const level = [at(row, column - 1), at(row, column + 1)].filter((each) => each === '-').length
        if (upright === 2 && !level) return '|'
        return level === 2 && !upright ? '-' : upright + level ? '+' : ' '
      })
      .join(''),
  )
}

/** A part as boards draw it. */
export function drawingOf(rows: readonly string[]): PartDrawing {
  const each = (mark: (row: number, column: number) => string) =>
    Array.from({ length: SPAN }, (_, row) => Array.from({ length: SPAN }, (_, column) => mark(row, column)).join(''))
  const at = (row: number, column: number) => rows[row]?.[column] ?? ' '
  return {
    squares: each((row, column) => (at(2 * row, 2 * column) === '~' ? '~' : '.')),
    right: each((row, column) => (column < SPAN - 1 && at(2 * row, 2 * column + 1) === '|' ? '|' : ' ')),
    below: each((row, column) => (row < SPAN - 1 && at(2 * row + 1, 2 * column) === '-' ? '-' : ' ')),
  }
}

/** The drawing after a press on a square or on the line between two; crossings do nothing. */
export function pressedPart(rows: readonly string[], row: number, column: number): string[] {
  const mark = rows[row]?.[column]
  const next =
    row % 2 === 0 && column % 2 === 0
      ? mark === '~'
        ? '.'
        : '~'
      : row % 2 && column % 2
        ? mark
        : row % 2
          ? mark === '-'
            ? ' '
            : '-'
          : mark === '|'
            ? ' '
            : '|'
  return rows.map((line, index) => (index === row ? line.slice(0, column) + next + line.slice(column + 1) : line))
}

export const layoutLines = ({ name, rows }: TypedLayout) => [
  `layout ${name}`,
  ...rows.map((row) => `  ${row.join(' ')}`),
]
