/** What a game brings for its component sets: pieces that are drawn and changed, beside the text that says the same. */
import type { Component } from 'svelte'
import type { Fault } from '../lib/api/types'
import type { ChangeLines } from '../lib/set_book.svelte'
import { loadPage } from './games'

export interface SetProps {
  /** The text, line by line. */
  lines: string[]
  /** What is wrong or unusual in each line, counted from 1. */
  marks: Map<number, { fault: Fault; wrong: boolean }[]>
  /** Replaces lines, counted from 0; without it the set is only looked at. */
  change?: ChangeLines | undefined
}

const editors = import.meta.glob<{ default: Component<SetProps> }>('./*/SetPieces.svelte')

/** The pieces of a game's sets; its drawings and texts come with them. */
export async function loadPieces(game: string): Promise<Component<SetProps> | null> {
  const load = editors[`./${game}/SetPieces.svelte`]
  if (!load) return null
  const [pieces] = await Promise.all([load(), loadPage(game)])
  return pieces.default
}
