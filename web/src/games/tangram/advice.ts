/** What Tangram City adds to advice: that a tile may be given up. */

export function nudge(turn: string): string | null {
  return turn.includes(':x') ? 'tangram-nudge-give-up' : null
}
