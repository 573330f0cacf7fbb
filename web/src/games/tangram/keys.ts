/** What the keys do on a board of Tangram City. */
import type { Desk } from '../../lib/desk.svelte'
import { SIDES, TangramDraft } from './draft.svelte'
import { SPAN, spotOf, type Spot } from './geometry'

interface Keyed {
  draft: TangramDraft
  desk: Desk
  mat: Element | undefined
  focusCell: (spot: Spot) => void
}

const ARROW_KEYS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

export function onKey(event: KeyboardEvent, { draft, desk, mat, focusCell }: Keyed): void {
  const target = event.target as Element
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (target.closest('input, select, textarea, dialog')) return
  const onBoard = !!mat?.contains(target)
  const pressing = event.key === 'Enter' || event.key === ' '
  if (!onBoard && pressing && target.closest('a, button')) return
  const arrow = ARROW_KEYS[event.key]
  const cell = spotOf(target.getAttribute('data-cell') ?? 'a1')
  if (arrow && onBoard) focusCell(moved(cell, arrow))
  else if (draft.stage === 'wait') return
  else if (event.key === 'r') draft.turnHeld()
  else if (event.key === 'R') draft.turnHeld(-1)
  else if (event.key === 'f' || event.key === 'F') draft.flipHeld()
  else if (event.key === 'x' || event.key === 'X') draft.giveUp()
  else if (['z', 'Z', 'Backspace', 'Escape'].includes(event.key)) draft.back()
  else if (event.key >= '1' && event.key <= '4') pick(draft, Number(event.key) - 1)
  else if (event.key === 'Enter' && desk.turn !== null) void desk.confirm()
  else if (pressing && onBoard) void draft.lay(TangramDraft.middle(cell))
  else return
  event.preventDefault()
}

function moved({ row, column }: Spot, [down, right]: [number, number]): Spot {
  const inside = (at: number) => Math.min(SPAN - 1, Math.max(0, at))
  return { row: inside(row + down), column: inside(column + right) }
}

/** Take up a piece by its number: a side of the board, a tile, or the fountain after the tiles. */
function pick(draft: TangramDraft, index: number): void {
  const side = draft.stage === 'side' ? SIDES[index] : undefined
  if (side) draft.choose(side)
  else if (index < draft.hand.length + (draft.springDue ? 1 : 0)) draft.held = index
}
