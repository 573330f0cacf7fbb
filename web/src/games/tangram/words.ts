/** Tangram City in words: fields, boards, cards and turns for those who listen, and for the list of turns. */
import { say } from '../../lib/texts.svelte'
import type { LogEntry } from '../../lib/api/types'
import type { Spot } from './geometry'
import type { Card, CityBoard } from './types'

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

/** A turn of the log in words. */
export function describe({ turn }: LogEntry): string {
  return turn.split(' ').map(stepInWords).join(', ')
}

function stepInWords(step: string): string {
  if (step === 'black' || step === 'green') return say('tangram-did-side', { side: say(`tangram-side-${step}`) })
  if (step === '*x') return say('tangram-did-no-fountain')
  if (step.startsWith('*')) return say('tangram-did-fountain', { field: step.slice(1, 3) })
  const [tile = '', what = ''] = step.split(':')
  if (what === 'x') return say('tangram-did-give-up', { tile })
  return say('tangram-did-lay', { tile, field: what.slice(0, 2), side: say(KINDS[what[2]!]!) })
}
