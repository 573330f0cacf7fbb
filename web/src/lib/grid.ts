/** Fields in rows and columns, as boards and drawings have them: their names, and where some of them lie. */

export interface Spot {
  row: number
  column: number
}
export type NamedSpot = Spot & { name: string }

/** A field is named by its column and its row; after z come aa, ab and so on. */
export function nameOf({ row, column }: Spot): string {
  const last = String.fromCharCode(97 + (column % 26))
  return (column < 26 ? last : String.fromCharCode(96 + Math.floor(column / 26)) + last) + (row + 1)
}

/** The field that a name begins with. */
export function spotOf(name: string): Spot {
  const [, letters = '', row] = /^([a-z]+)(\d+)/.exec(name) ?? []
  const column = [...letters].reduce((before, letter) => 26 * before + letter.charCodeAt(0) - 96, 0)
  return { row: Number(row) - 1, column: column - 1 }
}

export const named = (name: string): NamedSpot => ({ name, ...spotOf(name) })

export function same(one: Spot | null, other: Spot | null): boolean {
  return one?.row === other?.row && one?.column === other?.column
}

/** The fields of a square, row by row. */
export function fieldsOf(span: number, corner: Spot = { row: 0, column: 0 }): NamedSpot[] {
  return Array.from({ length: span * span }, (_, index) => {
    const spot = { row: corner.row + Math.floor(index / span), column: corner.column + (index % span) }
    return { ...spot, name: nameOf(spot) }
  })
}

/** The outermost rows and columns of some fields. */
export function extremes(spots: readonly Spot[]): Record<'top' | 'left' | 'bottom' | 'right', number> {
  const rows = spots.map(({ row }) => row)
  const columns = spots.map(({ column }) => column)
  return {
    top: Math.min(...rows),
    left: Math.min(...columns),
    bottom: Math.max(...rows),
    right: Math.max(...columns),
  }
}
