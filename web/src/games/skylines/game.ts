/** Cities: Skylines on the page: its boards, what lies beside the map, its rules, its turns in words. */
import { placeSprite } from '../../lib/sprite'
import type { View } from '../../lib/api/types'
import type { GamePage } from '../games'
import Left from './Left.svelte'
import Look from './LookBoard.svelte'
import { measures } from './measures'
import { moments } from './moments'
import '../../../../src/quartier/games/skylines/palette.css'
import Play from './PlayBoard.svelte'
import Rules from './Rules.svelte'
import { scoring } from './scoring'
import Sign from './NoteSign.svelte'
import Small from './Small.svelte'
import drawings from '../../../../src/quartier/games/skylines/drawings.svg?raw'
import type { Board as Table } from './types'
import { describe, fieldsOf } from './turns'

placeSprite('skylines', drawings)

const SECTIONS: Record<string, string> = {
  arrange: 'scenarios',
  role: 'scenarios',
  lay: 'laying',
  over: 'end',
  put: 'milestone',
  refill: 'milestone',
  replace: 'milestone',
}

function ruleNow(view: View): string {
  const { stage, milestones } = view.board as Table
  if (stage === 'open') return milestones ? 'milestone' : 'setup'
  return SECTIONS[stage] ?? 'turn'
}

export const game: GamePage = {
  ...{ Play, Look, Small, Left, Rules },
  ...{ ruleNow, scoring, moments, Sign, measures },
  ...{ describe, fieldsOf },
  shared: true,
  roomy: true,
}
