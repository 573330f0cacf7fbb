/** What makes the skyline in Cities: Skylines, what lowers it, how the goal is reached and how all is lost. */
import type { View } from '../../lib/api/types'
import type { ScoringLine } from '../../lib/moments'
import type { Board } from './types'

export function scoring(view: View): ScoringLine[] {
  const { ends, parts } = view.board as Board
  const lowest = (track: string) => ends[track]?.[0] ?? 0
  const lost = { happiness: lowest('happiness'), skyline: lowest('skyline') }
  return [
    { name: 'goal', args: { parts: parts.length }, sign: 'skyline', section: 'end' },
    { name: 'milestone', sign: 'happiness', section: 'milestone' },
    { name: 'missing', sign: 'power', section: 'milestone' },
    { name: 'burdens', sign: 'pollution', section: 'end' },
    { name: 'lost', args: lost, sign: 'stop', section: 'losing' },
  ]
}
