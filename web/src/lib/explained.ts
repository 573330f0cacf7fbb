/** What this browser has explained already, and whether it shows what scores; kept beside the settings. */

const KEY = 'quartier-explained'
const FOLDED = 'quartier-scoring-folded'

/** What cannot be kept is remembered as long as the page lives. */
const remembered = new Set<string>()

/** All that was ever explained here, in other tabs too. */
function kept(): Set<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (Array.isArray(found)) return new Set(found.filter((id) => typeof id === 'string'))
  } catch {
    // What somebody else has written there is as good as nothing.
  }
  return new Set()
}

export const explained = {
  has: (id: string): boolean => remembered.has(id) || kept().has(id),

  add(id: string): void {
    remembered.add(id)
    try {
      localStorage.setItem(KEY, JSON.stringify([...kept().add(id)]))
    } catch {
      // Where nothing can be kept, it is explained again another day.
    }
  },

  /** Explain everything anew. */
  forget(): void {
    remembered.clear()
    localStorage.removeItem(KEY)
  },

  get folded(): boolean {
    return localStorage.getItem(FOLDED) !== null
  },

  fold(folded: boolean): void {
    if (folded) localStorage.setItem(FOLDED, 'yes')
    else localStorage.removeItem(FOLDED)
  },
}
