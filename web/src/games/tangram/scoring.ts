/** What scores in Tangram City: rectangles, a full board, harmony; alone, what the points come to. */
import type { View } from '../../lib/api/types'
import type { ScoringLine } from '../../lib/moments'

export function scoring({ seats }: View): ScoringLine[] {
  return [
    { name: 'rectangle', sign: 'rectangle', section: 'scoring' },
    { name: 'planning', sign: 'full', section: 'bonus' },
    { name: 'harmony', sign: 'harmony', section: 'bonus' },
    { name: 'given-up', sign: 'give-up', section: 'laying' },
    ...(seats === 1 ? [{ name: 'solo', sign: 'pillar', section: 'solo' }] : []),
  ]
}
