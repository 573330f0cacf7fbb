/** How a bot thinks in the engine: kernels decide, this gives them room and looks at the clock. */
import type { Advice } from '../lib/api/types'
import { many, one, scratch, type Row } from './kernels'
import type { Match } from './match'
import { Reader, type Layout } from './reports'

/** How a bot thinks, as `bots/levels.py` has it; -1 is no limit. */
export interface Level {
  kind: 'random' | 'greedy' | 'planner'
  simulations: number
  microseconds: number
  slip: number
}

/** What bots are told by, and how much room a thought needs. */
export interface ThinkingData {
  bots: Record<string, Level>
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
  const { simulations, microseconds, slip } = level
  kernels.call('begin_thought', kind, positions, box.record, seat, stream, thought, simulations, microseconds, slip)

  const walk = one(new Uint8Array(room.walk))
  const choices = { size: 4 * data.turn * data.space, lengths: [data.turn, data.space] }
  const beams = { size: room.beam * room.beams, lengths: [room.beams] }
  let spent = 0
  const slices: Record<Level['kind'], () => boolean> = {
    random: () => (kernels.call('draw_turn', kind, positions, box.record, thought, steps), true),
    greedy: () => kernels.call('look_at_turns', kind, positions, box.record, thought, walk, choices) !== 0,
    planner: () => kernels.call('plan_on', kind, positions, box.record, thought, beams, steps, spent) !== 0,
  }
  for (let finished = false; !finished;) {
    const began = performance.now()
    finished = slices[level.kind]()
    // Only its own work counts: others may work between two slices.
    spent += Math.round(1000 * (performance.now() - began))
    if (!finished) await breathe()
    if (!wanted()) return null
  }

  const report = kernels.report('tell_turns', kind, positions, box.record, thought, steps, number)
  const told = new Reader(report, data, box.contents).read(room.told) as Told[]
  return told.map(({ text, expected }) => ({
    turn: text,
    expected: expected && (expected.whole * expected.times + expected.rest) / expected.times / POINT,
  }))
}
