/** How a bot thinks in the engine: kernels decide, this gives them room and looks at the clock. */
import type { Advice } from '../lib/api/types'
import { forecast, rowFor, type ForecastTable } from './forecast'
import { many, one, scratch, type Row } from './kernels'
import type { Match } from './match'
import { Reader, type Layout } from './reports'

/** How a bot thinks, as `bots/levels.py` has it; -1 is no limit. */
export interface Level {
  kind: 'random' | 'greedy' | 'planner'
  simulations: number
  microseconds: number
  slip: number
  /** How many waves ahead it imagines, and how many turns it tries at most. */
  reach: number
  breadth: number
  /** Whether it judges by what was learned. */
  learned: boolean
  /** What it plays for besides the result; nothing, if not said. */
  character?: number
  risk?: number
}

/** What bots are told by, and how much room a thought needs. */
export interface ThinkingData {
  bots: Record<string, Level>
  characters: Record<string, { character: number; risk: number }>
  /** What comes of what is promised; null where nobody has measured it. */
  forecast: ForecastTable | null
  /** Where a set's record has what was learned, and how many bytes of it; null where nothing was. */
  network: [number, number] | null
  adviser: Level
  hints: number
  /** Positions of a thought, and the bytes of its records. */
  positions: number
  thought: number
  walk: number
  beam: number
  beams: number
  /** How what is told of turns lies in a report. */
  told: Layout
}

interface Told {
  text: string
  expected: { whole: number; rest: number; times: number } | null
}

const POINT = 1000

/** Let whoever else waits have their turn: by a message, since timers that follow each other are held up. */
function breathe(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  port2.postMessage(null)
  return new Promise((resolve) => (port1.onmessage = resolve)).finally(() => port1.close())
}

/** A set for those who judge without what was learned. */
function unlearned(record: Row, network: [number, number] | null): Row {
  if (!network) return record
  const bytes = record.bytes!.slice()
  bytes.fill(0, network[0], network[0] + network[1])
  return { ...record, bytes }
}

/** The best turns of a seat, by what it may know, best first; null where nobody waits for them any more. */
export async function think(
  match: Match,
  seat: number,
  level: Level,
  random: Uint8Array,
  number: number,
  wanted: () => boolean,
): Promise<Advice[] | null> {
  const { game, box } = match
  const { kernels, data } = game
  const room = data.thinking
  const { kind, bytes: known } = match.hidden(seat)
  const bytes = new Uint8Array(room.positions * known.length)
  bytes.set(known)
  const positions = many(bytes, room.positions)
  const thought = one(new Uint8Array(room.thought))
  const steps = scratch(data.space)
  const stream: Row = { bytes: random, lengths: [4] }
  const { simulations, microseconds, slip, reach, breadth, character = 0, risk = 0 } = level
  const record = level.learned ? box.record : unlearned(box.record, room.network)
  const nature = [simulations, microseconds, slip, reach, breadth, character, risk]
  kernels.call('begin_thought', kind, positions, record, seat, stream, thought, ...nature)

  const walk = one(new Uint8Array(room.walk))
  const choices = { size: 4 * data.turn * data.space, lengths: [data.turn, data.space] }
  const beams = { size: room.beam * room.beams, lengths: [room.beams] }
  let spent = 0
  const slices: Record<Level['kind'], () => boolean> = {
    random: () => (kernels.call('draw_turn', kind, positions, record, thought, steps), true),
    greedy: () => kernels.call('look_at_turns', kind, positions, record, thought, walk, choices) !== 0,
    planner: () => kernels.call('plan_on', kind, positions, record, thought, beams, steps, spent) !== 0,
  }
  for (let finished = false; !finished;) {
    const began = performance.now()
    finished = slices[level.kind]()
    // Only its own work counts: others may work between two slices.
    spent += Math.round(1000 * (performance.now() - began))
    if (!finished) await breathe()
    if (!wanted()) return null
  }

  const report = kernels.report('tell_turns', kind, positions, record, thought, steps, number)
  const told = new Reader(report, data, box.contents).read(room.told) as Told[]
  // Only a search promises anything that was measured.
  const row = level.kind === 'planner' ? rowFor(match) : undefined
  return told.map(({ text, expected }) => {
    const promised = expected && (expected.whole * expected.times + expected.rest) / expected.times / POINT
    return { turn: text, ...forecast(row, promised) }
  })
}
