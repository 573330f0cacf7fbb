/** How a study is kept by the server: at once when asked to, and from then on with every change. */
import { api, Refused, UNREACHABLE } from './api/http'
import type { Problem } from './api/types'
import { person } from './person.svelte'
import { merged, type Told } from './study_tree'
import type { Begun } from './studies'
import { problemOf } from './trouble'

/** How long changes are gathered, and how long somebody who could not be reached is left alone, in milliseconds. */
const GATHER = 700
const AGAIN = 4000

export class StudyKeeping {
  /** Where it is kept; null: nowhere. */
  id = $state<string | null>(null)
  /** Whether it may be changed by whoever sits here. */
  yours = $state(false)
  /** Whether all of it is kept. */
  whole = $state(true)
  problem = $state.raw<Problem | null>(null)

  #version = 0
  /** What the server has, and what it is to have. */
  #base: Told
  #told: Told
  #timer: ReturnType<typeof setTimeout> | undefined
  #busy = false

  constructor(
    readonly begun: Begun,
    told: Told,
    /** Called with what has become of two tabs' changes. */
    readonly onmerged: (told: Told) => void,
  ) {
    this.#base = this.#told = told
    if (!begun.kept) return
    ;({ id: this.id, yours: this.yours, version: this.#version } = begun.kept)
  }

  change(told: Told): void {
    this.#told = told
    this.whole = false
    if (this.id && this.yours) this.#soon(GATHER)
  }

  /** Begin to keep it, as one's own; returns where it is. */
  async begin(): Promise<string | null> {
    const { engine, deal, players } = this.begun
    const told = this.#told
    try {
      await person.introduce()
      const bare = await engine.line(deal, [])
      const file = await engine.file(bare)
      void engine.close(bare)
      const kept = await api.newStudy({ file, players, ...told })
      this.#base = told
      ;({ id: this.id, version: this.#version } = kept)
      this.yours = true
      this.whole = told === this.#told
      this.problem = null
      if (!this.whole) this.#soon(GATHER)
      return kept.id
    } catch (error) {
      this.problem = problemOf(error)
      return null
    }
  }

  /** Keep what is left; nobody waits for it. */
  close(): void {
    clearTimeout(this.#timer)
    if (this.id && this.yours && !this.whole) void this.#save()
  }

  #soon(wait: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#save(), wait)
  }

  async #save(): Promise<void> {
    if (this.#busy) return this.#soon(GATHER)
    this.#busy = true
    const told = this.#told
    try {
      const { version } = await api.changeStudy(this.id!, { version: this.#version, ...told })
      this.#version = version
      this.#base = told
      this.whole = told === this.#told
      this.problem = null
    } catch (error) {
      await this.#failed(problemOf(error))
    } finally {
      this.#busy = false
    }
  }

  async #failed(problem: Problem): Promise<void> {
    if (problem.code === 'study-changed') return this.#merge()
    // Who is too fast is kept a little later, and need not know.
    const fast = problem.code === 'study-too-fast' || problem.code === 'too-many'
    this.problem = fast ? null : problem
    if (fast || problem === UNREACHABLE) this.#soon(AGAIN)
  }

  /** Another tab was faster: what both have done is put together, shown, and kept. */
  async #merge(): Promise<void> {
    try {
      const { version, title, note, turns } = await api.study(this.id!)
      const theirs = { title, note, turns }
      const both = merged(this.#base, this.#told, theirs)
      this.#version = version
      this.#base = theirs
      this.#told = both
      this.onmerged(both)
      this.#soon(0)
    } catch (error) {
      this.problem = error instanceof Refused ? error.problem : problemOf(error)
    }
  }
}
