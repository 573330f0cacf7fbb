/** A component set that is being typed: its text, what a server says of it, steps back, and where it is kept. */
import { api, UNREACHABLE } from './api/http'
import type { Fault, Problem, SetVerdict } from './api/types'
import { person } from './person.svelte'
import { plainLines, sets, type KeptSet } from './sets.svelte'
import { server } from './reach.svelte'
import { say } from './texts.svelte'
import { problemOf } from './trouble'

/** How long typing is waited for before a server is asked and the browser keeps it, in milliseconds. */
const PAUSE = 350
/** After which time somebody is asked again who could not be reached or was asked too much. */
const AGAIN = 3000
/** Changes that follow each other so soon are one step back. */
const TOGETHER = 800
const STEPS = 200

/** What somebody changes a set by: lines of its text, counted from 0, replaced by others. */
export type ChangeLines = (from: number, count: number, lines: string[]) => void

/** A fault in words. */
export function faultWords({ id, args, inner }: Fault): string {
  const said = Object.entries(inner).map(([name, fault]) => [name, faultWords(fault)])
  return say(id, { ...args, ...Object.fromEntries(said) })
}

export class SetBook {
  title = $state('')
  text = $state('')
  verdict = $state.raw<SetVerdict | null>(null)
  /** Whether the verdict is about the text as it is. */
  told = $state(false)
  problem = $state.raw<Problem | null>(null)
  kept = $state.raw<KeptSet>() as KeptSet
  readonly lines = $derived(this.text.split('\n'))
  /** What is wrong or unusual in each line, counted from 1. */
  readonly marks = $derived.by(() => {
    const found = new Map<number, { fault: Fault; wrong: boolean }[]>()
    const { wrong, unusual } = this.verdict ?? { wrong: null, unusual: [] }
    for (const fault of wrong ? [wrong, ...unusual] : unusual)
      found.set(fault.line, [...(found.get(fault.line) ?? []), { fault, wrong: fault === wrong }])
    return found
  })
  readonly good = $derived(this.told && !!this.verdict && !this.verdict.wrong)
  /** Whether the server has just this. */
  readonly published = $derived(this.kept?.server?.text === this.text && this.kept.server.title === this.title)

  #back = $state.raw<string[]>([])
  #forth = $state.raw<string[]>([])
  #changed = 0
  #asking: ReturnType<typeof setTimeout> | undefined
  #keeping: ReturnType<typeof setTimeout> | undefined
  #deaf: () => void

  constructor(kept: KeptSet) {
    this.kept = kept
    this.title = kept.title
    this.text = kept.text
    this.#deaf = sets.listen((id) => id === kept.id && void this.#follow())
    void this.#ask()
  }

  close(): void {
    clearTimeout(this.#asking)
    this.#deaf()
    if (this.#keeping) void this.#keep()
  }

  get canUndo(): boolean {
    return this.#back.length > 0
  }
  get canRedo(): boolean {
    return this.#forth.length > 0
  }

  change(text: string): void {
    const next = plainLines(text)
    if (next === this.text) return
    const now = Date.now()
    if (now - this.#changed > TOGETHER || !this.#back.length) this.#back = [...this.#back, this.text].slice(-STEPS)
    this.#changed = now
    this.#forth = []
    this.#set(next)
  }

  changeLines: ChangeLines = (from, count, lines) => {
    this.#changed = 0
    this.change(this.lines.toSpliced(from, count, ...lines).join('\n'))
    this.#changed = 0
  }

  rename(title: string): void {
    this.title = title
    this.#keepSoon()
  }

  undo(): void {
    const before = this.#back.at(-1)
    if (before === undefined) return
    this.#back = this.#back.slice(0, -1)
    this.#forth = [...this.#forth, this.text]
    this.#set(before)
  }

  redo(): void {
    const after = this.#forth.at(-1)
    if (after === undefined) return
    this.#forth = this.#forth.slice(0, -1)
    this.#back = [...this.#back, this.text]
    this.#set(after)
  }

  /** Have the server keep it as it is; returns its id there, or null where it said no. */
  async publish(): Promise<string | null> {
    try {
      await person.introduce()
      const { title, text } = this
      const there = this.kept.server
      const facts = there
        ? await api.changeSet(there.id, { version: there.version, title, text })
        : await api.newSet({ game: this.kept.game, title, text })
      this.title = facts.title
      await this.#put({
        title: facts.title,
        server: { id: facts.id, version: facts.version, title: facts.title, text },
      })
      this.problem = null
      return facts.id
    } catch (error) {
      this.problem = problemOf(error)
      // What somebody has deleted there is kept anew the next time.
      if (this.problem.code === 'not-found') await this.#put({ server: null })
      if (this.problem.code === 'set-changed') await this.#newest()
      return null
    }
  }

  /** Take it off the server; here it stays. */
  async withdraw(): Promise<void> {
    try {
      await api.deleteSet(this.kept.server!.id)
    } catch (error) {
      this.problem = problemOf(error)
      if (this.problem.code !== 'not-found') return
    }
    await this.#put({ server: null })
  }

  #set(text: string): void {
    this.text = text
    this.told = false
    clearTimeout(this.#asking)
    this.#asking = setTimeout(() => void this.#ask(), PAUSE)
    this.#keepSoon()
  }

  /** Ask the server what it says; where there is none, nobody knows. */
  async #ask(): Promise<void> {
    const { text } = this
    const again = (problem: Problem | null) => {
      this.problem = problem
      this.#asking = setTimeout(() => void this.#ask(), AGAIN)
    }
    try {
      const verdict = await api.checkSet(this.kept.game, text)
      if (text !== this.text) return
      this.verdict = verdict
      this.told = true
      this.problem = null
      this.#keepSoon()
    } catch (error) {
      if (text !== this.text) return
      const problem = problemOf(error)
      if (problem === UNREACHABLE) server.there = false
      if (problem === UNREACHABLE || problem.code === 'set-too-fast' || problem.code === 'too-many') return again(null)
      this.verdict = null
      this.problem = problem
    }
  }

  #keepSoon(): void {
    clearTimeout(this.#keeping)
    this.#keeping = setTimeout(() => void this.#keep(), PAUSE)
  }

  async #keep(): Promise<void> {
    clearTimeout(this.#keeping)
    this.#keeping = undefined
    const { title, text } = this
    await this.#put({ title, text, box: this.good ? this.verdict!.box : null })
  }

  async #put(change: Partial<KeptSet>): Promise<void> {
    const changed = { ...this.kept, ...change, version: this.kept.version + 1, changed: Date.now() }
    if (await sets.put(changed)) this.kept = changed
    else await this.#follow()
  }

  /** The version that the server has by now: whoever keeps it again means to. */
  async #newest(): Promise<void> {
    const there = await api.set(this.kept.server!.id).catch(() => null)
    if (there) {
      const { id, version, title, text } = there
      await this.#put({ server: { id, version, title, text } })
    }
  }

  /** Another tab was faster: what it has kept is what is shown, and what was here is a step back. */
  async #follow(): Promise<void> {
    const newer = await sets.get(this.kept.id)
    if (!newer || newer.version <= this.kept.version) return
    this.kept = newer
    this.title = newer.title
    if (newer.text === this.text) return
    this.#back = [...this.#back, this.text]
    this.text = newer.text
    this.told = false
    void this.#ask()
  }
}
