import { beforeEach, expect, test, vi } from 'vitest'
import type { Dragging } from './dragging.svelte'
import { onKey } from './keys'

const cell = (name: string, x: number, y: number) => ({
  name,
  dataset: { cell: name },
  focus: vi.fn(),
  closest: () => null,
  getBBox: () => ({ x, y, width: 10, height: 10 }),
})
const HERE = cell('a1', 0, 0)
const CELLS = [HERE, cell('b1', 10, 0), cell('c1', 20, 0), cell('c2', 20, 10), cell('a4', 0, 30)]
const ELSEWHERE = { closest: () => null, contains: () => false, dataset: {} }
const NOTHING = { ...ELSEWHERE, contains: () => true }
const BUTTON = { ...ELSEWHERE, closest: (selector: string) => selector.includes('button') }
const INPUT = { ...ELSEWHERE, closest: (selector: string) => selector.includes('input') }

const draft = {
  waiting: false,
  whole: false,
  turns: true,
  letters: { f: vi.fn() },
  turn: vi.fn(),
  back: vi.fn(),
  number: vi.fn(),
  tryAt: vi.fn(),
  desk: { confirm: vi.fn() },
}
const dragging = {
  draft,
  side: 10,
  element: {
    contains: (target: unknown) => CELLS.includes(target as typeof HERE),
    closest: () => ({ contains: (target: unknown) => target === BUTTON }),
    querySelector: () => HERE,
    querySelectorAll: () => CELLS,
  },
} as unknown as Dragging

function press(key: string, target: unknown = HERE, shiftKey = false): boolean {
  return onKey({ key, target, shiftKey, preventDefault: () => {} } as unknown as KeyboardEvent, dragging)
}

beforeEach(() => {
  vi.clearAllMocks()
  Object.assign(draft, { waiting: false, whole: false })
})

test('arrow keys go to the nearest cell ahead, rather straight than aside', () => {
  press('ArrowRight')
  expect(CELLS[1]!.focus).toHaveBeenCalled()
  press('ArrowDown')
  expect(CELLS[4]!.focus).toHaveBeenCalled()
  press('ArrowLeft')
  press('ArrowUp')
  for (const other of [0, 2, 3]) expect(CELLS[other]!.focus).not.toHaveBeenCalled()
})

test('arrow keys lead onto the board from nowhere and from the bar, not from other parts of the page', () => {
  for (const [from, times] of [
    [NOTHING, 1],
    [BUTTON, 2],
    [ELSEWHERE, 2],
  ] as const) {
    press('ArrowRight', from)
    expect(HERE.focus).toHaveBeenCalledTimes(times)
  }
})

test('space presses the middle of a cell; enter does so as long as the turn is not whole, then it confirms', () => {
  press(' ')
  press('Enter')
  expect(draft.tryAt.mock.calls).toEqual(Array(2).fill([{ x: 0.5, y: 0.5 }, { cell: 'a1' }]))
  draft.whole = true
  press('Enter')
  expect(draft.tryAt).toHaveBeenCalledTimes(2)
  expect(draft.desk.confirm).toHaveBeenCalledOnce()
})

test('letters, numbers and the keys that go back', () => {
  press('r', ELSEWHERE)
  press('R', ELSEWHERE, true)
  expect(draft.turn.mock.calls).toEqual([[1], [-1]])
  press('F', ELSEWHERE, true)
  expect(draft.letters.f).toHaveBeenCalledWith(-1)
  press('3', ELSEWHERE)
  expect(draft.number).toHaveBeenCalledWith(2)
  for (const key of ['z', 'Backspace', 'Escape']) press(key, ELSEWHERE)
  expect(draft.back).toHaveBeenCalledTimes(3)
})

test('what somebody types into a field, or presses on a button, is not for the board', () => {
  expect(press('r', INPUT)).toBe(false)
  draft.whole = true
  expect(press('Enter', BUTTON)).toBe(false)
  expect(draft.desk.confirm).not.toHaveBeenCalled()
})

test('whoever waits can walk over the board, and nothing else', () => {
  draft.waiting = true
  expect(press('ArrowRight')).toBe(true)
  expect(press('z')).toBe(false)
  expect(draft.back).not.toHaveBeenCalled()
})
