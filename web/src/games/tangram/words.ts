/** Tangram City in words: fields, boards, cards and turns for those who listen, and for the list of turns. */
import type { LogEntry, View } from '../../lib/api/types'
import { settings } from '../../lib/settings.svelte'
import { list, say } from '../../lib/texts.svelte'
import { inWords } from '../../lib/where'
import { ARROWS, SPAN, halvesNamed, halvesOf, namesOf, spotOf, type Half, type Spot } from './geometry'
import type { Board, Card, CityBoard, TileShape } from './types'

const KINDS: Record<string, string> = {
  b: 'tangram-side-black',
  g: 'tangram-side-green',
  f: 'tangram-fountain',
  '.': 'tangram-nothing',
}

/** What lies on a field, from its four quarters. */
export function fieldInWords(quarters: string): string {
  const [one = '.', other] = [...new Set(quarters)].map((letter) => say(KINDS[letter]!))
  return other ? say('tangram-halves', { one, other }) : one
}

export function quartersAt(city: CityBoard, { row, column }: Spot): string {
  return city.rows[row]?.split(' ')[column] ?? '....'
}

/** The board row by row. */
export function rowsInWords(city: CityBoard): string[] {
  return city.rows.map((fields, row) =>
    say('tangram-row', { row: row + 1, fields: fields.split(' ').map(fieldInWords).join(', ') }),
  )
}

/** A card of the round: what it shows, where it lies, whether it is played. */
export function cardInWords(card: Card, place: number, you: number | null, now: boolean): string {
  const what = card.tile === null ? say('tangram-card-unknown') : say('tangram-tile', { tile: card.tile })
  const seats = card.holders.map((seat) => (seat === you ? say('you') : String(seat + 1))).join(', ')
  const where = say(`tangram-card-${card.place}`, { seats })
  const when = say(now ? 'tangram-card-now' : card.played ? 'tangram-card-played' : 'tangram-card-later')
  return say('tangram-card', { card: place + 1, what, where, when })
}

/** A tile as it lies in the hand, row by row. */
export function shapeInWords(rows: readonly string[]): string {
  const words: Record<string, string> = { '#': 'whole', '.': 'none', '9': 'ne', '3': 'se', '1': 'sw', '7': 'nw' }
  return rows.map((letters) => [...letters].map((letter) => say(`tangram-part-${words[letter]}`)).join(', ')).join('; ')
}

/** Half-fields and whole fields by their names. */
export function areaInWords(halves: readonly Half[]): string {
  const half = (name: string) => say('tangram-half-of', { field: name.slice(0, 2) })
  return list(namesOf(halves).map((name) => (name.length > 2 ? half(name) : name)))
}

/** A step of a turn: its piece, and where it lies. */
interface Step {
  text: string
  tile: string
  what: string
  halves: Half[]
}

function stepsOf({ turn }: LogEntry, tiles: TileShape[]): Step[] {
  return turn.split(' ').map((text) => {
    const [, tile = '', what = ''] = /^(?:(\d+):|\*)(.+)$/.exec(text) ?? []
    return { text, tile, what, halves: what && what !== 'x' ? halvesAt(tiles, tile, what) : [] }
  })
}

function halvesAt(tiles: TileShape[], tile: string, what: string): Half[] {
  if (!tile) return halvesNamed(what)
  const turn = ARROWS.indexOf(what[3]!)
  return halvesOf(tiles[Number(tile) - 1]!.ways[(what[2] === 'g' ? 4 : 0) + turn]!, spotOf(what), turn)
}

/** The fields that a turn touches. */
export function fieldsOf(entry: LogEntry, view: View): string[] {
  return stepsOf(entry, (view.board as Board).tiles).flatMap(({ halves }) => namesOf(halves))
}

/** A turn of the log in words. */
export function describe(entry: LogEntry, view: View): string {
  return stepsOf(entry, (view.board as Board).tiles)
    .map(stepInWords)
    .join('; ')
}

function stepInWords({ text, tile, what, halves }: Step): string {
  if (!what) return say('tangram-did-side', { side: say(`tangram-side-${text}`) })
  if (what === 'x') return tile ? say('tangram-did-give-up', { tile }) : say('tangram-did-no-fountain')
  const mean = (of: (half: Half) => number) => halves.reduce((sum, half) => sum + of(half), 0) / halves.length
  const around = inWords((mean(({ column }) => column) + 0.5) / SPAN, (mean(({ row }) => row) + 0.5) / SPAN)
  const where = settings.coordinates ? `${around} (${what.slice(0, 2)})` : around
  if (!tile) return say('tangram-told-fountain', { where })
  return say('tangram-told-lay', { tile, where, side: say(KINDS[what[2]!]!) })
}
