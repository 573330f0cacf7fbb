/** How the conditions of a card stand where its tile is held: which are met, which are missing and why. */
import { say } from '../../lib/texts.svelte'
import type { Board, CardFacts, ConditionFacts, District } from './types'
import { condition, number } from './words'

export interface Standing {
  text: string
  /** Null where it is not known: the tile is held nowhere, or it depends on what lies right beside it. */
  met: boolean | null
}

interface Place {
  board: Board
  seat: number
  /** What playing the card changes at once. */
  cost: Record<string, number>
  /** The district that the tile would lie in. */
  district: District | null
  /** What the rules say of all conditions together. */
  met: boolean | null
}

export function standings(card: CardFacts, place: Place): Standing[] {
  const found = card.conditions.map((asked) => standing(asked, place))
  if (place.met) return found.map((each, index) => (each.met ? each : atHand(card.conditions[index]!)))
  const open = found.filter(({ met }) => met === null)
  // When all others are met and the rules say no, the one that is left is missing.
  if (place.met === false && open.length === 1 && found.every(({ met }) => met !== false)) open[0]!.met = false
  return found
}

const atHand = (asked: ConditionFacts): Standing => ({
  text: say('skylines-page-at-hand', { condition: condition(asked) }),
  met: true,
})

function standing(asked: ConditionFacts, { board, seat, cost, district }: Place): Standing {
  const text = condition(asked)
  const { asks, what, value } = asked
  if (asks === 'zones') {
    if (!district) return { text, met: null }
    const so = district.zones[what] ?? 0
    return { text: say('skylines-page-so-far', { condition: text, number: so }), met: so >= value }
  }
  if (asks === 'service') return service(asked, board, seat, district)
  const [low, high] = board.ends[what] as [number, number]
  const then = Math.min(high, Math.max(low, board.tracks[what]! + (cost[what] ?? 0)))
  const met = asks === 'below' ? then < value : asks === 'above' ? then > value : then === value
  return { text: say('skylines-page-would-stand', { condition: text, number: number(then) }), met }
}

function service(asked: ConditionFacts, board: Board, seat: number, district: District | null): Standing {
  const { what } = asked
  const bent = (hook: string, ids: string[]) =>
    board.cards.some(({ id, bends }) => ids.includes(id) && `${hook} ${what}` in bends)
  const text = condition(asked)
  if (bent('suspend', board.news ? [board.news] : []))
    return { text: say('skylines-page-not-at-hand', { condition: text }), met: false }
  if (bent('everywhere', board.built)) return atHand(asked)
  if (!district) return { text, met: null }
  const reaches = board.roles.some(({ name, bends }) => name === board.players[seat]?.role && 'reach' in bends)
  if (district.services.includes(what) || (reaches && district.small.includes(what))) return atHand(asked)
  if (district.small.includes(what)) return { text: say('skylines-page-only-beside', { condition: text }), met: null }
  return { text: say('skylines-page-not-at-hand', { condition: text }), met: false }
}
