/** What is foreseen of the tracks: after the draft as the rules say, else after the cost of the card that is looked at. */
import type { View } from '../../lib/api/types'
import type { CityDraft } from './draft.svelte'
import type { Board } from './types'

export interface Foresight {
  tracks: Record<string, number> | null
  /** The points of the city. */
  points: number | null
  /** Whether the condition of the card in hand would be met; null where it has none or that is not known. */
  met: boolean | null
}

export function foreseen(draft: CityDraft, seen: View | null, hovered: string | null): Foresight {
  const { board, card } = draft
  const after = seen?.board as Board | undefined
  const now = board.tracks
  const placed = draft.laid || draft.ghost || !draft.building
  if (seen && after && draft.steps.length && placed) {
    const cost = draft.playable?.cost ?? {}
    const asks = card?.conditions.length && draft.building && after.stage !== 'lay'
    // What the cost does not explain is the reward.
    const rewarded = Object.keys(card?.reward ?? {}).some(
      (track) => after.tracks[track] !== now[track]! + (cost[track] ?? 0),
    )
    return { tracks: after.tracks, points: seen.standings[draft.seat]!.score, met: asks ? rewarded : null }
  }
  const cost = board.playable.find((playable) => playable.card === (hovered ?? draft.picked))?.cost
  if (!cost || !draft.desk.aids) return { tracks: null, points: null, met: null }
  return {
    tracks: Object.fromEntries(Object.entries(now).map(([track, value]) => [track, value + (cost[track] ?? 0)])),
    points: null,
    met: null,
  }
}
