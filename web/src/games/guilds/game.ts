/** City and Guilds on the page: its boards, what is left, its rules, its turns in words. */
import { placeSprite } from '../../lib/sprite'
import type { LogEntry, View } from '../../lib/api/types'
import type { GamePage } from '../games'
import Left from './Left.svelte'
import Look from './LookBoard.svelte'
import { measures } from './measures'
import { moments } from './moments'
import '../../../../src/quartier/games/guilds/palette.css'
import Play from './PlayBoard.svelte'
import Rules from './Rules.svelte'
import { scoring } from './scoring'
import Sign from './Sign.svelte'
import Small from './Small.svelte'
import drawings from '../../../../src/quartier/games/guilds/drawings.svg?raw'
import { describe, fieldsOf } from './words'

placeSprite('guilds', drawings)

function ruleNow(view: View): string {
  if (view.over) return 'end'
  const { id } = view.phase
  if (id === 'guilds-phase-return' || id === 'guilds-phase-found') return 'setup'
  return view.log.length <= 2 * view.seats ? 'setup' : 'turn'
}

/** Everybody returns a tile in wave 0 and lays a first one in the next waves, a wave each. */
const roundOf = ({ wave }: LogEntry, seats: number) => Math.max(0, Math.floor((wave - 1) / seats))

export const game: GamePage = {
  Play,
  Look,
  Small,
  Left,
  Rules,
  ruleNow,
  scoring,
  moments,
  Sign,
  describe: (entry, view) => describe(entry, view),
  fieldsOf,
  roundOf,
  measures,
  shared: true,
}
