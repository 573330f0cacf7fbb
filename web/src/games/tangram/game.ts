/** Tangram City on the page: its boards, what is left, its rules, its turns in words. */
import { placeSprite } from '../../lib/sprite'
import type { Item, View } from '../../lib/api/types'
import type { GamePage } from '../games'
import Left from './Left.svelte'
import Look from './LookBoard.svelte'
import Play from './PlayBoard.svelte'
import Rules from './Rules.svelte'
import Small from './Small.svelte'
import drawings from './sprite.svg?raw'
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

export const game: GamePage = { Play, Look, Small, Left, Rules, ruleNow, due, describe, fieldsOf }
