/** Where on a board something lies, in words: at the top left, in the middle. */
import { say } from './texts.svelte'

const DOWN = ['top', '', 'bottom']
const ACROSS = ['left', '', 'right']

/** In words, from parts of the whole between 0 and 1. */
export function inWords(across: number, down: number): string {
  const third = (part: number) => Math.min(2, Math.max(0, Math.floor(part * 3)))
  return say(`page-spot-${[DOWN[third(down)], ACROSS[third(across)]].filter(Boolean).join('-') || 'middle'}`)
}
