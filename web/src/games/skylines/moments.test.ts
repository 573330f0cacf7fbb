import { describe, expect, test } from 'vitest'
import type { LogEntry, View } from '../../lib/api/types'
import { anyMatch, firstTimes, firstWhere, gameNamed, seenBy } from '../replayed'
import { moments } from './moments'
import type { Board } from './types'

const game = gameNamed('skylines')
const CASES = [
  { seats: 1, scenario: 'introduction', seed: 'one' },
  { seats: 2, scenario: 'introduction', seed: 'river bank' },
  { seats: 2, scenario: '1', seed: 'hill' },
  { seats: 3, scenario: '4', seed: 'harbour' },
  { seats: 2, scenario: '5', seed: 'old mill' },
]

/** When each moment must come, from the turns and from what the rules say of points, phases and steps. */
function expectedOf(turns: LogEntry[], views: View[], seat: number): Record<string, number | undefined> {
  const last = turns.length
  const board = (number: number) => views[number]!.board as Board
  const first = (holds: (number: number) => boolean) => firstWhere(last, holds)
  const after = (pattern: RegExp, times = 1) =>
    first((number) => turns.slice(0, number).filter(({ turn }) => pattern.test(turn)).length >= times)
  const points = (number: number, name: string) =>
    views[number]!.standings[seat]!.items.find(({ reason }) => reason.id === `skylines-item-${name}`)?.points ?? 0
  const { length: parts } = board(0).parts
  const held = (number: number, kind: RegExp) =>
    board(number).players.some(({ hand }) => hand.some((id) => kind.test(id)))
  const opened = (number: number) => turns.slice(0, number).filter(({ turn }) => turn.startsWith('open:')).length
  const lost = /-(no-money|no-action|unhappy|collapsed)$/.test(views[last]!.phase.id)
  return {
    districts: after(/^open:/),
    'second-part': after(/^open:/, 2),
    'last-part': first((number) => opened(number) === parts),
    happy: first((number) => points(number, 'happiness') > 0),
    unhappy: first((number) => points(number, 'happiness') < 0),
    missing: first((number) => points(number, 'missing') < 0),
    burden: first((number) => points(number, 'burdens') < 0),
    labour: first((number) => board(number).tracks.labour !== 0),
    service: after(/^s[1-6] @/),
    'service-large': after(/^s([7-9]|1\d) @/),
    utility: after(/^u\d+ @/),
    unique: after(/^x\d+ @/),
    exchanged: after(/^-\w+ (i+|\+\w+|\?\w+)$/),
    milestone: after(/^end/),
    role: first((number) => turns.slice(0, number).some((entry) => entry.seat === seat && entry.turn.startsWith('='))),
    policy: first((number) => held(number, /^p\d/)),
    news: first((number) => board(number).news !== null),
    'may-end': first((number) => {
      const { actors } = views[number]!
      return actors[0] === seat && views[number]!.legal.includes('end')
    }),
    stack: first((number) => board(number).stacks.some(({ size }) => !size)),
    lost: lost ? last : undefined,
    graded: lost ? undefined : last,
  }
}

describe.each(CASES)('any match of $seats, $scenario', ({ seats, scenario, seed }) => {
  const match = anyMatch(game, { seats, options: { scenario }, seed })

  test('each moment comes when turns, points and phases say so', () => {
    const { turns, views } = seenBy(match, 0)
    const found = firstTimes(moments, views)
    const { 'may-end': mayEnd, ...expected } = expectedOf(turns, views, 0)
    const known = Object.entries(expected).filter(([, number]) => number !== undefined)
    const { 'may-end': end, ...rest } = found
    expect(rest).toEqual(Object.fromEntries(known))
    // Everybody sees that it may be ended, also who is not to act.
    if (mayEnd !== undefined) expect(end).toBeLessThanOrEqual(mayEnd)
    if (end !== undefined)
      expect((views[end]!.board as Board).forecast!.lacking.every((lacking) => !lacking)).toBe(true)
  })
})
