/** Cities in words: fields, tiles, cities and turns for those who listen, and for the list of turns. */
import type { LogEntry, View } from '../../lib/api/types'
import { settings } from '../../lib/settings.svelte'
import { list, say } from '../../lib/texts.svelte'
import { inWords } from '../../lib/where'
import { ARROWS, fieldsUnder, frameOf, nameOf, same, spotOf, turned, type Spot } from './geometry'
import type { Board, City, Tile } from './types'

/** The letter of a field; a dot where nothing lies. */
export function kindAt(city: City, { row, column }: Spot): string {
  if (!city.rows.length) return '.'
  const corner = spotOf(city.corner)
  return city.rows[row - corner.row]?.[column - corner.column] ?? '.'
}

/** The city row by row. */
export function rowsInWords(city: City): string[] {
  const corner = city.rows.length ? spotOf(city.corner) : { row: 0, column: 0 }
  const column = (right: number) => nameOf({ row: 0, column: corner.column + right }).slice(0, -1)
  return city.rows.map((letters, down) => {
    const fields = [...letters].map((letter, right) => {
      if (letter === '.') return say('cities-kind-none')
      const here = nameOf({ row: corner.row + down, column: corner.column + right })
      const kind = say(`cities-kind-${letter}`)
      return city.tourists.includes(here) ? say('cities-kind-tourist', { kind }) : kind
    })
    const where = { row: corner.row + down + 1, first: column(0), last: column(letters.length - 1) }
    return say('cities-row', { ...where, fields: fields.join(', ') })
  })
}

/** A tile as it is turned. */
export function tileInWords(letters: string, number: number, turn: number): string {
  const [one, two, three, four] = [...turned(letters, turn)].map((letter) => say(`cities-kind-${letter}`))
  return say('cities-tile-fields', { tile: number, upper: `${one}, ${two}`, lower: `${three}, ${four}` })
}

/** The parts of a turn: the tiles that it lays, from where and to where a tourist goes. */
function partsOf({ seat, turn }: LogEntry, view: View) {
  const [first = '', tourist = '.'] = turn.split(' ')
  const board = view.board as Board
  const city = board.cities[seat]!
  const laid = first === 'x' ? [] : first.replace('*', '').split(',')
  const places = laid.map((text) => text.slice(0, -1))
  const extra = first.startsWith('*')
  const tiles = places.map((place, index) => {
    const lying = city.tiles.filter((tile) => tile.place === place).at(extra ? -1 : 0)
    // A turn that is only thought of lays the tile that comes now.
    const coming = { number: board.tile ?? 0, place, turn: ARROWS.indexOf(laid[index]!.at(-1)!) }
    return lying ?? (board.tile === null ? null : coming)
  })
  const [from = '', to = ''] = tourist === '.' ? [] : tourist.split(/[-+]/)
  return { board, city, places, tiles, extra, from, to }
}

/** The fields that a turn touches. */
export function fieldsOf(entry: LogEntry, view: View): string[] {
  const { places, from, to } = partsOf(entry, view)
  const laid = places.flatMap((place) => fieldsUnder(spotOf(place)).map(nameOf))
  return [...new Set([...laid, from, to])].filter(Boolean)
}

/** A turn of the log in words, at a table that looks like this after it. */
export function describe(entry: LogEntry, view: View): string {
  const { board, city, places, tiles, extra, from, to } = partsOf(entry, view)
  const frame = frameOf(city)
  const named = (text: string, field: string) => (settings.coordinates ? `${text} (${field})` : text)
  const kindOf = (field: string) => {
    const tile = [...tiles, ...city.tiles].find((lying) => lying && covers(lying, spotOf(field)))
    return tile ? letterAt(board, tile, spotOf(field)) : 'none'
  }
  const said: string[] = []
  const [place] = places
  if (!place) said.push(say('cities-did-decline'))
  else if (places.length > 1) said.push(say('cities-did-start'))
  else {
    const { row, column } = spotOf(place)
    const across = (column + 1 - frame.left) / (frame.right - frame.left)
    const where = inWords(across, (row + 1 - frame.top) / (frame.bottom - frame.top))
    const kinds = tiles[0] ? kindsOf(board.tiles[tiles[0].number - 1]!) : say('cities-a-tile')
    said.push(say(extra ? 'cities-told-cover' : 'cities-told-lay', { kinds, where: named(where, place) }))
  }
  if (from) {
    const [start, end] = [say('cities-from', { kind: kindOf(from) }), say('cities-to', { kind: kindOf(to) })]
    said.push(say('cities-told-walk', { from: named(start, from), to: named(end, to) }))
  } else if (to) said.push(named(say('cities-told-put', { kind: kindOf(to) }), to))
  return said.join('; ')
}

function covers({ place }: Tile, field: Spot): boolean {
  return fieldsUnder(spotOf(place)).some((spot) => same(spot, field))
}

function letterAt(board: Board, { number, place, turn }: Tile, { row, column }: Spot): string {
  const corner = spotOf(place)
  return turned(board.tiles[number - 1]!, turn)[2 * (row - corner.row) + column - corner.column]!
}

/** What a tile shows: two parks, a street café and water. */
function kindsOf(letters: string): string {
  const counted = [...'APCW'].map((letter) => ({ letter, number: letters.split(letter).length - 1 }))
  return list(
    counted.filter(({ number }) => number).map(({ letter, number }) => say(`cities-some-${letter}`, { number })),
  )
}

/** The four kinds of fields with their names. */
export function kindNames(): { letter: string; name: string }[] {
  return [...'APCW'].map((letter) => ({ letter, name: say(`cities-kind-${letter}`) }))
}
