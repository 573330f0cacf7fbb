import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import cities from '../games/cities/lesson.json'
import guilds from '../games/guilds/lesson.json'
import skylines from '../games/skylines/lesson.json'
import tangram from '../games/tangram/lesson.json'
import type { View } from './api/types'
import { accepts, agreeing, areTrue, figuresOf, found, mistakeIn, scripted, turnOf, type Lesson } from './lesson'

const LESSONS = { cities, guilds, skylines, tangram } as unknown as Record<string, Lesson>
const view = (score: number, board: unknown) => ({ standings: [{ score }], board }) as unknown as View
const around = {
  now: view(3, { fields: ['a1'] }),
  then: view(8, { fields: ['a1', 'b2'], blocks: [{ name: 'G', value: 14 }] }),
}

test('a turn is asked for step by step, and other steps may do as well', () => {
  const turn = LESSONS.guilds!.turns[4]!
  expect(turnOf(turn)).toBe('bm-g1 t-h4 >k')
  expect(agreeing(turn, [])).toBe(0)
  expect(agreeing(turn, ['bm-g1', 't-a8'])).toBe(2)
  expect(agreeing(turn, ['bm-g1', '>k'])).toBe(1)
  expect(accepts(turn, ['bm-g1', 'x', '>cm'])).toBe(true)
  expect(accepts(turn, ['bm-g1', 'x'])).toBe(false)
  expect(accepts(turn, ['bm-g1', 'x', '>cm', '>cm'])).toBe(false)
})

test('a mistake is known by its whole steps', () => {
  const turn = LESSONS.guilds!.turns[4]!
  expect(mistakeIn(turn, ['b-g1', 'i', 'x'])?.text).toBe('building-last')
  expect(mistakeIn(turn, ['b-g1'])).toBeUndefined()
  expect(mistakeIn(LESSONS.cities!.turns[1]!, ['k13^'])).toBeUndefined()
})

test('a claim is true where its number is found', () => {
  expect(found(around, 0, 'gain')).toBe(5)
  expect(found(around, 0, 'then.board.fields.length')).toBe(2)
  expect(found(around, 0, 'then.board.blocks.name=G.value')).toBe(14)
  expect(found(around, 0, 'then.board.blocks.name=H.value')).toBeUndefined()
  expect(found(around, 0, 'now.board.nothing.there')).toBeUndefined()
  const claims = { points: [5, 'gain'], before: [3, 'now.standings.0.score'] } as Record<string, [number, string]>
  expect(areTrue([claims], around, 0)).toBe(true)
  expect(areTrue([claims, { worth: [13, 'then.board.blocks.name=G.value'] }], around, 0)).toBe(false)
  expect(figuresOf(claims)).toEqual({ points: 5, before: 3 })
})

test('the others are told what to play, for a while', () => {
  expect(scripted(LESSONS.guilds!, 1, 0)).toBe('<k')
  expect(scripted(LESSONS.guilds!, 2, 3)).toBe('sm-g8 >km')
  expect(scripted(LESSONS.guilds!, 2, 4)).toBeUndefined()
  expect(scripted(LESSONS.cities!, 1, 0)).toBeUndefined()
})

test('every part of the table that is pointed out has its place on the page', () => {
  const sources = ['../parts', ...Object.keys(LESSONS).map((game) => `../games/${game}`)].flatMap((folder) =>
    readdirSync(new URL(folder, import.meta.url))
      .filter((name) => name.endsWith('.svelte'))
      .map((name) => readFileSync(new URL(`${folder}/${name}`, import.meta.url), 'utf8')),
  )
  const named = sources.flatMap((source) => [...source.matchAll(/data-spot="([^"]+)"/g)].map(([, spot]) => spot!))
  const trays = sources.flatMap((source) => [...source.matchAll(/name="(hand|open)"/g)].map(([, name]) => name!))
  const known = [...named, 'tray', ...trays].map((spot) => spot.replaceAll(/\{[^}]*\}/g, '\\w+'))
  const spot = new RegExp(`^(part-[a-f]|${known.join('|')})$`)
  for (const { turns, ends } of Object.values(LESSONS))
    for (const { part } of [...turns.flatMap(({ notes, asks }) => [...notes, ...asks]), ...ends])
      if (part) expect(part).toMatch(spot)
})
