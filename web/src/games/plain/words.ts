/** What parts of a board and steps are called: by the game's texts where there are such, else as they are. */
import { has, say } from '../../lib/texts.svelte'

export function partName(game: string, key: string): string {
  return named(`${game}-board-${key}`, key)
}

export function stepName(game: string, step: string): string {
  return named(`${game}-step-${step}`, step)
}

function named(id: string, otherwise: string): string {
  return has(id) ? say(id) : otherwise
}
