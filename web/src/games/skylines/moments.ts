/** What is explained in Cities: Skylines when it first happens to the city that all build. */
import type { View } from '../../lib/api/types'
import { once, orNull, type Moment } from '../../lib/moments'
import type { Board, CardFacts } from './types'

/** The tracks that cost happiness below 0, and those that cost the skyline above it. */
const SUPPLY = ['power', 'water', 'garbage']
const BURDENS = ['pollution', 'traffic', 'crime']

const boardOf = (view: View) => view.board as Board
const track = (view: View, name: string) => boardOf(view).tracks[name] ?? 0
const end = (view: View, name: string) => boardOf(view).ends[name]?.[0] ?? 0
const steps = (view: View) => view.log.flatMap(({ turn }) => turn.split(' '))
const opened = (view: View) => boardOf(view).parts.filter(({ open }) => open).length

/** The squares of the tiles whose card is of a kind. */
function tilesOf(view: View, fits: (card: CardFacts) => boolean): string[] {
  const { tiles, cards } = boardOf(view)
  const meant = new Set(cards.filter(fits).map(({ id }) => id))
  return tiles.filter(({ card }) => meant.has(card)).flatMap(({ squares }) => squares)
}
const kind = (name: string) => (card: CardFacts) => card.kind === name

/** The first of some tracks that a marker has left 0 on, in the wrong direction. */
const first = (view: View, names: string[], wrong: (value: number) => boolean) =>
  names.find((name) => wrong(track(view, name)))

/** Whether a card was put on the exchange pile for money, in a turn of its own. */
const exchanged = (view: View) => view.log.some(({ turn }) => turn.startsWith('-') && !turn.split(' ').includes('ok'))

const inHand = (view: View, name: string) => {
  const { players, cards } = boardOf(view)
  const meant = new Set(cards.filter(kind(name)).map(({ id }) => id))
  return players.some(({ hand }) => hand.some((card) => meant.has(card)))
}

export const moments: readonly Moment[] = [
  {
    name: 'milestone',
    sign: 'milestone',
    section: 'milestone',
    at: (view) => once(boardOf(view).milestones > 0),
    args: (view) => ({ gained: boardOf(view).gained[0] ?? 0 }),
  },
  {
    name: 'unhappy',
    sign: 'happiness',
    section: 'losing',
    at: (view) => once(track(view, 'happiness') < 0),
    args: (view) => ({ end: end(view, 'happiness') }),
  },
  {
    name: 'missing',
    sign: 'power',
    section: 'milestone',
    at: (view) => once(!!first(view, SUPPLY, (value) => value < 0)),
    args: (view) => ({ track: first(view, SUPPLY, (value) => value < 0)! }),
  },
  {
    name: 'burden',
    sign: 'traffic',
    section: 'end',
    at: (view) => once(!!first(view, BURDENS, (value) => value > 0)),
    args: (view) => {
      const found = first(view, BURDENS, (value) => value > 0)!
      return { track: found, end: boardOf(view).ends[found]![1]! }
    },
  },
  { name: 'labour', sign: 'labour', section: 'milestone', at: (view) => once(track(view, 'labour') !== 0) },
  { name: 'happy', sign: 'happiness', section: 'milestone', at: (view) => once(track(view, 'happiness') > 0) },
  {
    name: 'service',
    sign: 'service',
    section: 'services',
    at: (view) => orNull(tilesOf(view, ({ service, large }) => !!service && !large)),
  },
  {
    name: 'service-large',
    sign: 'service',
    section: 'services',
    at: (view) => orNull(tilesOf(view, ({ service, large }) => !!service && large)),
  },
  { name: 'utility', sign: 'utility', section: 'laying', at: (view) => orNull(tilesOf(view, kind('utility'))) },
  { name: 'unique', sign: 'unique', section: 'scenarios', at: (view) => orNull(tilesOf(view, kind('unique'))) },
  {
    name: 'exchanged',
    sign: 'swap',
    section: 'turn',
    at: (view) => once(exchanged(view)),
    args: (view) => ({ price: boardOf(view).prices.exchange ?? 0 }),
  },
  { name: 'news', sign: 'news', section: 'scenarios', at: (view) => once(boardOf(view).news !== null) },
  { name: 'policy', sign: 'policy', section: 'scenarios', at: (view) => once(inHand(view, 'policy')) },
  {
    name: 'role',
    sign: 'role',
    section: 'scenarios',
    at: (view) => once(boardOf(view).players[view.seat!]!.role !== null),
  },
  {
    name: 'may-end',
    sign: 'milestone',
    section: 'milestone',
    at: (view) => once(boardOf(view).stage === 'act' && boardOf(view).forecast?.refused === null),
  },
  {
    name: 'districts',
    sign: 'skyline',
    section: 'laying',
    at: (view) => orNull(opened(view) === 1 ? (boardOf(view).districts[0]?.squares ?? []) : []),
    args: (view) => ({ number: boardOf(view).districts.length }),
  },
  { name: 'second-part', sign: 'search', section: 'laying', at: (view) => once(opened(view) > 1) },
  {
    name: 'last-part',
    sign: 'milestone',
    section: 'end',
    at: (view) => once(boardOf(view).parts.length > 0 && opened(view) === boardOf(view).parts.length),
  },
  {
    name: 'stack',
    sign: 'stop',
    section: 'losing',
    at: (view) => once(steps(view).length > 0 && boardOf(view).stacks.some(({ size }) => size === 0)),
  },
  {
    name: 'lost',
    sign: 'stop',
    section: 'losing',
    end: true,
    at: (view) => once(boardOf(view).grade === null),
    args: (view) => ({ why: boardOf(view).outcome }),
  },
  {
    name: 'graded',
    sign: 'skyline',
    section: 'end',
    end: true,
    at: (view) => once(boardOf(view).grade !== null),
    args: (view) => ({ skyline: track(view, 'skyline') }),
  },
]
