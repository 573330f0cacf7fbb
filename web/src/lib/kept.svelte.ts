/** The matches of this device, as its browser keeps them. */
import type { Place, Problem, TableFacts } from './api/types'
import type { OwnSet } from '../engine/game'
import type { Progress } from './lesson'
import { shelf, type Shelf } from './shelf'

/** Who sits in a seat: somebody at this device, or a bot. */
export interface Sitter {
  name: string
  bot: string | null
  /** What a bot plays for besides points; matches of older pages have none. */
  character?: string
}

/** A match file, and what it does not say. */
export interface Kept {
  id: string
  /** Counts the changes: whoever has missed one may not write. */
  version: number
  game: string
  options: Record<string, unknown>
  cooperative: boolean
  seats: Sitter[]
  file: string
  /** The component set, where it is not the house's. */
  set?: OwnSet
  /** The day whose deal it is; empty: any deal. */
  day: string
  /** Whether those who share the device have agreed to an engine's advice; not said: who plays alone has. */
  hints?: boolean
  /** How far a guided match has come; no other match has it. */
  lesson?: Progress
  begun: number
  /** Zero while it is played. */
  ended: number
  places: Place[]
}

/** How many finished matches are kept. */
export const MOST = 200

const trouble = (id: string): Problem => ({ code: 'storage', text: { id, args: {} } })

export class KeptMatches {
  /** Why matches are lost when the page is closed, if they are. */
  problem = $state.raw<Problem | null>(null)
  /** What could not be kept lives as long as the page. */
  #unkept = new Map<string, Kept>()

  constructor(readonly shelf: Shelf<Kept>) {}

  /** All of them: those that are played first, then the newest. */
  async list(): Promise<Kept[]> {
    const kept = await this.shelf.all().catch(() => this.#missing([]))
    const all = [...kept.filter(({ id }) => !this.#unkept.has(id)), ...this.#unkept.values()]
    return all.sort((one, other) => Number(!!one.ended) - Number(!!other.ended) || other.begun - one.begun)
  }

  async get(id: string): Promise<Kept | undefined> {
    return this.#unkept.get(id) ?? this.shelf.get(id).catch(() => this.#missing(undefined))
  }

  /** Keep a change; false: another tab has kept one first, and nothing was written. */
  async put(kept: Kept): Promise<boolean> {
    try {
      if (!(await this.shelf.put(kept))) return false
      this.#unkept.delete(kept.id)
      if (!this.#unkept.size) this.problem = null
      if (kept.ended) await this.#makeRoom()
    } catch (error) {
      const full = error instanceof DOMException && error.name === 'QuotaExceededError'
      this.problem = trouble(full ? 'page-storage-full' : 'page-storage-none')
      this.#unkept.set(kept.id, kept)
    }
    return true
  }

  async delete(ids: string[]): Promise<void> {
    for (const id of ids) this.#unkept.delete(id)
    await this.shelf.delete(ids).catch(() => this.#missing(undefined))
  }

  async #makeRoom(): Promise<void> {
    const finished = (await this.list()).filter(({ ended }) => ended).sort((one, other) => other.ended - one.ended)
    const old = finished.slice(MOST).map(({ id }) => id)
    if (old.length) await this.shelf.delete(old)
  }

  #missing<T>(instead: T): T {
    this.problem = trouble('page-storage-none')
    return instead
  }
}

export const matches = new KeptMatches(shelf<Kept>('matches'))

/** A match as a table is told of: what a file does not have, nobody here needs. */
export function factsOf(kept: Kept): TableFacts {
  const { id, game, options, cooperative, seats, day, begun, ended, places } = kept
  // Everybody's own thoughts are compared by the day's deal.
  const hints = !day && (kept.hints ?? seats.filter(({ bot }) => !bot).length === 1)
  const sitter = ({ name, bot, character = '' }: Sitter) =>
    ({ kind: bot ? 'bot' : 'person', name, bot, character, advice: hints && !bot }) as const
  return {
    ...{ id, game, options, cooperative, ended, places, challenge: day, created: begun, started: begun },
    status: ended ? 'over' : 'running',
    seats: seats.map((seat) => ({ ...sitter(seat), away: '', online: true, deadline: null, awaited: false })),
    ...{ host: 0, public: false, spectators: false, late: false, talk: false, clock: null },
    ...{ aids: true, hints, commitment: '', seed: '', salt: '', rematch: '', pairing: null, unscored: false },
  }
}
