/** What decided a match, in messages: a tie-break, the kind of points that made the difference, the turning points. */
import type { Course, Message, Standing } from './api/types'
import type { Category } from './categories'
import { bestMoment, roundAt, type Round } from './course'

export interface Decided {
  message: Message
  /** The position of the replay that shows it. */
  at?: number
}

interface Finished {
  game: string
  cooperative: boolean
  standings: readonly Standing[]
  kinds: readonly Category[]
  names: readonly string[]
  course: Course
  rounds: Round[]
  /** The text of a message. */
  tell: (message: Message) => string
  has: (id: string) => boolean
}

export function decided(match: Finished): Decided[] {
  if (match.cooperative) return reached(match)
  return [...(match.standings.length === 1 ? reached(match) : won(match)), ...most(match)]
}

/** What brought and what cost the most, where nobody is to be beaten. */
function reached({ kinds, tell }: Finished): Decided[] {
  const [best, worst] = [kinds[0], kinds.at(-1)]
  const found: Decided[] = []
  if (best && best.points[0]! > 0)
    found.push({ message: { id: 'decided-brought', args: { kind: tell(best.name), points: best.points[0]! } } })
  if (worst && worst.points[0]! < 0)
    found.push({ message: { id: 'decided-cost', args: { kind: tell(worst.name), points: -worst.points[0]! } } })
  return found
}

/** By what the first was ahead of the second, and since when. */
function won({ game, standings, kinds, names, rounds, tell, has }: Finished): Decided[] {
  const [first, second] = [...standings].sort((one, other) => one.rank - other.rank)
  if (first!.rank === second!.rank) return [{ message: { id: 'decided-shared', args: {} } }]
  const [name, other] = [names[first!.seat]!, names[second!.seat]!]
  if (first!.score === second!.score) {
    const place = first!.tie_break.findIndex((value, index) => value !== second!.tie_break[index])
    const args = { name, other, place: place + 1, more: first!.tie_break[place]!, less: second!.tie_break[place]! }
    return [{ message: { id: has(`${game}-decided-tie`) ? `${game}-decided-tie` : 'decided-tie', args } }]
  }
  const found: Decided[] = []
  const ahead = ({ points }: Category) => points[first!.seat]! - points[second!.seat]!
  const [kind] = [...kinds].sort((one, other) => ahead(other) - ahead(one))
  if (kind && ahead(kind) > 0) {
    const [more, less] = [kind.points[first!.seat]!, kind.points[second!.seat]!]
    found.push({ message: { id: 'decided-kind', args: { kind: tell(kind.name), name, other, more, less } } })
  }
  const leads = ({ scores }: Round) =>
    scores.every((score, seat) => seat === first!.seat || score < scores[first!.seat]!)
  const since = rounds.findLastIndex((round) => !leads(round)) + 1
  if (since < rounds.length) {
    const { number, position } = rounds[since]!
    found.push({
      message: since + 1 < rounds.length ? { id: 'decided-lead', args: { name, round: number } } : LAST,
      at: position,
    })
  }
  return found
}

const LAST: Message = { id: 'decided-last', args: {} }

/** What brought somebody the most at once. */
function most({ course, rounds, names }: Finished): Decided[] {
  const moment = bestMoment(course)
  if (!moment) return []
  const round = rounds[roundAt(rounds, moment.position)]!.number
  const args = { name: names[moment.seat]!, points: moment.points, round }
  return [{ message: { id: 'decided-most', args }, at: moment.position }]
}
