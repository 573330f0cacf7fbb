/** The text of a component set, taken apart as far as all games write it alike. */

/** The name of a set in files: one line, and never one that could pass for the house's. */
export function nameOf(title: string): string {
  const line = title.replace(/\s+/g, ' ').trim() || 'own'
  return line.toLowerCase() === 'house' ? `${line}.txt` : line
}

/** The line after which nothing but weights for bots follows. */
const WEIGHTS = '[weights]'

/** The lines of a set without the empty ones around them: what files keep of it, and what its digest is of. */
export function boxLines(text: string): string[] {
  const lines = text.split(/\r?\n/)
  while (lines.length && !lines.at(-1)!.trim()) lines.pop()
  while (lines.length && !lines[0]!.trim()) lines.shift()
  return lines
}

/** How many of the lines are about pieces. */
export function partsEnd(lines: readonly string[]): number {
  const found = lines.findIndex((line) => line.trim() === WEIGHTS)
  return found < 0 ? lines.length : found
}

/** Where a new line goes after the last one that is not empty. */
export function lastLine(lines: readonly string[]): number {
  let end = partsEnd(lines)
  while (end > 0 && !lines[end - 1]!.trim()) end--
  return end
}

/** Whether a set brings weights of its own. */
export const hasWeights = (lines: readonly string[]) => partsEnd(lines) < lines.length
