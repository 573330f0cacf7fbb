/** Turns and their beginnings, given as notation: made on a position, or why they may not be. */
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Message, Problem } from '../lib/api/types'
import type { Answer } from '../lib/side'
import type { Box, Game, Options, Position } from './game'
import { numbers, one } from './kernels'
import { Reader } from './reports'

/** Room for the notation of a turn. */
const ROOM = 4096

/** What is not done, by its code. */
export function refused(code: string, args: Record<string, string | number> = {}): Problem {
  return { code, text: { id: `error-${code}`, args } }
}

/** Steps that were made, and their notation. */
export interface Made {
  steps: Int32Array
  text: string
}

/** Make the steps of a turn, or of its beginning, on a position. */
export function make(game: Game, position: Position, box: Box, seat: number, turn: string): Made | Problem {
  const { kernels, data } = game
  // The first number of a text counts the letters that were read.
  const text = Int32Array.from([0, ...utf8ToBytes(turn)])
  const steps = new Int32Array(data.turn)
  const report = new Int32Array(ROOM)
  const given = [one(position.bytes), box.record, seat, numbers(text), numbers(steps), numbers(report)] as const
  const made = kernels.call('make_steps', position.kind, ...given)
  const reader = new Reader(report.subarray(1), data, box.contents)
  const spelled = reader.read('text') as string
  if (made >= 0) return { steps: steps.slice(0, made), text: spelled }
  const broken = data.broken[-made]
  if (!broken) return refused('malformed-move')
  const [rule, id, args] = broken
  return { code: 'illegal-move', text: { id, args: reader.fields(args) as Message['args'] }, rule }
}

/** What a draft comes to, on a position that holds what its seat may know; the position is used up. */
export function drafted(game: Game, hidden: Position, box: Box, seat: number, options: Options, draft: string): Answer {
  const made = make(game, hidden, box, seat, draft)
  if ('code' in made) return { view: null, legal: [], whole: false, problem: made }
  const view = game.view(hidden, box, seat, options, [])
  const whole = !hidden.drafting(seat)
  return { view, legal: whole ? [] : view.legal, whole, problem: null }
}
