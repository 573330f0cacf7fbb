/** Cities on the page: its boards, what is left, its rules, its turns in words. */
import { placeSprite } from '../../lib/sprite'
import type { LogEntry, View } from '../../lib/api/types'
import type { GamePage } from '../games'
import Left from './Left.svelte'
import Look from './LookBoard.svelte'
import { measures } from './measures'
import { moments } from './moments'
import Play from './PlayBoard.svelte'
import Rules from './Rules.svelte'
import { scoring } from './scoring'
import Sign from './Sign.svelte'
import Small from './Small.svelte'
import drawings from '../../../../src/quartier/games/cities/drawings.svg?raw'
import { describe, fieldsOf } from './words'

placeSprite('cities', drawings)

function ruleNow(view: View): string {
  if (view.over) return 'scoring'
  if (view.wave === 0) return 'start'
  return view.phase.id === 'cities-phase-extra' ? 'variants' : 'laying'
}

/** The start tiles are wave 0. */
const roundOf = ({ wave }: LogEntry) => wave

export const game: GamePage = {
  ...{ Play, Look, Small, Left, Rules },
  ...{ ruleNow, scoring, moments, Sign, measures },
  ...{ describe, fieldsOf, roundOf },
}
