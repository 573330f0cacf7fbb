/** What the keys do on a board of Cities. */
import type { Desk } from '../../lib/desk.svelte'
import type { CityDraft } from './draft.svelte'
import { spotOf, type Frame, type Spot } from './geometry'
import type { Pointing } from './pointing.svelte'

interface Keyed {
  draft: CityDraft
  desk: Desk
  pointing: Pointing
  focusCell: (spot?: Spot | null) => void
  frame: Frame
  at: Spot | null
}

const ARROW_KEYS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

export function onKey(event: KeyboardEvent, { draft, desk, pointing, focusCell, frame, at }: Keyed): void {
  const target = event.target as Element
  if (event.ctrlKey || event.metaKey || event.altKey || draft.stage === 'wait') return
  if (target.closest('input, select, textarea, dialog')) return
  const onBoard = !!pointing.mat?.contains(target)
  if (!onBoard && (event.key === 'Enter' || event.key === ' ') && target.closest('a, button')) return
  const arrow = ARROW_KEYS[event.key]
  if (arrow && onBoard) focusCell(moved(draft, frame, at ?? cellOf(target), arrow))
  else if (event.key === 'r') draft.turnHeld()
  else if (event.key === 'R') draft.turnHeld(-1)
  else if (['z', 'Z', 'Backspace', 'Escape'].includes(event.key)) goBack(draft, onBoard, focusCell)
  else if (event.key >= '1' && event.key <= String(draft.hand.length)) draft.held = Number(event.key) - 1
  else if (event.key === 'Enter' && desk.turn !== null) void desk.confirm()
  else if ((event.key === 'Enter' || event.key === ' ') && onBoard) enter(pointing, focusCell, at ?? cellOf(target))
  else return
  event.preventDefault()
}

function cellOf(target: Element): Spot {
  return spotOf(target.getAttribute('data-cell') ?? 'a1')
}

function moved(draft: CityDraft, frame: Frame, at: Spot, [down, right]: [number, number]): Spot {
  const step = draft.touring ? 1 : draft.stride
  const size = draft.touring ? 1 : 2
  return {
    row: Math.min(frame.bottom - size, Math.max(frame.top, at.row + down * step)),
    column: Math.min(frame.right - size, Math.max(frame.left, at.column + right * step)),
  }
}

/** Act where the keys are; when the tile has just been laid, they go on on its fields. */
function enter(pointing: Pointing, focusCell: (spot?: Spot | null) => void, at: Spot): void {
  const { draft } = pointing
  const touring = draft.touring
  pointing.act(at)
  if (draft.touring !== touring) focusCell(draft.hand[0]?.place ?? at)
}

function goBack(draft: CityDraft, onBoard: boolean, focusCell: (spot?: Spot | null) => void): void {
  const place = draft.hand[draft.held]?.place ?? null
  const touring = draft.touring
  draft.back()
  if (onBoard && touring !== draft.touring) focusCell(place)
}
