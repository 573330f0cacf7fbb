import { describe, expect, it } from 'vitest'
import { dayAfter, daysOf, percentOf } from './day'
import { dayPicture, shortened, type DayPicture } from './day_picture'

describe('days', () => {
  it('follow each other over months and years, wherever one is', () => {
    expect(dayAfter('2026-12-31')).toBe('2027-01-01')
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
    // A day on which clocks are turned.
    expect(dayAfter('2026-10-25')).toBe('2026-10-26')
  })
})

describe('the days of a challenge', () => {
  const set = { id: 'abc', game: 'cities', title: 'Mine' }

  it('are those of a game, or of a kept set, and nowhere once the set is gone', () => {
    expect(daysOf('cities', { set: null })).toBe('/challenge/cities')
    expect(daysOf('cities', { set })).toBe('/set/abc/day')
    expect(daysOf('cities', { set: { ...set, id: '' } })).toBe('')
  })
})

describe('a result compared with the best', () => {
  const best = { score: 41, bound: 45, proven: false }

  it('is 100 only where it is the best', () => {
    expect(percentOf(41, best)).toBe(100)
    expect(percentOf(40.9, best)).toBe(99)
    expect(percentOf(-3, best)).toBe(0)
  })

  it('is not compared with nothing', () => {
    expect(percentOf(3, { score: 0, bound: 0, proven: true })).toBeNull()
  })
})

describe('the picture to share', () => {
  const picture: DayPicture = {
    game: 'A <b> & "c"',
    day: 'today',
    result: '93 %',
    rank: 'rank 1',
    streak: '',
    set: '',
    share: 0.93,
  }
  const lit = (svg: string) => svg.match(/height="\d+" rx="8" fill="#(?!e6dbc4)/g)!.length

  it('lights as many towers of ten as the result deserves', () => {
    expect(lit(dayPicture(picture))).toBe(9)
    expect(lit(dayPicture({ ...picture, share: 7 }))).toBe(10)
  })

  it('finds room for the longest name of a set', () => {
    const sizeOf = (set: string) => Number(/y="282" font-size="(\d+)"/.exec(dayPicture({ ...picture, set }))![1])
    expect(sizeOf('')).toBe(36)
    const long = 'own set “' + 'x'.repeat(60) + '”'
    expect(sizeOf(long) * `rank 1 · ${long}`.length).toBeLessThanOrEqual(1800)
    expect(dayPicture({ ...picture, set: long })).toContain(`rank 1 · ${long}`)
  })

  it('cuts names that are too long, never in the middle of a letter', () => {
    expect(shortened('Grandmother’s box')).toBe('Grandmother’s box')
    expect(shortened('🏰'.repeat(33))).toBe(`${'🏰'.repeat(31)}…`)
  })

  it('shows words as words', () => {
    expect(dayPicture(picture)).toContain('A &lt;b&gt; &amp; &quot;c&quot;')
  })
})
