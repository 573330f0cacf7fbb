/** The board part in hand while the map is arranged (scenario 5): which one, and how it is turned. */
import { turnedPart, type PartDrawing } from './geometry'
import type { Board, Part } from './types'

const STEP = /^([a-f]):([a-c][1-4])\/([0-3])$/

export class Arranging {
  /** The parts that lie nowhere yet. */
  parts = $state.raw<Part[]>([])
  chosen = $state(0)
  quarters = $state(0)

  readonly part: Part | null = $derived(this.parts[this.chosen] ?? null)
  readonly drawing: PartDrawing | null = $derived(this.part && turnedPart(this.part, this.quarters))

  begin(board: Board): void {
    this.parts = board.parts.filter(({ place }) => place === null)
    this.chosen = Math.min(this.chosen, Math.max(0, this.parts.length - 1))
  }

  turn(quarters = 1): void {
    this.quarters = (this.quarters + quarters + 4) % 4
  }

  /** The step that places the part in hand. */
  step(place: string): string | null {
    return this.part && `${this.part.letter}:${place}/${this.quarters}`
  }

  /** Take up the part of a step. */
  match(step: string): void {
    const placed = placedBy(step)
    if (!placed) return
    this.chosen = Math.max(
      0,
      this.parts.findIndex(({ letter }) => letter === placed.letter),
    )
    this.quarters = placed.quarters
  }
}

/** Part, place and turn of a step; null for any other step. */
export function placedBy(step: string | undefined): { letter: string; place: string; quarters: number } | null {
  const found = STEP.exec(step ?? '')
  return found && { letter: found[1]!, place: found[2]!, quarters: Number(found[3]) }
}
