import { beforeEach, expect, test, vi } from 'vitest'
import type { TableFacts, View } from './api/types'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})
vi.mock('./settings.svelte', () => ({ settings: { moments: true, changed: async () => {} } }))

const { explained } = await import('./explained')
const { Explaining, hurried, LAST, READING } = await import('./explaining.svelte')
const { reached } = await import('./moments')
const { settings } = await import('./settings.svelte')

const note = (id: string) => ({ id, sign: '', section: '', fields: [], args: {} })
const view = (turns: number, seat: number | null = 0, over = false) =>
  ({
    seat,
    over,
    game: 'toy',
    log: Array.from({ length: turns }, () => ({ wave: 0, seat: 0, turn: '' })),
  }) as unknown as View

/** Nothing watches it here: what it hears is said to it. */
const quiet = () => new Explaining({ view: null } as never, {})

beforeEach(() => {
  kept.clear()
  explained.forget()
  settings.moments = true
})

test('one thing is explained in each own turn, the newest first, and nothing twice', () => {
  const explaining = quiet()
  explaining.hear([note('a'), note('b')], view(1), true, 0)
  expect(explaining.note?.id).toBe('a')
  explaining.close()
  explaining.hear([note('a'), note('b')], view(1), true, 1)
  expect(explaining.note).toBeNull()
  explaining.hear([note('c'), note('a'), note('b')], view(2), true, 2)
  expect(explaining.note?.id).toBe('c')
  explaining.close()
  explaining.hear([note('c'), note('a'), note('b')], view(3), true, 3)
  expect(explaining.note?.id).toBe('b')
  explaining.close()
  explaining.hear([note('c'), note('a'), note('b')], view(4), true, 4)
  expect(explaining.note).toBeNull()
})

test('what was explained is not explained at another table, nor after a reload', () => {
  quiet().hear([note('a')], view(1), true, 0)
  const later = quiet()
  later.hear([note('a'), note('b')], view(1), true, 0)
  expect(later.note?.id).toBe('b')
  expect(JSON.parse(kept.get('quartier-explained')!)).toEqual(['a', 'b'])
})

test('what is so no more when its turn comes is explained another time', () => {
  const explaining = quiet()
  explaining.hear([note('a'), { ...note('b'), fields: ['b1'] }], view(1), true, 0)
  explaining.close()
  explaining.hear([note('a')], view(2), true, 1)
  expect([explaining.note, explained.has('b')]).toEqual([null, false])
  explaining.hear([note('a'), { ...note('b'), fields: ['b2'] }], view(3), true, 2)
  expect(explaining.note?.fields).toEqual(['b2'])
})

test('a note stays until it was long enough to be read, then goes with the next own turn', () => {
  const explaining = quiet()
  explaining.hear([note('a')], view(1), true, 0)
  explaining.hear([note('a')], view(2), true, READING - 1)
  expect(explaining.note?.id).toBe('a')
  explaining.hear([note('a')], view(2), true, READING)
  expect(explaining.note).toBeNull()
})

test('nothing is begun in a hurry, and it is not lost', () => {
  const explaining = quiet()
  explaining.hear([note('a')], view(1), false, 0)
  expect([explaining.note, explained.has('a')]).toEqual([null, false])
  explaining.hear([note('a')], view(1), true, 1)
  expect(explaining.note?.id).toBe('a')
})

test('a hurry is anybody’s last seconds where there are clocks', () => {
  const table = (clock: number | null, ...deadlines: (number | null)[]) =>
    ({ clock, seats: deadlines.map((deadline) => ({ deadline })) }) as unknown as TableFacts
  expect(hurried(table(60, null, LAST + 1), 0)).toBe(false)
  expect(hurried(table(60, null, LAST - 1), 0)).toBe(true)
  expect(hurried(table(60, null, null), 0)).toBe(false)
  expect(hurried(table(null, null), 0)).toBe(false)
})

test('at the end only the end is explained', () => {
  const explaining = quiet()
  explaining.hear([note('a'), note('b')], view(1), true, 0)
  explaining.hear([], view(2, 0, true), true, 1)
  expect(explaining.note).toBeNull()
  explaining.hear([note('z')], view(2, 0, true), true, 2)
  expect(explaining.note?.id).toBe('z')
})

test('whoever wants no more of these sees none, and can have all of them again', async () => {
  const explaining = quiet()
  explaining.hear([note('a')], view(1), true, 0)
  await explaining.stop()
  expect([explaining.note, settings.moments]).toEqual([null, false])
  expect(explained.has('a')).toBe(true)
  explained.forget()
  expect(explained.has('a')).toBe(false)
})

test('those who look on are told nothing', () => {
  const moment = { name: 'a', sign: '', section: '', at: () => [] }
  expect(reached([moment], view(1, null))).toEqual([])
  expect(reached([moment], view(1, 0)).map(({ id }) => id)).toEqual(['toy-moment-a'])
  expect(reached([moment], view(1, 0, true))).toEqual([])
})

test('what somebody else has written into the browser’s memory is as good as nothing', () => {
  kept.set('quartier-explained', '{"a": 1')
  expect(explained.has('a')).toBe(false)
  explained.add('a')
  expect(JSON.parse(kept.get('quartier-explained')!)).toEqual(['a'])
})
