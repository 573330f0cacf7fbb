import { beforeEach, expect, test, vi } from 'vitest'
import { Loupe, loupeAt, magnified, ROUND } from './loupe.svelte'

const CELL = { name: 'a cell' }
const ELSEWHERE = { name: 'a button' }
let fine = 0.5
const board = { contains: (found: unknown) => found === CELL, getScreenCTM: () => ({ a: fine }) }
const loupe = new Loupe(() => board as unknown as SVGSVGElement, 60)
const opened = vi.fn()
const cellOf = (width: number) => ({ closest: () => ({ getBoundingClientRect: () => ({ width, height: 60 }) }) })
const event = (clientX: number, clientY: number, target: unknown = cellOf(30)) =>
  ({ clientX, clientY, target }) as MouseEvent
let under: unknown

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { elementFromPoint: () => under })
  loupe.close()
  opened.mockClear()
  fine = 0.5
  under = CELL
})

test('a finger that rests opens it, and then aims', () => {
  loupe.touch(event(100, 300), opened)
  loupe.moved(event(104, 303))
  expect(loupe.open).toBe(false)
  vi.runAllTimers()
  expect(opened).toHaveBeenCalledOnce()
  expect(loupe.moved(event(140, 340))).toBe(true)
  expect([loupe.finger, loupe.target]).toEqual([{ x: 140, y: 340 }, CELL])
})

test('off the board it chooses nothing', () => {
  loupe.touch(event(100, 300), opened)
  vi.runAllTimers()
  under = ELSEWHERE
  loupe.moved(event(100, 600))
  expect([loupe.open, loupe.target]).toEqual([true, null])
})

test('a swipe and a quick tap do not open it', () => {
  loupe.touch(event(100, 300), opened)
  expect(loupe.moved(event(100, 312))).toBe(false)
  vi.runAllTimers()
  loupe.touch(event(100, 300), opened)
  loupe.close()
  vi.runAllTimers()
  expect(opened).not.toHaveBeenCalled()
})

test('fields and places as wide as fingers need none', () => {
  loupe.touch(event(100, 300, cellOf(44)), opened)
  vi.runAllTimers()
  fine = 44 / 60
  loupe.touch(event(100, 300), opened)
  vi.runAllTimers()
  expect(loupe.open).toBe(false)
})

test('fields are wider than a finger in it', () => {
  for (const wide of [14, 26, 43]) expect(wide * magnified(wide)).toBeGreaterThan(44)
})

test('it is above the finger, aside where there is no room, and never off the screen', () => {
  expect(loupeAt({ x: 180, y: 400 }, 360)).toEqual({ x: 180 - ROUND / 2, y: 400 - 32 - ROUND })
  expect(loupeAt({ x: 10, y: 400 }, 360).x).toBe(8)
  expect(loupeAt({ x: 355, y: 400 }, 360).x).toBe(360 - ROUND - 8)
  expect(loupeAt({ x: 100, y: 120 }, 360).x).toBeGreaterThan(100)
  expect(loupeAt({ x: 260, y: 120 }, 360).x + ROUND).toBeLessThan(260)
})
