/** What games explain is said in all languages, with a rule that is there and a sign that is drawn. */
import { readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import type { View } from '../lib/api/types'
import type { Moment, ScoringLine } from '../lib/moments'
import * as cities from './cities/moments'
import * as citiesScoring from './cities/scoring'
import * as guilds from './guilds/moments'
import * as guildsScoring from './guilds/scoring'
import * as skylines from './skylines/moments'
import * as skylinesScoring from './skylines/scoring'
import * as tangram from './tangram/moments'
import * as tangramScoring from './tangram/scoring'

const variants = { no_jumping: true, just_one_more: true, free: true }
const board = { ends: { happiness: [-5, 25], skyline: [-10, 99] }, parts: [{}, {}, {}] }
const view = (options: object, seats = 1) => ({ options, seats, board }) as unknown as View
const GAMES: Record<string, { moments: readonly Moment[]; lines: ScoringLine[] }> = {
  cities: {
    moments: cities.moments,
    lines: [1, 2, 3].flatMap((level) => citiesScoring.scoring(view({ level, ...variants }))),
  },
  tangram: { moments: tangram.moments, lines: tangramScoring.scoring(view({})) },
  guilds: { moments: guilds.moments, lines: guildsScoring.scoring() },
  skylines: { moments: skylines.moments, lines: skylinesScoring.scoring(view({})) },
}
/** Longer ones push the note over a phone. */
const LONGEST = 220

describe.each(Object.entries(GAMES))('%s', (game, { moments, lines }) => {
  const file = (language: string) =>
    new URL(`../../../src/quartier/games/${game}/texts/${language}.ftl`, import.meta.url)

  test.each(['en', 'de', 'nl'])('all is said in %s, briefly', (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(readFileSync(file(language), 'utf8')))
    const wrong: string[] = []
    const args = { level: 3, side: 'black', sides: 'both', you: 'yes', holders: 2, distance: 1, points: 10, block: 'A' }
    const more = {
      value: 10,
      track: 'power',
      end: 5,
      number: 3,
      price: 2,
      gained: 4,
      skyline: 12,
      happiness: -5,
      parts: 4,
    }
    const check = (id: string, longest: number) => {
      const pattern = bundle.getMessage(id)?.value
      const errors: Error[] = []
      const text = pattern ? bundle.formatPattern(pattern, { ...args, ...more }, errors) : ''
      if (!text || errors.length || text.length > longest || !has(bundle, id)) wrong.push(`${id}: ${text} ${errors}`)
    }
    for (const { name, section } of moments) {
      check(`${game}-moment-${name}`, 50)
      check(`${game}-moment-${name}-text`, LONGEST)
      check(`${game}-rules-${section}-text`, Infinity)
    }
    for (const { name, section } of lines) {
      check(`${game}-scores-${name}`, 140)
      check(`${game}-rules-${section}-text`, Infinity)
    }
    expect(wrong).toEqual([])
  })

  test('there are some moments, each with a name of its own, and a sign that its game draws', () => {
    expect(moments.length).toBeGreaterThanOrEqual(6)
    expect(new Set(moments.map(({ name }) => name)).size).toBe(moments.length)
    const drawn = readFileSync(new URL(`./${game}/Sign.svelte`, import.meta.url), 'utf8')
    const sprite = readFileSync(new URL(`../../../src/quartier/games/${game}/drawings.svg`, import.meta.url), 'utf8')
    const missing = [...moments, ...lines].filter(({ sign }) =>
      game === 'skylines' ? !sprite.includes(`"skylines-icon-${sign}"`) : !new RegExp(`\\b${sign}\\b`).test(drawn),
    )
    expect(missing.map(({ name, sign }) => `${name}: ${sign}`)).toEqual([])
  })
})

const has = (bundle: FluentBundle, id: string) => bundle.hasMessage(id)
