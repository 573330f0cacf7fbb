/** What scores in City and Guilds: full blocks, their guilds, chains at the end, and what unused figures cost. */
import type { ScoringLine } from '../../lib/moments'

export const scoring = (): ScoringLine[] => [
  { name: 'block', sign: 'block', section: 'scoring' },
  { name: 'guild', sign: 'guild', section: 'scoring' },
  { name: 'chain', sign: 'chain', section: 'end' },
  { name: 'figures', sign: 'figure', section: 'end' },
]
