/** What City and Guilds adds to advice: which tile to return, which the log keeps to itself, and what to think of. */
import { say } from '../../lib/texts.svelte'
import { tileName } from './words'

export function nudge(turn: string): string | null {
  if (turn.startsWith('<')) return 'guilds-nudge-return'
  return turn.split(' ').includes('i') ? 'guilds-nudge-invest' : null
}

export function propose(turn: string): string | null {
  return turn.startsWith('<') ? say('guilds-propose-return', { tile: tileName(turn.slice(1)) }) : null
}
