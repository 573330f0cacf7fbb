/** The component sets of this device, as its browser keeps them. */
import type { OwnSet } from '../engine/game'
import type { BoxData, Problem } from './api/types'
import { nameOf } from './set_text'
import { shelf } from './shelf'

export interface KeptSet {
  id: string
  /** Counts the changes: whoever has missed one may not write. */
  version: number
  game: string
  title: string
  text: string
  /** What an engine needs to play with it; null as long as no server has read this text and found it good. */
  box: BoxData | null
  /** Where a server keeps it, and what it has there. */
  server: { id: string; version: number; title: string; text: string } | null
  changed: number
}

/** How many sets a browser keeps. */
export const MOST = 100
const HOUSE = import.meta.glob<string>('../../../src/quartier/games/*/data/house.txt', {
  query: '?raw',
  import: 'default',
})

/** The text of a game's house set. */
export async function houseSet(game: string): Promise<string> {
  return (await HOUSE[`../../../src/quartier/games/${game}/data/house.txt`]?.()) ?? ''
}

/** The games that have components. */
export const withSets = Object.keys(HOUSE).map((path) => path.split('/').at(-3)!)

/** Text as it is kept: lines end in one way, and in no way that only some readers see. */
export const plainLines = (text: string) =>
  text.replace(/^\uFEFF/, '').replace(/\r\n?|[\v\f\x1c-\x1e\x85\u2028\u2029]/g, '\n')

/** What the engine plays with. */
export const ownSet = ({ title, text, box }: KeptSet): OwnSet | undefined =>
  box ? { title: nameOf(title), text, data: box } : undefined

const kept = shelf<KeptSet>('sets', 'quartier-sets')
const NO_STORAGE: Problem = { code: 'storage', text: { id: 'page-storage-none', args: {} } }
const FULL: Problem = { code: 'storage', text: { id: 'page-sets-full', args: { most: MOST } } }

class Sets {
  problem = $state.raw<Problem | null>(null)

  /** All of them, those that changed last first. */
  async list(): Promise<KeptSet[]> {
    const all = await kept.all().catch(() => this.#missing([]))
    return all.sort((one, other) => other.changed - one.changed)
  }

  async get(id: string): Promise<KeptSet | undefined> {
    return kept.get(id).catch(() => this.#missing(undefined))
  }

  /** Keep a change; false: another tab has kept one first, and nothing was written. */
  async put(set: KeptSet): Promise<boolean> {
    try {
      return await kept.put(set)
    } catch {
      return this.#missing(true)
    }
  }

  /** A new one; returns its id, or why there is none. */
  async add(game: string, title: string, text: string, server: KeptSet['server'] = null): Promise<string | Problem> {
    if ((await this.list()).length >= MOST) return FULL
    const drawn = crypto.getRandomValues(new Uint8Array(8))
    const id = Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('')
    await this.put({ id, version: 1, game, title, text: plainLines(text), box: null, server, changed: Date.now() })
    return this.problem ?? id
  }

  async delete(id: string): Promise<void> {
    await kept.delete([id]).catch(() => this.#missing(undefined))
  }

  listen(heard: (id: string) => void): () => void {
    return kept.listen(heard)
  }

  #missing<T>(instead: T): T {
    this.problem = NO_STORAGE
    return instead
  }
}

export const sets = new Sets()
