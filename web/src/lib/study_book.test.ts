import { expect, test } from 'vitest'
import type { Engine } from '../engine/engine'
import { StudyBook } from './study_book.svelte'

const turn = (parent: number, name: string, note = '') => ({ parent, seat: 0, turn: name, note })

/** a b, and instead of b: x. */
function book(): StudyBook {
  const turns = [turn(0, 'a'), turn(1, 'b'), turn(1, 'x')]
  const deal = { engine: {} as Engine, deal: 0, game: 'cities', players: [], title: '', note: '', kept: null }
  return new StudyBook({ ...deal, turns }, () => {})
}

test('a turn leads to a position that is there, or to a new one', () => {
  const study = book()
  expect([study.add(1, 0, 'x'), study.keeping.whole]).toEqual([3, true])
  expect(study.add(1, 1, 'x')).toBe(4)
  expect([study.turns[3], study.keeping.whole]).toEqual([{ parent: 1, seat: 1, turn: 'x', note: '' }, false])
})

test('the start and every position have a note', () => {
  const study = book()
  study.write(0, 'begin')
  study.write(3, 'instead')
  expect([0, 1, 3].map((at) => study.noteOn(at))).toEqual(['begin', '', 'instead'])
})

test('what was deleted can be taken back, until something else is changed', () => {
  const study = book()
  const before = study.told
  expect(study.delete(1)).toBe(0)
  expect(study.turns).toEqual([])
  expect([study.restore(), study.told, study.deleted]).toEqual([1, before, null])
  study.delete(3)
  study.name('new')
  expect([study.deleted, study.turns.length]).toEqual([null, 2])
})

test('a branch becomes the main line', () => {
  const study = book()
  expect(study.promote(3)).toBe(2)
  expect(study.turns.map(({ turn }) => turn)).toEqual(['a', 'x', 'b'])
})
