import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { View } from './api/types'
import { matches, type Kept, type Sitter } from './kept.svelte'
import { LocalMatch } from './local.svelte'

/** What happened, in its order. */
const events: string[] = []
const records = new Map<string, Kept>()
let heard: (id: string) => void = () => {}

vi.mock('./router.svelte', () => ({ router: { go: () => {} } }))
vi.mock('./shelf', () => ({
  shelf: () => ({
    all: async () => [...records.values()],
    get: async (id: string) => records.get(id),
    put: async (kept: Kept) => {
      if (kept.version <= (records.get(kept.id)?.version ?? 0)) return false
      events.push(`kept ${kept.file}`)
      records.set(kept.id, kept)
      return true
    },
    delete: async () => {},
    listen: (hear: (id: string) => void) => ((heard = hear), () => {}),
  }),
}))

/** A game of two rounds: everybody plays a turn in each, at the same time or (`slow`) one after the other. */
class FakeEngine {
  slow = false
  open = vi.fn(async (file: string) => this.files.push(file ? file.split(' ') : []) - 1)
  close = vi.fn(async () => {})
  files: string[][] = []
  thoughts: ((turn: string) => void)[] = []

  view = async (match: number, seat: number | null): Promise<View> => {
    const turns = this.files[match]!
    const seats = records.get('m')!.seats.length
    const wave = Math.floor(turns.length / seats)
    const played = turns.slice(wave * seats).map((turn) => Number(turn[0]))
    const left = Array.from({ length: seats }, (_, index) => index).filter((index) => !played.includes(index))
    const over = wave === 2
    const log = turns
      .map((turn, index) => ({ wave: Math.floor(index / seats), seat: Number(turn[0]), turn }))
      .filter((entry) => entry.wave < wave || entry.seat === seat)
    return {
      ...{ seats, seat, wave, over, log, options: {}, ready: over ? [] : played, phase: { id: 'p', args: {} } },
      actors: over ? [] : this.slow ? left.slice(0, 1) : left,
      legal: seat !== null && left.includes(seat) ? ['a'] : [],
      standings: left.map((index) => ({ seat: index, rank: 1, score: 7, tie_break: [], items: [] })),
    } as unknown as View
  }
  play = async (match: number, seat: number, turn: string) => {
    this.files[match]!.push(`${seat}${turn}`)
    events.push(`played ${seat}${turn}`)
    return null
  }
  undo = async (match: number, seat: number) => {
    const turns = this.files[match]!
    const index = turns.findLastIndex((turn) => turn.startsWith(`${seat}`))
    turns.splice(index, 1)
    return null
  }
  file = async (match: number) => this.files[match]!.join(' ')
  think = (_: number, seat: number) => {
    events.push(`thinks ${seat}`)
    return new Promise<string>((resolve) => this.thoughts.push(resolve))
  }
}

let engine: FakeEngine
vi.mock('../engine/engine', () => ({ engineOf: () => engine }))

const person = (name: string): Sitter => ({ name, bot: null })
const bot: Sitter = { name: '', bot: 'normal' }

async function open(seats: Sitter[], more: Partial<Kept> = {}): Promise<LocalMatch> {
  const shared = { id: 'm', version: 1, game: 'any', options: {}, cooperative: false, seats, file: '', day: '' }
  records.set('m', { ...shared, begun: 1, ended: 0, places: [], ...more })
  const match = new LocalMatch('m')
  await settled()
  return match
}
/** Until nothing is left to do but to wait for a bot. */
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
  events.length = 0
  records.clear()
  engine = new FakeEngine()
})
afterEach(() => void vi.useRealTimers())

test('a turn is kept before it is shown', async () => {
  const match = await open([person('Ann'), bot])
  const put = vi.spyOn(matches, 'put').mockImplementationOnce(async () => {
    expect(match.view?.log).toEqual([])
    return true
  })
  expect(await match.move('a')).toBeNull()
  expect(put).toHaveBeenCalledOnce()
  expect(match.view?.log).toHaveLength(1)
})

test('a bot thinks while a person does, one at a time, and its turn is seen for a moment', async () => {
  const match = await open([person('Ann'), bot, bot])
  const { decision } = match
  expect(events).toEqual(['thinks 1'])
  engine.thoughts[0]!('b')
  await settled()
  expect(events).toEqual(['thinks 1'])
  await vi.advanceTimersByTimeAsync(600)
  expect(events).toEqual(['thinks 1', 'played 1b', 'kept 1b', 'thinks 2'])
  expect(match.decision).toBe(decision)
  await match.move('a')
  expect(match.decision).not.toBe(decision)
})

test('what a bot thought for a page that was left is not played', async () => {
  const match = await open([person('Ann'), bot])
  match.close()
  engine.thoughts[0]!('b')
  await vi.advanceTimersByTimeAsync(1000)
  expect(events).toEqual(['thinks 1'])
})

test('who is next sees nothing before the button is pressed', async () => {
  const match = await open([person('Ann'), person('Ben')])
  expect([match.view, match.cover]).toEqual([null, { seat: 0, back: null }])
  await match.uncover()
  expect([match.view?.seat, match.cover, match.acting]).toEqual([0, null, true])
  await match.move('a')
  expect([match.view, match.cover, match.acting]).toEqual([null, { seat: 1, back: 0 }, false])
  await match.uncover()
  expect([match.view?.seat, match.seat]).toEqual([1, 1])
})

test('whoever ends a round begins the next one: the device is passed on once a round', async () => {
  const match = await open([person('Ann'), person('Ben')])
  await match.uncover()
  await match.move('a')
  await match.uncover()
  await match.move('b')
  expect([match.view?.wave, match.seat, match.cover]).toEqual([1, 1, null])
  await match.move('b')
  expect(match.cover).toEqual({ seat: 0, back: 1 })
})

test('a turn can be taken back before the device is passed on', async () => {
  const match = await open([person('Ann'), person('Ben')])
  await match.uncover()
  await match.move('a')
  await match.takeBack()
  expect([match.cover, match.seat, match.acting]).toEqual([null, 0, true])
})

test('people who play together need no cover', async () => {
  engine.slow = true
  const match = await open([person('Ann'), person('Ben')], { cooperative: true })
  expect([match.cover, match.seat]).toEqual([null, 0])
  await match.move('a')
  expect([match.cover, match.seat, match.view?.seat]).toEqual([null, 1, 1])
})

test('the end is kept with its places and shown to all', async () => {
  const match = await open([person('Ann'), person('Ben')], { file: '0a 1b 0a', cooperative: true })
  await match.move('b')
  expect([match.view?.over, match.seat, match.table?.status]).toEqual([true, null, 'over'])
  expect(records.get('m')?.places).toEqual([
    { score: 7, rank: 1 },
    { score: 7, rank: 1 },
  ])
})

test('another tab that was faster is followed, and nothing of it is overwritten', async () => {
  const match = await open([person('Ann'), person('Ben')], { cooperative: true })
  records.set('m', { ...records.get('m')!, version: 2, file: '1b' })
  expect((await match.move('a'))?.code).toBe('stale')
  expect([records.get('m')?.file, match.view?.ready]).toEqual(['1b', [1]])
})

test('a second tab follows what the first one plays', async () => {
  const match = await open([person('Ann'), bot])
  records.set('m', { ...records.get('m')!, version: 2, file: '0a' })
  heard('m')
  await settled()
  expect(match.view?.ready).toEqual([0])
})

test('a match that is not there is refused', async () => {
  const match = new LocalMatch('nothing')
  await settled()
  expect([match.state, match.problem?.code]).toEqual(['refused', 'not-found'])
})
