/** What Cities: Skylines adds to advice: what can be done besides playing cards. */

export function nudge(turn: string): string | null {
  const [first = '', next] = turn.split(' ')
  if (first === 'end') return 'skylines-nudge-end'
  if (first === 'use') return 'skylines-nudge-role'
  return first.startsWith('-') && next !== 'ok' ? 'skylines-nudge-exchange' : null
}
