/** What is explained in Tangram City when it first happens on the own board, or to the cards. */
import type { Item, View } from '../../lib/api/types'
import { nameOf } from '../../lib/grid'
import { once, orNull, type Moment } from '../../lib/moments'
import type { Board, CityBoard } from './types'

const boardOf = (view: View) => view.board as Board
const cityOf = (view: View): CityBoard => boardOf(view).boards[view.seat!]!
const itemOf = (view: View, name: string): Item | undefined =>
  view.standings[view.seat!]!.items.find(({ reason }) => reason.id === `tangram-item-${name}`)

/** The tiles to be laid now that may lie nowhere: nothing is left but to give them up. */
function nowhere(view: View): boolean {
  const { legal } = view
  return boardOf(view).now.some((tile) => {
    const own = legal.filter((step) => step.startsWith(`${tile}:`))
    return own.length > 0 && own.every((step) => step === `${tile}:x`)
  })
}

/** The fields on which those two kinds lie, half and half. */
function mixed(view: View, kinds: string[]): string[] | null {
  const found = cityOf(view).rows.flatMap((fields, row) =>
    fields.split(' ').flatMap((quarters, column) => {
      const lying = new Set(quarters)
      return lying.size === 2 && kinds.some((kind) => [...kind].every((letter) => lying.has(letter)))
        ? [nameOf({ row, column })]
        : []
    }),
  )
  return orNull(found)
}

/** The names of the fields of a list of half-fields and fields. */
const whole = (names: string[]) => [...new Set(names.map((name) => name.slice(0, 2)))]

/** Whether a round has been scored. */
const scored = (view: View) => itemOf(view, 'round') !== undefined

export const moments: readonly Moment[] = [
  {
    name: 'start',
    sign: 'half',
    section: 'start',
    at: (view) => (cityOf(view).side ? whole(cityOf(view).start) : null),
    args: (view) => ({ side: cityOf(view).side! }),
  },
  { name: 'nowhere', sign: 'give-up', section: 'laying', at: (view) => once(nowhere(view)) },
  { name: 'given-up', sign: 'give-up', section: 'laying', at: (view) => once(cityOf(view).given_up.length > 0) },
  {
    name: 'round',
    sign: 'rectangle',
    section: 'scoring',
    at: (view) => itemOf(view, 'round')?.fields ?? null,
  },
  { name: 'harmony', sign: 'harmony', section: 'harmony', at: (view) => once(scored(view)) },
  {
    name: 'pillar',
    sign: 'pillar',
    section: 'scoring',
    at: (view) => once(view.seats > 1 && scored(view)),
    args: (view) => ({ you: boardOf(view).pillar === view.seat ? 'yes' : 'no' }),
  },
  {
    name: 'fountain',
    sign: 'fountain',
    section: 'laying',
    at: (view) => orNull(whole(cityOf(view).fountains.map(({ field }) => field))),
  },
  { name: 'halves', sign: 'half', section: 'harmony', at: (view) => mixed(view, ['bg']) },
  { name: 'well', sign: 'fountain', section: 'harmony', at: (view) => mixed(view, ['bf', 'gf']) },
  {
    name: 'hand',
    sign: 'card',
    section: 'cards',
    at: (view) =>
      once(boardOf(view).cards.some(({ place, holders }) => place === 'hand' && holders.includes(view.seat!))),
    args: (view) => ({
      holders: Math.max(
        ...boardOf(view).cards.map(({ holders }) => (holders.includes(view.seat!) ? holders.length : 0)),
      ),
    }),
  },
  {
    name: 'alike',
    sign: 'card',
    section: 'cards',
    at: (view) => once(boardOf(view).now.some((tile) => boardOf(view).tiles[tile - 1]?.alike)),
  },
  { name: 'final', sign: 'card', section: 'final', at: (view) => once(view.phase.id === 'tangram-phase-final') },
  {
    name: 'planning',
    sign: 'full',
    section: 'bonus',
    end: true,
    at: (view) => ((itemOf(view, 'planning')?.points ?? 0) > 0 ? [] : null),
  },
  {
    name: 'balance',
    sign: 'harmony',
    section: 'bonus',
    end: true,
    at: (view) => once(itemOf(view, 'harmony') !== undefined),
    args: (view) => ({
      points: itemOf(view, 'harmony')!.points,
      distance: itemOf(view, 'harmony')!.reason.args.distance!,
    }),
  },
]
