/** What the keys do on the board of City and Guilds. */
import type { Desk } from '../../lib/desk.svelte'
import { FIGURE, INVEST, LEAVE, type TownDraft } from './draft.svelte'
import { towards } from './town'

interface Keyed {
  draft: TownDraft
  desk: Desk
  town: SVGSVGElement | undefined
  focus: (space: string) => void
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
const CHOICES = [INVEST, FIGURE, LEAVE, 'x']

export function onKey(event: KeyboardEvent, { draft, desk, town, focus }: Keyed): void {
  const target = event.target as Element
  if (event.ctrlKey || event.metaKey || event.altKey || draft.stage === 'wait') return
  if (target.closest('input, select, textarea, dialog')) return
  const space = town?.contains(target) ? target.getAttribute('data-cell') : null
  const pressed = event.key === 'Enter' || event.key === ' '
  if (!space && pressed && target.closest('a, button')) return
  const key = event.key.toLowerCase()
  if (ARROWS[event.key] && space) walk(draft, space, ARROWS[event.key]!, focus)
  else if (key === 'z' || event.key === 'Backspace' || event.key === 'Escape') draft.back()
  else if (event.key >= '1' && event.key <= '9') number(draft, Number(event.key) - 1)
  else if (CHOICES.includes(key) && draft.legal?.includes(key)) draft.choose(key)
  else if (event.key === 'Enter' && desk.turn !== null) void desk.confirm()
  else if (pressed && space) draft.lay(space)
  else return
  event.preventDefault()
}

function walk(draft: TownDraft, from: string, direction: [number, number], focus: (space: string) => void): void {
  const { spaces } = draft.board
  const next = towards(
    spaces,
    spaces.find(({ name }) => name === from)!,
    direction,
  )
  if (next) focus(next.name)
}

/** A number means a tile of the hand; once one is laid, an open tile. */
function number(draft: TownDraft, index: number): void {
  if (draft.empty || draft.returning) draft.pick(index)
  else if (draft.board.open[index]) draft.wishFor(draft.board.open[index])
}
