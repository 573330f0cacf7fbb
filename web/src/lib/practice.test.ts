import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { measures } from '../games/guilds/measures'
import type { View } from './api/types'
import { dailyOf, GRADES, nextOf, readPuzzles, solves } from './practice'
import { Progress } from './practice_progress.svelte'

const text = (game: string) => readFileSync(`../src/quartier/games/${game}/data/puzzles.txt`, 'utf8')

describe('a puzzle file', () => {
  const all = readPuzzles(text('guilds'))

  it('is read whole', () => {
    expect(all).toHaveLength(text('guilds').match(/^solved: /gm)!.length)
    for (const puzzle of all) {
      expect(puzzle.best).toBeGreaterThan(puzzle.next)
      expect(puzzle.solutions.length).toBeGreaterThan(0)
      expect(puzzle.solved.map(({ level }) => level)).toEqual(['easy', 'normal', 'strong', 'expert'])
      expect(puzzle.file).toMatch(/^quartier match 1\ngame: guilds\n/)
      expect(puzzle.file).toMatch(/\[turns\]\n0 1 </)
    }
  })

  it('has puzzles of all grades', () => {
    expect(new Set(all.map(({ grade }) => grade))).toEqual(new Set(GRADES))
  })

  it('deals out one a day, each once before any again', () => {
    const days = all.map((_, day) => dailyOf(all, new Date(Date.UTC(2026, 10, 17 + day)).toISOString().slice(0, 10)).id)
    expect(new Set(days).size).toBe(all.length)
    expect(dailyOf(all.toReversed(), '2026-11-17').id).toBe(days[0])
  })

  it('goes on with what is not solved of the same grade, then with anything of it', () => {
    const lane = all.filter(({ grade }) => grade === 'lane').map(({ id }) => id)
    expect(nextOf(all, 'lane', '', () => false)!.id).toBe(lane[0])
    expect(nextOf(all, 'lane', lane.at(-1)!, () => false)!.id).toBe(lane[0])
    expect(nextOf(all, 'lane', lane[0]!, (id) => id === lane[1])!.id).toBe(lane[2])
    expect(nextOf(all, 'lane', lane[0]!, () => true)!.id).toBe(lane[1])
  })

  it('knows a turn by the steps that decide it', () => {
    const puzzle = { ...all[0]!, solutions: ['s-d4 f', 'k-d4'] }
    expect(solves(puzzle, 's-d4 f >b')).toBe(true)
    expect(solves(puzzle, 's-d4 i >b')).toBe(false)
    expect(solves(puzzle, 'k-d4')).toBe(true)
    expect(solves(puzzle, 'k-d45')).toBe(false)
  })
})

describe('blocks for good', () => {
  const share = (houses: number, figures: number) => ({ houses, figures, points: 0, guild_points: 0 })
  const view = (own: [number, number], other: [number, number], unused: number, left: number) =>
    ({
      board: {
        blocks: [{ white: 0, shares: [share(...own), share(...other)] }],
        spaces: Array.from({ length: 8 }, (_, space) => ({ tile: space < left ? null : 's' })),
        players: [{ figures: 9 }, { figures: unused }],
      },
    }) as unknown as View

  it('are those in which nobody can pass, with a house on every space that is left', () => {
    expect(measures.block!(view([3, 3], [1, 1], 9, 1), 0)).toBe(1)
    expect(measures.block!(view([2, 4], [1, 2], 9, 1), 0)).toBe(1)
    expect(measures.block!(view([2, 3], [1, 2], 9, 1), 0)).toBe(0)
    expect(measures.block!(view([2, 4], [1, 1], 9, 2), 0)).toBe(0)
    expect(measures.block!(view([2, 4], [1, 1], 0, 2), 0)).toBe(1)
    expect(measures.block!(view([3, 3], [1, 1], 9, 1), 1)).toBe(0)
  })
})

describe('progress', () => {
  const store = new Map<string, string>()
  let day = ''

  beforeEach(() => {
    store.clear()
    day = '2026-11-17'
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => void store.set(key, value),
    })
  })
  const fresh = () => new Progress(() => day)

  it('counts days in a row, and remembers the longest row', () => {
    const progress = fresh()
    progress.solve('cities', 'a', true)
    expect(progress.solvedOn('cities', day)).toBe(true)
    day = '2026-11-18'
    expect(progress.row).toBe(1)
    progress.solve('cities', 'b', false)
    progress.solve('cities', 'c', false)
    expect(progress.row).toBe(2)
    expect(progress.solvedOn('cities', day)).toBe(false)
    day = '2026-11-20'
    expect(progress.row).toBe(0)
    progress.solve('guilds', 'd', false)
    expect([progress.row, progress.longest]).toEqual([1, 2])
  })

  it('keeps mistakes, also over a new visit; what is solved stays as it was solved', () => {
    fresh().miss('cities', 'a')
    const progress = fresh()
    progress.miss('cities', 'a')
    expect(progress.missed('cities', 'a')).toBe(2)
    progress.solve('cities', 'a', false)
    expect(progress.mistakes('cities', 'a')).toBe(2)
    progress.miss('cities', 'a')
    progress.solve('cities', 'a', false)
    expect(progress.mistakes('cities', 'a')).toBe(2)
    expect(fresh().mistakes('cities', 'a')).toBe(2)
    progress.forget()
    expect(progress.mistakes('cities', 'a')).toBeNull()
    expect(progress.begun).toBe(false)
  })

  it('begins anew where what is kept cannot be read', () => {
    store.set('quartier-practice', '{"solved":')
    expect(fresh().row).toBe(0)
  })
})
