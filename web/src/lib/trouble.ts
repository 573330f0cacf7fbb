/** What went wrong, as something that can be told. */
import type { Problem } from './api/types'

const FAILED: Problem = { code: 'failed', text: { id: 'page-failed', args: {} } }

/** The problem that the server or the engine gave with an error; else that this page failed. */
export function problemOf(error: unknown): Problem {
  const given = (error as { problem?: Problem } | null)?.problem
  if (!given) console.error(error)
  return given ?? FAILED
}
