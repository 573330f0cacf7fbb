import { expect, test } from 'vitest'
import { Listening, standing } from './news'
import type { Side } from './side'

function told(...stands: (string | null)[]): (string | null)[] {
  const listening = new Listening()
  return stands.map((now) => listening.hear(now)).filter(Boolean)
}

test('whoever has just opened a table is told nothing', () => {
  expect(told(null, 'turn 0 1')).toEqual([])
  expect(told(null, 'end')).toEqual([])
})

test('each turn is told once, also when it was made and taken back', () => {
  expect(told('others', 'turn 0 1', 'others', 'turn 0 1', 'turn 0 1', 'others', 'turn 0 2')).toEqual(['turn', 'turn'])
})

test('a wave that begins with the own seat again is a new turn', () => {
  expect(told('turn 0 1', 'turn 0 2')).toEqual(['turn'])
})

test('the start is told to whoever waits, and the end to everybody', () => {
  expect(told('waiting', 'turn 0 1', 'end')).toEqual(['start', 'end'])
  expect(told('waiting', 'others', 'turn 0 1')).toEqual(['start', 'turn'])
})

test('a connection that was lost does not hide what came meanwhile', () => {
  expect(told('others', 'others', 'turn 0 4')).toEqual(['turn'])
})

function side(more: object): Side {
  const table = { seats: [{ away: '' }, { away: '' }] }
  return { seat: 0, table, view: { over: false, wave: 3 }, acting: true, ...more } as unknown as Side
}

test('a table stands as its seat sees it', () => {
  expect(standing(side({}))).toBe('turn 0 3')
  expect(standing(side({ acting: false }))).toBe('others')
  expect(standing(side({ view: null }))).toBe('waiting')
  expect(standing(side({ view: { over: true, wave: 3 } }))).toBe('end')
})

test('spectators, and those for whom a bot plays, have no turn', () => {
  expect(standing(side({ seat: null }))).toBe(null)
  expect(standing(side({ table: { seats: [{ away: 'clock' }] } }))).toBe('others')
})
