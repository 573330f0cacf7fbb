import { expect, test, vi } from 'vitest'
import { KeptMatches, MOST, type Kept } from './kept.svelte'
import type { Shelf } from './shelf'

class MemoryShelf implements Shelf<Kept> {
  records = new Map<string, Kept>()
  all = async () => [...this.records.values()]
  get = async (id: string) => this.records.get(id)
  put = async (kept: Kept) => {
    const newer = kept.version > (this.records.get(kept.id)?.version ?? 0)
    if (newer) this.records.set(kept.id, kept)
    return newer
  }
  delete = async (ids: string[]) => ids.forEach((id) => this.records.delete(id))
  listen = () => () => {}
}

const match = (id: string, more: Partial<Kept> = {}): Kept => ({
  ...{ id, version: 1, game: 'any', options: {}, cooperative: false, file: '', day: '', begun: 1, ended: 0 },
  ...{ seats: [], places: [] },
  ...more,
})
const ids = (found: Kept[]) => found.map(({ id }) => id)

test('those that are played come first, then the newest', async () => {
  const matches = new KeptMatches(new MemoryShelf())
  await matches.put(match('old', { begun: 1 }))
  await matches.put(match('over', { begun: 9, ended: 10 }))
  await matches.put(match('new', { begun: 5 }))
  expect(ids(await matches.list())).toEqual(['new', 'old', 'over'])
})

test('whoever has missed a change writes nothing', async () => {
  const matches = new KeptMatches(new MemoryShelf())
  await matches.put(match('one', { version: 2, file: 'first' }))
  expect(await matches.put(match('one', { version: 2, file: 'second' }))).toBe(false)
  expect((await matches.get('one'))?.file).toBe('first')
})

test('the finished ones that ended first make room', async () => {
  const matches = new KeptMatches(new MemoryShelf())
  await matches.put(match('running'))
  for (let ended = 1; ended <= MOST + 2; ended++) await matches.put(match(`m${ended}`, { ended }))
  const kept = ids(await matches.list())
  expect(kept).toHaveLength(MOST + 1)
  expect(kept).toContain('running')
  expect(kept).not.toContain('m2')
})

test('without room the match goes on in the page, and that is told until there is room again', async () => {
  const shelf = new MemoryShelf()
  const matches = new KeptMatches(shelf)
  await matches.put(match('one'))
  const full = vi.spyOn(shelf, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'))
  expect(await matches.put(match('one', { version: 2 }))).toBe(true)
  expect(matches.problem?.text.id).toBe('page-storage-full')
  expect((await matches.get('one'))?.version).toBe(2)
  expect(ids(await matches.list())).toEqual(['one'])
  full.mockRestore()
  await matches.put(match('one', { version: 3 }))
  expect(matches.problem).toBeNull()
  expect((await shelf.get('one'))?.version).toBe(3)
})

test('a browser that keeps nothing says so, and matches last as long as the page', async () => {
  const shelf = new MemoryShelf()
  const gone = () => Promise.reject(new Error())
  Object.assign(shelf, { all: gone, get: gone, put: gone, delete: gone })
  const matches = new KeptMatches(shelf)
  expect(await matches.list()).toEqual([])
  expect(matches.problem?.text.id).toBe('page-storage-none')
  await matches.put(match('one'))
  expect(ids(await matches.list())).toEqual(['one'])
  await matches.delete(['one'])
  expect(await matches.get('one')).toBeUndefined()
})
