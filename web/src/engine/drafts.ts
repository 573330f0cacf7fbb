/** Turns and their beginnings, given as notation: made on a position, or why they may not be. */
import type { Problem } from '../lib/api/types'
import type { Answer } from '../lib/side'
import type { Box, Game, Options, Position } from './game'
import { numbers, one } from './kernels'

/** What is not done, by its code. */
export function refused(code: string, args: Record<string, string | number> = {}): Problem {
  return { code, text: { id: `error-${code}`, args } }
}

/** Make the steps of a turn, or of its beginning, on a position; return them. */
export function make(
  game: Game,
  position: Position,
  box: Box,
  seat: number,
  turn: string,
): { steps: Int32Array } | Problem {
  const text = Int32Array.from(turn, (letter) => letter.charCodeAt(0))
  const steps = new Int32Array(game.data.turn)
  const made = game.kernels.call(
    'make_steps',
    position.kind,
    one(position.bytes),
    box.record,
    seat,
    numbers(text),
    numbers(steps),
  )
  if (made >= 0) return { steps: steps.slice(0, made) }
  const [rule, id] = game.data.broken[-1 - made] ?? []
  return rule && id ? { code: 'illegal-move', text: { id, args: {} }, rule } : refused('malformed-move')
}

/** What a draft comes to, on a position that holds what its seat may know; the position is used up. */
export function drafted(game: Game, hidden: Position, box: Box, seat: number, options: Options, draft: string): Answer {
  const made = make(game, hidden, box, seat, draft)
  if ('code' in made) return { view: null, legal: [], whole: false, problem: made }
  const view = game.view(hidden, box, seat, options, [])
  const whole = !hidden.drafting(seat)
  return { view, legal: whole ? [] : view.legal, whole, problem: null }
}
