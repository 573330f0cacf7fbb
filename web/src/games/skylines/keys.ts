/** What the keys do on the board of Cities: Skylines. */
import type { Desk } from '../../lib/desk.svelte'
import { END, USE, type CityDraft } from './draft.svelte'
import { cornerOf, middleOf, nameOf, placeAt, squareOf, type Square } from './geometry'

interface Keyed {
  draft: CityDraft
  desk: Desk
  map: SVGSVGElement | undefined
  focus: (selector: string) => void
}

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
const STACKS = ['i', 'ii', 'iii']

export function onKey(event: KeyboardEvent, { draft, desk, map, focus }: Keyed): void {
  const target = event.target as Element
  if (event.ctrlKey || event.metaKey || event.altKey || draft.stage === 'wait') return
  if (target.closest('input, select, textarea, dialog')) return
  const onMap = map?.contains(target) ?? false
  const pressed = event.key === 'Enter' || event.key === ' '
  if (!onMap && pressed && target.closest('a, button')) return
  const key = event.key.toLowerCase()
  if (ARROWS[event.key] && onMap) walk(target, ARROWS[event.key]!, map!, focus)
  else if (key === 'z' || event.key === 'Backspace' || event.key === 'Escape') draft.back()
  else if (key === 'r') turn(draft, event.shiftKey ? -1 : 1)
  else if (key === 'f' && draft.building) draft.change(() => draft.tile.flip())
  else if (key === 'n' && draft.building) draft.change(() => draft.tile.next(event.shiftKey ? -1 : 1))
  else if (key === 'x') draft.exchange()
  else if (key === 'e' && draft.board.stage === 'act') draft.act(END)
  else if (key === 'u' && draft.board.stage === 'act') draft.act(USE)
  else if (event.key >= '1' && event.key <= '9') number(draft, Number(event.key) - 1)
  else if (event.key === 'Enter' && desk.turn !== null) void desk.confirm()
  else if (pressed && onMap) press(target, draft)
  else return
  event.preventDefault()
}

/** Do what a press on a part of the map means. */
export function press(target: Element, draft: CityDraft): void {
  const { cell, part, place } = (target as SVGElement).dataset
  if (part) draft.act(`open:${part}`)
  else if (place) draft.placePart(place)
  else if (cell) draft.lay(middleOf(squareOf(cell)))
}

function turn(draft: CityDraft, by: number): void {
  if (draft.board.stage === 'arrange') draft.turnPart(by)
  else if (draft.building) draft.change(() => draft.tile.turn(by))
}

function walk(
  target: Element,
  [down, right]: [number, number],
  map: SVGSVGElement,
  focus: (selector: string) => void,
): void {
  const { cell, part, place } = (target as SVGElement).dataset
  if (place) return jump(cornerOf(place), 6, (square) => `[data-place="${placeAt(square)}"]`)
  if (cell) return jump(squareOf(cell), 1, (square) => `[data-cell="${nameOf(square)}"]`)
  if (part) focus(`[data-part]:not([data-part="${part}"])`)

  /** Go on in a direction until there is something: closed parts lie between open ones. */
  function jump({ row, column }: Square, by: number, selector: (square: Square) => string): void {
    for (let far = by; far <= 24; far += by) {
      const next = { row: row + far * down, column: column + far * right }
      if (next.row < 0 || next.column < 0 || next.row >= 18 || next.column >= 24) return
      if (map.querySelector(selector(next))) return focus(selector(next))
    }
  }
}

/** A number means a card of the hand; once its tile is laid, a stack or a card of the exchange pile. */
function number(draft: CityDraft, index: number): void {
  if (draft.stage === 'draw') {
    const step = STACKS[index] ?? `+${draft.board.pile[index - STACKS.length]}`
    draft.draw(step)
  } else if (draft.stage === 'role') draft.act(`=${draft.board.offered[index]}`)
  else if (draft.stage === 'arrange') draft.arranging.chosen = Math.min(index, draft.arranging.parts.length - 1)
  else if (draft.hand[index]) draft.pick(draft.hand[index].id)
}
