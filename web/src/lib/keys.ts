/** What the keys do on a board: walk over its cells, press them, choose by letter and number, go back, confirm. */
import type { Dragging } from './dragging.svelte'
import type { Point } from './drawing'

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
const BACK = ['z', 'Z', 'Backspace', 'Escape']
/** How much further a cell aside is than one straight ahead. */
const ASIDE = 3

/** Do what a key means; tell whether it means anything here. */
export function onKey(event: KeyboardEvent, { draft, element, side }: Dragging): boolean {
  const target = event.target as SVGElement
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea, dialog')) return false
  const cell = element?.contains(target) ? (target as SVGGraphicsElement) : null
  const pressed = event.key === 'Enter' || event.key === ' '
  if (!cell && pressed && target.closest('a, button')) return false
  const arrow = ARROWS[event.key]
  const by = event.shiftKey ? -1 : 1
  const letter = draft.letters[event.key.toLowerCase()]
  if (arrow && cell) walk(element!, cell, arrow)
  else if (arrow && element && isAround(element, target)) enter(element)
  else if (draft.waiting) return false
  else if (BACK.includes(event.key)) draft.back()
  else if (event.key.toLowerCase() === 'r' && draft.turns) draft.turn(by)
  else if (letter) letter(by)
  else if (event.key >= '1' && event.key <= '9') draft.number(Number(event.key) - 1)
  else if (event.key === 'Enter' && draft.whole) void draft.desk.confirm()
  else if (pressed && cell) draft.tryAt(middleOf(cell, side), cell.dataset)
  else return false
  event.preventDefault()
  return true
}

/** Whether arrow keys pressed there are meant for the board: nothing else has the keys, or what stands around it. */
function isAround(board: SVGSVGElement, target: Element): boolean {
  return target.contains(board) || !!board.closest('section')?.contains(target)
}

/** Put the keys onto the board, where they were last or where something can be done. */
export function enter(board: SVGSVGElement): void {
  board.querySelector<SVGElement>('[tabindex="0"]')?.focus({ preventScroll: true })
}

/** The middle of a cell, in fields of that side. */
export function middleOf(cell: SVGGraphicsElement, side: number): Point {
  const { x, y, width, height } = cell.getBBox()
  return { x: (x + width / 2) / side, y: (y + height / 2) / side }
}

/** Go on to the next cell in a direction: the nearest, rather straight ahead than aside. */
function walk(board: SVGSVGElement, from: SVGGraphicsElement, [right, down]: [number, number]): void {
  const here = middleOf(from, 1)
  focusNearest(board, (there) => {
    const [across, along] = [there.x - here.x, there.y - here.y]
    const ahead = across * right + along * down
    return ahead > 1 ? ahead + ASIDE * (Math.abs(across * down) + Math.abs(along * right)) : Infinity
  })
}

/** Put the keys onto the cell that is least far, if any can be reached. */
export function focusNearest(board: SVGSVGElement, far: (middle: Point) => number): void {
  let [best, least]: [SVGGraphicsElement | null, number] = [null, Infinity]
  for (const cell of board.querySelectorAll<SVGGraphicsElement>('[tabindex]')) {
    const away = far(middleOf(cell, 1))
    if (away < least) [best, least] = [cell, away]
  }
  best?.focus()
}
