/** What a turn would change for whom, or has changed: on the tracks, in the blocks, in the chains. All numbers are the views'. */
import type { View } from '../../lib/api/types'
import { FOUNDING } from './draft.svelte'
import type { Block, Board, Guild } from './types'

/** A player's number before and after. */
export interface Shift {
  seat: number
  from: number
  to: number
}

export type Change =
  /** A block is full: what each gets. */
  | { kind: 'paid'; block: string; shifts: Shift[] }
  /** A marker moves from field to field; places on the track, 0 for none, of those who change theirs. */
  | { kind: 'track'; guild: string; mover: Shift; place: number; places: Shift[] }
  /** An investment that moves nothing, because the field is full. */
  | { kind: 'lost'; guild: string }
  /** What each would get for a block as it stands; who takes a marker of it. */
  | { kind: 'block'; block: string; shifts: Shift[]; white: number | null; black: number | null }
  /** The same for all other blocks together. */
  | { kind: 'elsewhere'; blocks: string[]; shifts: Shift[] }
  /** What a guild's longest chain is worth. */
  | { kind: 'chain'; guild: string; from: number; to: number }
  /** The game ends with it: everybody's points. */
  | { kind: 'end'; shifts: Shift[] }

/** What is different after some steps of the viewer's turn, what matters most first. */
export function changesBy(steps: string[], view: View, then: View): Change[] {
  const [before, after] = [view.board as Board, then.board as Board]
  const here = steps.filter((step) => step.includes('-')).map((step) => step.split('-')[1]![0]!.toUpperCase())
  const pairs = before.blocks.map((block, index) => [block, after.blocks[index]!] as const)
  const isPaid = ([was, is]: readonly [Block, Block]) => !!is.completed && !was.completed
  const paid = pairs.filter(isPaid).map(([, is]): Change => {
    const shifts = sums(is).map((to, seat) => ({ seat, from: 0, to }))
    return { kind: 'paid', block: is.name, shifts: shifts.filter(({ to }) => to) }
  })
  const tracks = before.guilds.flatMap((was, index) => trackChange(was, after.guilds[index]!))
  const invested = investedIn(steps, view)
  if (invested && !tracks.length) tracks.push({ kind: 'lost', guild: invested })
  const open = pairs.filter((pair) => !isPaid(pair))
  const blocks = open.filter(([{ name }]) => here.includes(name)).flatMap(([was, is]) => blockChange(was, is))
  const others = open.filter(([{ name }]) => !here.includes(name)).flatMap(([was, is]) => blockChange(was, is))
  const chains = before.guilds.flatMap(({ name, worth }, index): Change[] => {
    const to = after.guilds[index]!.worth
    return to === worth ? [] : [{ kind: 'chain', guild: name, from: worth, to }]
  })
  const scores = (seen: View) => seen.standings.map(({ score }) => score)
  const end: Change[] = then.over ? [{ kind: 'end', shifts: shiftsOf(scores(view), scores(then)) }] : []
  const changes = [...end, ...paid, ...tracks, ...blocks, ...together(others), ...chains]
  return changes.map((change) =>
    'shifts' in change ? { ...change, shifts: ownFirst(change.shifts, view.seat) } : change,
  )
}

function ownFirst(shifts: Shift[], own: number | null): Shift[] {
  return [...shifts].sort((one, other) => Number(other.seat === own) - Number(one.seat === own))
}

/** The guild that a draft invests in: by choice, by a market, or because no second figure is left. */
function investedIn(steps: string[], { seat, board, phase }: View): string | null {
  const [laid = ''] = steps[0]?.split('-') ?? []
  if (phase.id === FOUNDING || !(board as Board).guilds.some(({ name }) => name === laid[0])) return null
  const unasked = laid.endsWith('m') || (board as Board).players[seat!]!.figures < 2
  return unasked || steps[1] === 'i' ? laid[0]! : null
}

const sums = ({ shares }: Block) => shares.map(({ points, guild_points: guild }) => points + guild)

function shiftsOf(before: number[], after: number[]): Shift[] {
  return before.map((from, seat) => ({ seat, from, to: after[seat]! })).filter(({ from, to }) => from !== to)
}

/** By seat, the place on a track; 0 for those who have not invested. */
function placesOn({ track }: Guild): number[] {
  const places = track.map(() => 0)
  track.forEach(({ seat, field }, index) => (places[seat] = field ? index + 1 : 0))
  return places
}

function trackChange(before: Guild, after: Guild): Change[] {
  const fields = ({ track }: Guild) => [...track].sort((one, other) => one.seat - other.seat).map(({ field }) => field)
  const [mover] = shiftsOf(fields(before), fields(after))
  if (!mover) return []
  const places = shiftsOf(placesOn(before), placesOn(after))
  return [{ kind: 'track', guild: before.name, mover, place: placesOn(after)[mover.seat]!, places }]
}

function blockChange(before: Block, after: Block): (Change & { kind: 'block' })[] {
  const shifts = shiftsOf(sums(before), sums(after))
  const white = after.white === before.white ? null : after.white
  const black = after.black === before.black ? null : after.black
  if (!shifts.length && white === null && black === null) return []
  return [{ kind: 'block', block: before.name, shifts, white, black }]
}

/** The changes of several blocks as one. */
function together(changes: (Change & { kind: 'block' })[]): Change[] {
  const more = new Map<number, number>()
  for (const { seat, from, to } of changes.flatMap(({ shifts }) => shifts))
    more.set(seat, (more.get(seat) ?? 0) + to - from)
  const shifts = [...more].filter(([, to]) => to).map(([seat, to]) => ({ seat, from: 0, to }))
  return shifts.length ? [{ kind: 'elsewhere', blocks: changes.map(({ block }) => block), shifts }] : []
}
