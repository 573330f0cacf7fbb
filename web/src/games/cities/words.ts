/** Cities in words: fields, cities and turns for those who listen, and for the list of turns. */
import { say } from '../../lib/texts.svelte'
import type { LogEntry } from '../../lib/api/types'
import { nameOf, spotOf, type Spot } from './geometry'
import type { City } from './types'

/** The letter of a field; a dot where nothing lies. */
export function kindAt(city: City, { row, column }: Spot): string {
  if (!city.rows.length) return '.'
  const corner = spotOf(city.corner)
  return city.rows[row - corner.row]?.[column - corner.column] ?? '.'
}

/** The city row by row. */
export function rowsInWords(city: City): string[] {
  const corner = city.rows.length ? spotOf(city.corner) : { row: 0, column: 0 }
  return city.rows.map((letters, down) => {
    const fields = [...letters].map((letter, right) => {
      if (letter === '.') return say('cities-kind-none')
      const here = nameOf({ row: corner.row + down, column: corner.column + right })
      const kind = say(`cities-kind-${letter}`)
      return city.tourists.includes(here) ? say('cities-kind-tourist', { kind }) : kind
    })
    return say('cities-row', { row: corner.row + down + 1, fields: fields.join(', ') })
  })
}

/** A turn of the log in words. */
export function describe({ turn }: LogEntry): string {
  const [first = '', tourist = '.'] = turn.split(' ')
  const said: string[] = []
  if (first === 'x') said.push(say('cities-did-decline'))
  else if (first.includes(',')) said.push(say('cities-did-start'))
  else
    said.push(
      say(first.startsWith('*') ? 'cities-did-cover' : 'cities-did-lay', {
        place: first.replace('*', '').slice(0, -1),
      }),
    )
  if (tourist.startsWith('+')) said.push(say('cities-did-put', { field: tourist.slice(1) }))
  else if (tourist.includes('-')) {
    const [from = '', to = ''] = tourist.split('-')
    said.push(say('cities-did-walk', { from, to }))
  }
  return said.join(', ')
}

/** The four kinds of fields with their names. */
export function kindNames(): { letter: string; name: string }[] {
  return [...'APCW'].map((letter) => ({ letter, name: say(`cities-kind-${letter}`) }))
}
