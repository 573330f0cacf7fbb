/** What a study says, and how it is changed: turns, branches, notes, its name. Every change is on its way to be kept. */
import type { StudyTurn } from './api/types'
import type { Begun } from './studies'
import { StudyKeeping } from './study_keeping.svelte'
import { childrenOf, promoted, sameIn, without, type Told } from './study_tree'

export class StudyBook {
  told = $state.raw<Told>({ title: '', note: '', turns: [] })
  /** What was deleted last can be taken back. */
  deleted = $state.raw<{ told: Told; at: number } | null>(null)
  readonly keeping: StudyKeeping

  constructor(
    begun: Begun,
    /** Called when another tab's changes came in: where each position is now. */
    onmerged: (now: (at: number) => number) => void,
  ) {
    const { title, note, turns } = begun
    this.told = { title, note, turns }
    this.keeping = new StudyKeeping(begun, this.told, (told) => {
      const { turns: before } = this.told
      this.told = told
      onmerged((at) => sameIn(before, at, told.turns))
    })
  }

  get turns(): StudyTurn[] {
    return this.told.turns
  }

  noteOn(at: number): string {
    return at ? this.turns[at - 1]!.note : this.told.note
  }

  /** Where a turn leads from a position: there already, or new. */
  add(parent: number, seat: number, turn: string): number {
    const there = childrenOf(this.turns, parent).find((child) => {
      const other = this.turns[child - 1]!
      return other.seat === seat && other.turn === turn
    })
    if (there !== undefined) return there
    this.#change({ ...this.told, turns: [...this.turns, { parent, seat, turn, note: '' }] })
    return this.turns.length
  }

  write(at: number, note: string): void {
    if (note === this.noteOn(at)) return
    const turns = this.turns.map((turn, index) => (index + 1 === at ? { ...turn, note } : turn))
    this.#change(at ? { ...this.told, turns } : { ...this.told, note })
  }

  name(title: string): void {
    this.#change({ ...this.told, title })
  }

  /** Delete a position and all that comes after it; returns where the one before it is now. */
  delete(at: number): number {
    const { told } = this
    const turns = without(told.turns, at)
    this.#change({ ...told, turns })
    this.deleted = { told, at }
    return sameIn(told.turns, told.turns[at - 1]!.parent, turns)
  }

  /** Take the last deletion back; returns where what was deleted is. */
  restore(): number {
    const { told, at } = this.deleted!
    this.#change(told)
    return at
  }

  /** Make the line that leads to a position the main one; returns where it is now. */
  promote(at: number): number {
    const { turns, now } = promoted(this.turns, at)
    this.#change({ ...this.told, turns })
    return now.get(at)!
  }

  #change(told: Told): void {
    this.told = told
    this.deleted = null
    this.keeping.change(told)
  }
}
