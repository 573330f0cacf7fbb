/** Tangram City on the page: its boards, what is left, its rules, its turns in words. */
import { placeSprite } from '../../lib/sprite'
import type { Item, LogEntry, View } from '../../lib/api/types'
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
import '../../../../src/quartier/games/tangram/palette.css'
import drawings from '../../../../src/quartier/games/tangram/drawings.svg?raw'
import type { Board as Table } from './types'
import { describe, fieldsOf } from './words'

placeSprite('tangram', drawings)

function ruleNow(view: View): string {
  if (view.over) return 'bonus'
  if (view.wave === 0) return 'start'
  return view.phase.id === 'tangram-phase-final' ? 'final' : 'laying'
}

function due(view: View, seat: number): Item[] {
  return seat === view.seat ? (view.board as Table).due : []
}

/** Sides are chosen in wave 0; then every card is a wave, four of them to a round. */
const roundOf = ({ wave }: LogEntry) => Math.ceil(wave / 4)

export const game: GamePage = {
  ...{ Play, Look, Small, Left, Rules },
  ...{ ruleNow, scoring, moments, Sign, measures },
  ...{ due, describe, fieldsOf, roundOf },
}
