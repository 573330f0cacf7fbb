import { expect, test } from 'vitest'
import { childrenOf, endOf, lineTo, merged, promoted, rowsOf, sameIn, without } from './study_tree'

const turn = (parent: number, name: string, note = '') => ({ parent, seat: 0, turn: name, note })
/** a b c, instead of b: x y, instead of x: z. */
const turns = [turn(0, 'a'), turn(1, 'b'), turn(2, 'c'), turn(1, 'x'), turn(4, 'y'), turn(1, 'z')]
const names = (found: { turn: string }[]) => found.map(({ turn }) => turn).join('')
const told = (list: typeof turns, title = 't', note = '') => ({ title, note, turns: list })

test('a position knows its line, and what comes after it', () => {
  expect(lineTo(turns, 5)).toEqual([1, 4, 5])
  expect(childrenOf(turns, 1)).toEqual([2, 4, 6])
  expect([endOf(turns, 0), endOf(turns, 4), endOf([], 0)]).toEqual([3, 5, 0])
})

test('after a turn stand those that could be made instead, then it goes on', () => {
  const rows = rowsOf(turns).map(({ at, level, begins }) => `${turns[at - 1]!.turn}${level}${begins ? '!' : ''}`)
  expect(rows).toEqual(['a0', 'b0', 'x1!', 'y1', 'z1!', 'c0'])
})

test('a branch is deleted with all that comes after it', () => {
  expect(without(turns, 4)).toEqual([turn(0, 'a'), turn(1, 'b'), turn(2, 'c'), turn(1, 'z')])
  expect(names(without(turns, 2))).toBe('axyz')
  expect(without(turns, 1)).toEqual([])
})

test('a line becomes the main one, and its positions are found again', () => {
  const { turns: found, now } = promoted(turns, 5)
  expect(found).toEqual([turn(0, 'a'), turn(1, 'x'), turn(2, 'y'), turn(1, 'b'), turn(4, 'c'), turn(1, 'z')])
  expect([now.get(5), now.get(3)]).toEqual([3, 5])
})

test('what two tabs have added is all there', () => {
  const own = told([...turns, turn(3, 'own')], 't', 'mine')
  const theirs = told([...turns, turn(5, 'theirs')], 'new', 'ours')
  const { turns: found, title, note } = merged(told(turns), own, theirs)
  expect([title, note]).toEqual(['new', 'ours\nmine'])
  expect(found.map(({ turn }) => turn).sort()).toEqual(['a', 'b', 'c', 'own', 'theirs', 'x', 'y', 'z'])
  for (const [index, { parent }] of found.entries()) expect(parent).toBeLessThanOrEqual(index)
  expect(lineTo(found, sameIn(own.turns, 7, found)).map((at) => found[at - 1]!.turn)).toEqual(['a', 'b', 'c', 'own'])
})

test('what one tab has deleted is gone, unless the other has gone on from there', () => {
  expect(names(merged(told(turns), told(without(turns, 4)), told(turns)).turns)).toBe('abcz')
  const on = told([...turns, turn(5, 'on')])
  expect(names(merged(told(turns), told(without(turns, 4)), on).turns)).toContain('xyon')
})

test('of two notes on the same turn none is lost', () => {
  const noted = (note: string) => told([turn(0, 'a', note)])
  expect(merged(noted(''), noted('one'), noted('')).turns[0]!.note).toBe('one')
  expect(merged(noted(''), noted(''), noted('two')).turns[0]!.note).toBe('two')
  expect(merged(noted('old'), noted('one'), noted('two')).turns[0]!.note).toBe('two\none')
})
