/** Where start tiles may lie, read from the list of all start layouts. */
import { ARROWS, frameAround, nameOf, same, spotOf, type Frame, type Spot } from './geometry'

export interface Layouts {
  /** The places of the three tiles, for every way to lay them. */
  ways: Spot[][]
  /** The frame that they are named in. */
  frame: Frame
}

interface Placed {
  place: Spot | null
  turn: number
}

/** Layouts differ in places and turns; here only the places count. */
export function readLayouts(legal: string[]): Layouts {
  const found = new Map<string, Spot[]>()
  for (const text of legal) {
    const key = text.replace(/[\^>v<](?=,|$)/g, '')
    if (!found.has(key)) found.set(key, key.split(',').map(spotOf))
  }
  const ways = [...found.values()]
  return { ways, frame: frameAround(ways.flat())! }
}

/** The places of the frame where one tile may lie, the others being where they are. */
export function offeredSpots({ ways, frame }: Layouts, hand: Placed[], held: number): Set<string> {
  const offered = new Set<string>()
  for (const way of ways) {
    for (let down = 0; frame.top + down < frame.bottom; down += 2) {
      for (let right = 0; frame.left + right < frame.right; right += 2) {
        const shifted = way.map(({ row, column }) => ({ row: row + down, column: column + right }))
        const inside = shifted.every(({ row, column }) => row < frame.bottom && column < frame.right)
        const fits = hand.every(({ place }, tile) => tile === held || !place || same(place, shifted[tile]!))
        if (inside && fits) offered.add(nameOf(shifted[held]!))
      }
    }
  }
  return offered
}

/** A layout as notation, moved to the corner where layouts are named. */
export function shiftedHome({ frame }: Layouts, hand: Placed[]): string {
  const top = Math.min(...hand.map(({ place }) => place!.row))
  const left = Math.min(...hand.map(({ place }) => place!.column))
  return hand
    .map(({ place, turn }) => {
      const home = { row: place!.row - top + frame.top, column: place!.column - left + frame.left }
      return nameOf(home) + ARROWS[turn]
    })
    .join(',')
}
