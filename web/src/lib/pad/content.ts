/** All that is on a pad: blank, read from its file, and as its file. */
import type { Options } from '../../engine/game'
import type { GameFacts, Message } from '../api/types'
import { optionFields, type OptionField } from '../options'
import { piecesOf, type Pieces } from '../pieces'
import { BadSet, piecesWith } from '../read_sets'
import { problemOf } from '../trouble'
import type { GamePad } from './game_pad'
import { BadSheet, INDENT, readSheetFile, writeSheetFile, type SheetBox } from './sheet_file'

export interface Content {
  options: Options
  names: string[]
  /** One for each player, or one for all. */
  sheets: unknown[]
  /** What it is written with. */
  pieces: Pieces
}

/** The options that a pad asks for. */
export const fieldsOf = (game: GameFacts, pad: GamePad): OptionField[] =>
  optionFields(game).filter(({ key }) => pad.options.includes(key))

/** Nothing written, with as many players, options and pieces as the last one had. */
export function blankContent(game: GameFacts, pad: GamePad, pieces: Pieces, last?: Content): Content {
  const names = last?.names ?? Array<string>(Math.max(game.fewest, game.cooperative ? 1 : 2)).fill('')
  const sheets = pad.together ? [pad.blank(names.length)] : names.map(() => pad.blank(names.length))
  return { options: last?.options ?? usual(game, pad), names, sheets, pieces }
}

/** What a file holds; BadSheet says what is wrong with it. */
export async function readContent(game: GameFacts, pad: GamePad, text: string): Promise<Content> {
  const file = readSheetFile(text, pad.together, game.most)
  if (file.game !== null && file.game !== game.name)
    throw new BadSheet({ id: 'wrong-sheet-game', args: { game: file.game } })
  const named = file.options.box
  if (named !== undefined && named !== 'house') throw new BadSheet({ id: 'page-pad-set-named', args: { set: named } })
  const pieces = file.box ? await piecesIn(game, file.box) : await piecesOf(game, null)
  const options = { ...usual(game, pad), ...known(game, pad, file.options) }
  const sheets = file.sheets.map((sheet) => pad.read(sheet, options, file.names.length, pieces))
  const own = (sheets[0] as { players?: number }).players
  const number = own ?? (pad.together ? Math.max(1, file.names.length) : sheets.length)
  if (file.names.length && own !== undefined && file.names.length !== own)
    throw new BadSheet({ id: 'wrong-sheet-names', args: { names: file.names.length, players: own } })
  return { options, names: Array.from({ length: number }, (_, seat) => file.names[seat] ?? ''), sheets, pieces }
}

/** The same on the pieces of another set, or by other options; BadSheet says what cannot be there. */
export function moved(pad: GamePad, content: Content, change: Partial<Pick<Content, 'options' | 'pieces'>>): Content {
  const { options, pieces } = { ...content, ...change }
  const sheets = content.sheets.map((sheet) =>
    pad.read(pad.write(sheet, content.options), options, content.names.length, pieces),
  )
  return { ...content, options, pieces, sheets }
}

/** The file of a pad, as `quartier score` reads it. */
export function writeContent(game: GameFacts, pad: GamePad, { options, names, sheets, pieces }: Content): string {
  const written = sheets.map((sheet) => pad.write(sheet, options))
  return writeSheetFile(game.name, options, names, written, pad.together, pieces.set)
}

/** What is wrong, as it is told. */
export function problemIn(error: unknown): Message {
  if (!(error instanceof BadSheet)) return problemOf(error).text
  const { text, where } = error
  return where.line ? { ...text, args: { ...text.args, line: where.line, column: where.column ?? 1 } } : text
}

/** The pieces of the set in a file; a fault of it is told at its line of the file. */
async function piecesIn(game: GameFacts, { title, text, line }: SheetBox): Promise<Pieces> {
  return piecesWith(game, { title, text }).catch((error: unknown) => {
    if (!(error instanceof BadSet) || !error.fault?.line) throw error
    const { column } = error.fault
    throw new BadSheet(error.problem.text, {
      line: line + error.fault.line,
      column: column ? column + INDENT.length : 1,
    })
  })
}

function usual(game: GameFacts, pad: GamePad): Options {
  return Object.fromEntries(fieldsOf(game, pad).map(({ key, start }) => [key, start]))
}

/** The options of a file that the pad asks for, where it has a choice of that name. */
function known(game: GameFacts, pad: GamePad, given: Record<string, string>): Options {
  return Object.fromEntries(
    fieldsOf(game, pad).flatMap(({ key, kind, choices }) => {
      const values = kind === 'check' ? [true, false] : choices.map(({ value }) => value)
      const found = values.find((value) => String(value) === given[key]?.toLowerCase())
      return found === undefined ? [] : [[key, found]]
    }),
  )
}
