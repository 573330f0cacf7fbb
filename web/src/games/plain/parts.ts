/** What a board is made of, whatever the game: what all share, and in the field `boards` what each seat has. */
export type Parts = Record<string, unknown>

const OWN = 'boards'

/** What lies on the table for all. */
export function shared(board: unknown): Parts {
  return Object.fromEntries(Object.entries(board as Parts).filter(([key]) => key !== OWN))
}

/** What a seat has; nothing where the game does not say. */
export function own(board: unknown, seat: number): unknown {
  const boards = (board as Parts)[OWN]
  return Array.isArray(boards) ? boards[seat] : undefined
}

/** Whether a value is rows of signs, all of one length: a map. */
export function isGrid(value: unknown): value is string[] {
  if (!Array.isArray(value) || !value.length) return false
  return value.every((row) => typeof row === 'string' && row.length > 0 && row.length === (value[0] as string).length)
}

/** A colour for a sign: the same one always. */
export function hue(sign: string): number {
  return (sign.codePointAt(0)! * 151) % 360
}
