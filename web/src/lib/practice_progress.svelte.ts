/** What somebody has solved on this device: each puzzle with its mistakes, and the days in a row. */
import { dayAfter } from './day'
import { today } from './home'

const KEY = 'quartier-practice'

interface Kept {
  /** By game and puzzle, the mistakes before it was solved. */
  solved: Record<string, Record<string, number>>
  /** Likewise the mistakes with what is not solved yet. */
  missed: Record<string, Record<string, number>>
  /** By game the day whose puzzle was solved last, on that day. */
  daily: Record<string, string>
  /** The last day on which something was solved, how many in a row there are, and the most there were. */
  last: string
  row: number
  longest: number
}

const NOTHING: Kept = { solved: {}, missed: {}, daily: {}, last: '', row: 0, longest: 0 }

function recalled(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return { ...NOTHING, ...(typeof kept === 'object' ? kept : {}) }
  } catch {
    return NOTHING
  }
}

export class Progress {
  #kept = $state.raw(recalled())

  constructor(readonly today: () => string) {
    // Another tab has solved something.
    globalThis.addEventListener?.('storage', ({ key }) => {
      if (key === KEY || key === null) this.#kept = recalled()
    })
  }

  /** The mistakes before a puzzle was solved; null: it is not. */
  mistakes(game: string, id: string): number | null {
    return this.#kept.solved[game]?.[id] ?? null
  }

  /** The mistakes with a puzzle so far. */
  missed(game: string, id: string): number {
    return this.#kept.missed[game]?.[id] ?? 0
  }

  solvedOn(game: string, day: string): boolean {
    return this.#kept.daily[game] === day
  }

  /** On how many days in a row something was solved, up to today or yesterday. */
  get row(): number {
    const { last, row } = this.#kept
    return last >= dayAfter(this.today(), -1) ? row : 0
  }

  get longest(): number {
    return this.#kept.longest
  }

  /** Whether there is anything to forget. */
  get begun(): boolean {
    return Object.keys(this.#kept.solved).length + Object.keys(this.#kept.missed).length > 0
  }

  /** Note a mistake. */
  miss(game: string, id: string): void {
    if (this.mistakes(game, id) !== null) return
    this.#change(({ missed, ...rest }) => {
      const own = { ...missed[game], [id]: (missed[game]?.[id] ?? 0) + 1 }
      return { ...rest, missed: { ...missed, [game]: own } }
    })
  }

  /** Note a puzzle that is solved, and whether it was the day's; the first time counts. */
  solve(game: string, id: string, daily: boolean): void {
    const day = this.today()
    this.#change((kept) => {
      const { [id]: mistakes = 0, ...missed } = kept.missed[game] ?? {}
      const row = kept.last === day ? kept.row : kept.last === dayAfter(day, -1) ? kept.row + 1 : 1
      return {
        solved: { ...kept.solved, [game]: { [id]: mistakes, ...kept.solved[game] } },
        missed: { ...kept.missed, [game]: missed },
        daily: daily ? { ...kept.daily, [game]: day } : kept.daily,
        last: day,
        row,
        longest: Math.max(kept.longest, row),
      }
    })
  }

  forget(): void {
    this.#change(() => NOTHING)
  }

  /** What two tabs do counts in both. */
  #change(change: (kept: Kept) => Kept): void {
    this.#kept = change(recalled())
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // A browser that keeps nothing knows it as long as the page is open.
    }
  }
}

export const progress = new Progress(today)
