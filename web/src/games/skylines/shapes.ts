/** What the shapes of tiles are called, and in how many places each may lie. */
import { say } from '../../lib/texts.svelte'
import { formOf, layStep, squareOf, squaresIn, toCorner, turned, type Square } from './geometry'
import type { Shape } from './types'

const DRAWN: Record<string, string> = {
  one: '#',
  two: '##',
  three: '###',
  four: '####',
  corner: '##/#.',
  square: '##/##',
  ell: '###/#..',
  tee: '###/.#.',
  zig: '##./.##',
  pea: '###/##.',
  hook: '####/#...',
  bay: '###/#.#',
  vee: '###/#../#..',
  crane: '###/.#./.#.',
  stair: '##./.##/..#',
}

/** A tile turned and flipped in all ways, each as the step that would lay it in the corner. */
function everyWay(form: Square[]): string[] {
  return [false, true].flatMap((flipped) => [0, 1, 2, 3].map((quarters) => layStep(turned(form, quarters, flipped))))
}

const NAMES = new Map(
  Object.entries(DRAWN).flatMap(([name, rows]) => everyWay(formOf(rows.split('/'))).map((way) => [way, name])),
)

/** What the shape of some squares is called; those of a set of one's own by their size. */
export function shapeName(squares: Square[]): string {
  return say(`skylines-shape-${NAMES.get(layStep(toCorner(squares))) ?? 'other'}`, { squares: squares.length })
}

/** In how many of some places a tile of each shape would lie. */
export function placesByShape(shapes: Shape[], places: Iterable<string>): number[] {
  const ways = new Map(shapes.flatMap(({ drawing }, index) => everyWay(formOf(drawing)).map((way) => [way, index])))
  const found = shapes.map(() => 0)
  for (const place of places) {
    const index = ways.get(layStep(toCorner(squaresIn(place).map(squareOf))))
    if (index !== undefined) found[index]!++
  }
  return found
}

/** A shape in words: its name, its size, how many are left, and in how many places it may lie, where that is known. */
export function shapeWords({ drawing, left }: Shape, fits: number | null): string {
  const form = formOf(drawing)
  const words = say('skylines-page-shape', { shape: shapeName(form), squares: form.length, left })
  if (fits === null) return words
  return `${words}, ${fits ? say('skylines-page-shape-fits', { places: fits }) : say('skylines-page-shape-nowhere')}`
}
