/** A file of score sheets: which game, by which options and set, and who played; as `core/sheet_file.py` has it on the other side. */
import type { Options, OwnSet } from '../../engine/game'
import type { Message } from '../api/types'
import { boxLines, nameOf } from '../set_text'

export const LONGEST_NAME = 40

/** Where in a file: lines and columns are counted from 1. */
export interface Place {
  line?: number
  column?: number
}

/** What is wrong with a sheet, and where. */
export class BadSheet extends Error {
  constructor(
    readonly text: Message,
    readonly where: Place = {},
  ) {
    super(text.id)
  }
}

/** A word of a sheet, which knows where it stands. */
export class Word {
  constructor(
    readonly text: string,
    readonly line: number,
    readonly column: number,
  ) {}

  wrong(id: string, args: Message['args'] = {}): BadSheet {
    return new BadSheet({ id, args }, { line: this.line, column: this.column })
  }

  /** The word in quotes. */
  get shown(): string {
    return `'${this.text.slice(0, 30)}'`
  }

  /** The place just behind it, where something is missing. */
  get after(): Word {
    return new Word('', this.line, this.column + this.text.length)
  }
}

/** The lines that say something, as words; `#` begins a comment. */
export function sheetLines(text: string, word = /\S+/g): Word[][] {
  return text
    .split(/\r?\n/)
    .map((line, index) =>
      [...line.split('#')[0]!.matchAll(word)].map((found) => new Word(found[0], index + 1, found.index + 1)),
    )
    .filter((words) => words.length)
}

/** A component set that stands in a file. */
export interface SheetBox {
  title: string
  text: string
  /** The number of the line before its first one. */
  line: number
}

export interface SheetFile {
  game: string | null
  options: Record<string, string>
  names: string[]
  /** One for each player, or one for all; their lines keep their numbers. */
  sheets: string[]
  /** The component set, if it is not the house's. */
  box: SheetBox | null
}

const HOUSE = 'house'
/** The line after which nothing but the component set follows, each of its lines indented. */
const BOX = '[box]'
export const INDENT = '  '
const HEADER = /^\s*(game|box|player|option\.([a-z_]+)):\s*(.*?)\s*$/

/** Take a file apart; a file without headers is one sheet. `together`: all players have one. */
export function readSheetFile(text: string, together: boolean, most: number): SheetFile {
  const all = text.split(/\r?\n/)
  const end = all.findIndex((line) => line.trim() === BOX)
  const lines = end < 0 ? all : all.slice(0, end)
  const options: Record<string, Word> = {}
  const players: Word[] = []
  let game: string | null = null
  let name: Word | null = null
  let begin = 0
  for (const [index, line] of lines.entries()) {
    const found = HEADER.exec(line.split('#')[0]!)
    if (!found) continue
    const [, header, option, value] = found
    const word = new Word(value!, index + 1, line.indexOf(value!, line.indexOf(':') + 1) + 1)
    if (header === 'player') players.push(word)
    else if (players.length && !together) throw word.wrong('wrong-sheet-header', { header: header! })
    else if (option) options[option] = word
    else if (header === 'box') name = word
    else game = value!
    if (together || !players.length) begin = index + 1
    if (value!.length > LONGEST_NAME && word !== name) throw word.wrong('wrong-sheet-name', { most: LONGEST_NAME })
    if (players.length > most) throw word.wrong('wrong-sheet-players', { most })
  }
  const box = namedBox(name, end < 0 ? null : all.slice(end + 1), lines.length)
  if (box && options.box) throw options.box.wrong('wrong-sheet-two-boxes', { box: box.title })
  const chosen = Object.fromEntries(Object.entries(options).map(([option, word]) => [option, word.text]))
  const head = { game, options: chosen, box }
  const names = players.map((word) => word.text)
  const only = (from: number, to: number) => [...Array<string>(from).fill(''), ...lines.slice(from, to)].join('\n')
  if (together || !players.length) return { ...head, names, sheets: [only(begin, lines.length)] }
  const [lost] = sheetLines(only(begin, players[0]!.line - 1))
  if (lost) throw lost[0]!.wrong('wrong-sheet-before')
  const sheets = players.map(({ line }, index) => only(line, (players[index + 1]?.line ?? lines.length + 1) - 1))
  return { ...head, names, sheets }
}

/** The set with its name: as in match files, one that is not the house's has both. */
function namedBox(name: Word | null, section: string[] | null, before: number): SheetBox | null {
  const title = name?.text ?? HOUSE
  if ((title === HOUSE) !== (section === null))
    throw (name ?? new Word('', before + 1, 1)).wrong('wrong-file-box-section', { box: title })
  const text = section?.map((line) => (line.startsWith(INDENT) ? line.slice(INDENT.length) : line))
  return text ? { title, text: `${text.join('\n')}\n`, line: before + 1 } : null
}

/** A name as a file can hold it. */
export const plainName = (name: string): string => name.replace(/[#\p{Cc}]/gu, '').slice(0, LONGEST_NAME)

/** A file as `quartier score` reads it; with the set in it, if it is not the house's. */
export function writeSheetFile(
  game: string,
  options: Options,
  names: string[],
  sheets: string[],
  together: boolean,
  set: Pick<OwnSet, 'title' | 'text'> | null,
): string {
  const box = set ? [`box: ${nameOf(set.title.replace(/[#\p{Cc}]/gu, ' '))}`] : []
  const section = set ? ['', BOX, ...boxLines(set.text).map((line) => `${INDENT}${line}`)] : []
  const chosen = Object.entries(options).map(([name, value]) => `option.${name}: ${value}`)
  const head = [`game: ${game}`, ...chosen, ...box]
  const players = names.map((name) => `player: ${name.trim()}`.trimEnd())
  const body = together ? [...players, ...sheets] : sheets.flatMap((sheet, index) => [players[index]!, sheet])
  return [[...head, ...body].join('\n').trimEnd(), ...section].join('\n') + '\n'
}
