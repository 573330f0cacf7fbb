/** City and Guilds on the page: its boards, what is left, its rules, its turns in words. */
import { placeSprite } from '../../lib/sprite'
import type { View } from '../../lib/api/types'
import type { GamePage } from '../games'
import Left from './Left.svelte'
import Look from './LookBoard.svelte'
import './palette.css'
import Play from './PlayBoard.svelte'
import Rules from './Rules.svelte'
import Small from './Small.svelte'
import drawings from './sprite.svg?raw'
import { describe } from './words'

placeSprite('guilds', drawings)

function ruleNow(view: View): string {
  if (view.over) return 'end'
  const { id } = view.phase
  if (id === 'guilds-phase-return' || id === 'guilds-phase-found') return 'setup'
  return view.log.length <= 2 * view.seats ? 'setup' : 'turn'
}

export const game: GamePage = { Play, Look, Small, Left, Rules, ruleNow, describe, shared: true }
