/** The clock: turns, players, pauses, and when it calls. */
import { beforeEach, expect, test, vi } from 'vitest'
import { Timer, clock } from './timer.svelte'

let time = 0
const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
})
beforeEach(() => {
  time = 0
  kept.clear()
})

function timer(calls: string[] = []): Timer {
  return new Timer(
    (call) => calls.push(call),
    () => time,
  )
}
function wait(timer: Timer, seconds: number): void {
  time += 1000 * seconds
  timer.tick()
}

test('a turn has its time, and the next turn has it anew', () => {
  const found = timer()
  found.set({ mode: 'turn', seconds: 60 })
  found.start()
  wait(found, 20)
  expect(clock(found.shown(0))).toBe('0:40')
  found.pass()
  expect(found.active).toBe(1)
  expect(clock(found.shown(1))).toBe('1:00')
  expect(clock(found.shown(0))).toBe('1:00')
})

test('a player has one time for all turns, and it stands while others play', () => {
  const found = timer()
  found.set({ mode: 'player', seconds: 120 })
  found.start()
  wait(found, 30)
  found.pass()
  wait(found, 45)
  found.pass()
  wait(found, 10)
  expect([0, 1].map((player) => clock(found.shown(player)))).toEqual(['1:20', '1:15'])
})

test('a pause costs nobody anything', () => {
  const found = timer()
  found.set({ mode: 'count' })
  found.start()
  wait(found, 5)
  found.pause()
  wait(found, 500)
  found.start()
  wait(found, 2)
  expect(clock(found.shown(0))).toBe('0:07')
})

test('it calls once ten seconds before its end and once at its end, and goes on below nothing', () => {
  const calls: string[] = []
  const found = timer(calls)
  found.set({ mode: 'turn', seconds: 30 })
  found.start()
  for (let second = 0; second < 40; second++) wait(found, 1)
  expect(calls).toEqual(['soon', 'up'])
  expect(clock(found.shown(0))).toBe('−0:10')
})

test('what is kept that cannot be is not taken', () => {
  kept.set('quartier-timer', JSON.stringify({ mode: 'never', seconds: -3, names: [] }))
  expect(timer().setting).toEqual({ mode: 'turn', seconds: 60, names: ['', ''] })
  kept.set('quartier-timer', '{')
  expect(timer().setting.seconds).toBe(60)
})
