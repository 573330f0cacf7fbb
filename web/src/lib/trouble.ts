/** What went wrong, as something that can be told. */
import { Refused } from './api/http'
import type { Problem } from './api/types'

const FAILED: Problem = { code: 'failed', text: { id: 'page-failed', args: {} } }

/** The problem in an error: one that a server or the engine gave, else that this page failed. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return error.problem
  const found = error as Partial<Problem> | null
  return found?.code && found.text ? (found as Problem) : FAILED
}
