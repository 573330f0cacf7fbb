/** What a city is in danger of: money or actions that run out, told from what the rules foresee. */
import type { Message } from '../../lib/api/types'
import { cornerOf, SPAN } from './geometry'
import type { Board, Part } from './types'

/** How few cards of the stacks are worth a word. */
const FEW = 6
const LOST = ['no-money', 'no-action', 'unhappy', 'collapsed']

/** The greatest danger of a city as it would stand; null: none in sight. */
export function danger(board: Board): Message | null {
  if (LOST.includes(board.outcome)) return { id: 'skylines-danger-lost', args: {} }
  const { forecast, tracks, prices } = board
  if (board.outcome !== 'running' || !forecast) return null
  const money = tracks.money!
  if (board.stage === 'act') {
    const playable = board.playable.filter(({ refused }) => !refused).length
    const stuck = money < prices.exchange! && forecast.refused !== null
    if (stuck && playable < 2) return { id: `skylines-danger-${playable ? 'few' : 'stuck'}`, args: {} }
  }
  const left = money + forecast.money - forecast.labour
  if (left < 0) return { id: 'skylines-danger-labour', args: { cost: forecast.labour, money } }
  const cost = forecast.last ? 0 : Math.min(...board.parts.filter((part) => next(part, board)).map((part) => part.cost))
  if (left < cost) return { id: 'skylines-danger-part', args: { cost, money: left } }
  if (tracks.happiness! + forecast.happiness - forecast.missing <= board.ends.happiness![0]!)
    return { id: 'skylines-danger-unhappy', args: {} }
  const stacks = board.stacks.reduce((sum, { size }) => sum + size, 0)
  return stacks && stacks <= FEW && !forecast.last ? { id: 'skylines-danger-stacks', args: { number: stacks } } : null
}

/** Whether a part could be opened next: it is closed, and shares a side with an open one. */
function next(part: Part, { parts }: Board): boolean {
  if (part.open || !part.place) return false
  const here = cornerOf(part.place)
  return parts.some(({ open, place }) => {
    if (!open || !place) return false
    const there = cornerOf(place)
    return Math.abs(here.row - there.row) + Math.abs(here.column - there.column) === SPAN
  })
}
