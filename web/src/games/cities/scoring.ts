/** What scores in Cities at a level and with its variants. */
import type { View } from '../../lib/api/types'
import type { ScoringLine } from '../../lib/moments'
import type { CitiesOptions } from './types'

export function scoring(view: View): ScoringLine[] {
  const { level, no_jumping, just_one_more, free } = view.options as unknown as CitiesOptions
  const variants = { 'no-jumping': no_jumping, 'one-more': just_one_more, free }
  const section = 'scoring'
  return [
    { name: 'attraction', args: { level }, sign: 'attraction', section },
    { name: 'park', args: { level }, sign: 'park', section },
    { name: 'cafe', args: { level }, sign: 'cafe', section },
    { name: 'tourists', sign: 'tourist', section: 'tourists' },
    ...Object.entries(variants)
      .filter(([, chosen]) => chosen)
      .map(([name]) => ({ name, sign: 'frame', section: 'variants' })),
  ]
}
