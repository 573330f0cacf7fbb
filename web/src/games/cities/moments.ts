/** What is explained in Cities when it first happens in the own city. */
import type { Item, LogEntry, View } from '../../lib/api/types'
import { once, orNull, type Moment } from '../../lib/moments'
import { fieldsUnder, nameOf, spotOf } from './geometry'
import type { Board, CitiesOptions, City } from './types'

/** How wide and tall a city may be, in fields, where it is not free. */
const WIDEST = 8

const cityOf = (view: View): City => (view.board as Board).cities[view.seat!]!
const optionsOf = (view: View) => view.options as unknown as CitiesOptions
const itemsOf = (view: View): Item[] => view.standings[view.seat!]!.items
const fieldsIn = ({ fields, neighbours }: Item) => [...fields, ...neighbours]

/** The fields of the first points of which that is true. */
function first(view: View, fits: (item: Item) => boolean): string[] | null {
  const found = itemsOf(view).find(fits)
  return found ? orNull([...new Set([found.piece, ...fieldsIn(found)])].filter(Boolean)) : null
}
const reason =
  (...names: string[]) =>
  ({ reason: { id } }: Item) =>
    names.some((name) => id === `cities-item-${name}`)

/** A tourist that went from field to field in an own turn: whether it went further than a step. */
interface Walk {
  to: string
  jumped: boolean
}

function walkOf({ turn }: LogEntry): Walk | null {
  const [laid = '', tourist = ''] = turn.split(' ')
  const [from, to] = tourist.split('-')
  if (!from || !to) return null
  const [start, end] = [spotOf(from), spotOf(to)]
  const jumped = Math.max(Math.abs(start.row - end.row), Math.abs(start.column - end.column)) > 1
  const place = laid.replace('*', '').slice(0, -1)
  const onTile = laid !== 'x' && fieldsUnder(spotOf(place)).some((spot) => nameOf(spot) === to)
  return { to, jumped: jumped && onTile }
}

function walked(view: View, jumped: boolean): string[] | null {
  const own = view.log.filter(({ seat }) => seat === view.seat).map(walkOf)
  const found = own.find((walk) => walk?.jumped === jumped)
  return found ? [found.to] : null
}

/** Fields that count for several tourists, but not because they stand in one zone. */
function shared(view: View): string[] {
  const items = itemsOf(view).filter(({ points }) => points)
  const counted = items.flatMap(fieldsIn)
  return [...new Set(counted.filter((field, index) => counted.indexOf(field) !== index))]
}

const wide = ({ rows }: City, most: number) => rows.length >= most || (rows[0]?.length ?? 0) >= most

export const moments: readonly Moment[] = [
  {
    name: 'zone',
    sign: 'attraction',
    section: 'scoring',
    at: (view) => first(view, reason('attraction', 'park')),
  },
  { name: 'cafe-plain', sign: 'cafe', section: 'scoring', at: (view) => first(view, reason('cafe-plain')) },
  {
    name: 'view',
    sign: 'cafe',
    section: 'scoring',
    at: (view) => first(view, reason('cafe')),
    args: (view) => ({ level: optionsOf(view).level }),
  },
  {
    name: 'again',
    sign: 'park',
    section: 'scoring',
    at: (view) => first(view, reason('attraction-again', 'park-again')),
  },
  {
    name: 'beside',
    sign: 'beside',
    section: 'scoring',
    at: (view) => first(view, (item) => reason('attraction', 'park')(item) && item.neighbours.length > 0),
  },
  { name: 'shared', sign: 'beside', section: 'scoring', at: (view) => orNull(shared(view)) },
  { name: 'step', sign: 'tourist', section: 'tourists', at: (view) => walked(view, false) },
  { name: 'jump', sign: 'tourist', section: 'tourists', at: (view) => walked(view, true) },
  {
    name: 'frame',
    sign: 'frame',
    section: 'laying',
    at: (view) => once(!optionsOf(view).free && wide(cityOf(view), WIDEST)),
    args: (view) => ({
      sides:
        cityOf(view).rows.length < WIDEST ? 'width' : (cityOf(view).rows[0]?.length ?? 0) < WIDEST ? 'height' : 'both',
    }),
  },
  {
    name: 'wide',
    sign: 'frame',
    section: 'variants',
    at: (view) => once(optionsOf(view).free && wide(cityOf(view), WIDEST + 1)),
  },
  { name: 'supply', sign: 'tourist', section: 'tourists', at: (view) => once(cityOf(view).supply === 0) },
  { name: 'extra', sign: 'frame', section: 'variants', at: (view) => once(view.phase.id === 'cities-phase-extra') },
  {
    name: 'together',
    sign: 'frame',
    section: 'laying',
    at: (view) => once(view.log.some(({ seat, wave }) => seat !== view.seat && wave > 0)),
  },
]
