import { describe, expect, it } from 'vitest'
import { forecast, rowFor } from './forecast'
import type { Match } from './match'

const early = { wave: 0, constant: 5000, slope: 1000, low: -4000, high: 3000 }
const late = { wave: 6, constant: 1000, slope: 900, low: -1000, high: 1000, chance: -2000, chance_slope: 100 }
const table = { by: ['level', 'seats'], rows: { '2 1': [early, late] } }

function match(options: object, wave = 0, rules = 1): Match {
  const data = { rules: 1, defaults: { box: 'house', level: 2, free: false }, thinking: { forecast: table } }
  const full = { ...data.defaults, ...options }
  return { game: { data }, options: full, position: { seats: 1, wave }, rules } as unknown as Match
}

describe('a forecast', () => {
  it('goes by the kind of match and by its wave', () => {
    expect(rowFor(match({}))).toBe(early)
    expect(rowFor(match({}, 5))).toBe(early)
    expect(rowFor(match({}, 9))).toBe(late)
  })

  it('is none where such matches were not measured', () => {
    expect(rowFor(match({ level: 3 }))).toBeUndefined()
    expect(rowFor(match({ free: true }))).toBeUndefined()
    expect(rowFor(match({}, 0, 2))).toBeUndefined()
    expect(forecast(undefined, 31.5)).toEqual({ expected: 31.5, low: null, high: null, winning: null })
  })

  it('turns what is promised into what to expect, with its band and the chance to win', () => {
    expect(forecast(early, 30)).toEqual({ expected: 35, low: 31, high: 38, winning: null })
    expect(forecast(late, 20)).toEqual({ expected: 19, low: 18, high: 20, winning: 0.5 })
    expect(forecast(late, null)).toEqual({ expected: null, low: null, high: null, winning: null })
  })
})
