import { describe, expect, it } from 'vitest'
import {
  centre,
  formOf,
  frameAround,
  heart,
  layStep,
  placeAround,
  squaresIn,
  squaresOf,
  streetsOf,
  turned,
  turnedPart,
  wayTo,
} from './geometry'
import { outline, rings } from '../../lib/outline'

const ELL = formOf(['###', '#..'])
const drawn = (form: { row: number; column: number }[]) => layStep(form)

describe('tiles', () => {
  it('are named row by row, however their squares come', () => {
    expect(
      layStep([
        { row: 4, column: 3 },
        { row: 3, column: 2 },
        { row: 4, column: 2 },
      ]),
    ).toBe('@c4c5d5')
    expect(squaresIn('@c4c12d5')).toEqual(['c4', 'c12', 'd5'])
  })

  it('are turned clockwise', () => {
    expect(drawn(turned(ELL, 1, false))).toBe(drawn(formOf(['##', '.#', '.#'])))
    expect(drawn(turned(ELL, 4, false))).toBe(drawn(ELL))
  })

  it('are flipped from left to right', () => {
    expect(drawn(turned(ELL, 0, true))).toBe(drawn(formOf(['###', '..#'])))
  })

  it('are found in what lies on the map', () => {
    expect(wayTo(ELL, formOf(['#..', '###']))).toEqual({ quarters: 2, flipped: true })
    expect(wayTo(ELL, formOf(['##', '##']))).toBeNull()
  })

  it('lie around the pointer', () => {
    expect(layStep(placeAround(formOf(['##']), { x: 3, y: 2.5 }))).toBe('@c3d3')
    expect(layStep(placeAround(formOf(['###']), { x: 0.5, y: 0.5 }))).toBe('@a1b1c1')
    expect(centre(formOf(['##', '#.']))).toEqual({ x: 1, y: 1 })
    expect(heart(formOf(['###', '.#.']))).toEqual({ row: 0, column: 1 })
  })
})

describe('board parts', () => {
  const PART = {
    squares: ['~.....', '......', '......', '......', '......', '......'],
    right: [' |    ', '      ', '      ', '      ', '      ', '      '],
    below: ['-     ', '      ', '      ', '      ', '      ', '      '],
  }

  it('turn with their water and their streets', () => {
    const part = turnedPart(PART, 1)
    expect(squaresOf(part, '~', { row: 0, column: 0 })).toEqual([{ row: 0, column: 5 }])
    expect(part.below[1]).toBe('     -')
    expect(part.right[0]).toBe('    | ')
    expect(turnedPart(PART, 4)).toEqual(PART)
  })

  it('have streets on the sides of squares', () => {
    expect(streetsOf(PART, { row: 0, column: 0 })).toBe('M0,48h48M96,0v48')
  })

  it('are framed together', () => {
    expect(frameAround(['a2', 'b2', 'b3'])).toEqual({ row: 0, column: 6, height: 12, width: 12 })
  })
})

describe('outlines', () => {
  it('go once around an area', () => {
    expect(rings(formOf(['##', '#.'])).map((ring) => ring.length)).toEqual([6])
    expect(outline(formOf(['#']), 48)).toBe('M0,0L48,0L48,48L0,48z')
  })

  it('go around holes too', () => {
    expect(
      rings(formOf(['###', '#.#', '###']))
        .map((ring) => ring.length)
        .sort(),
    ).toEqual([4, 4])
  })

  it('keep squares apart that touch only at a corner', () => {
    expect(rings(formOf(['#.', '.#']))).toHaveLength(2)
  })

  it('can lie inside the edge', () => {
    expect(outline(formOf(['##']), 48, 4)).toBe('M4,4L92,4L92,44L4,44z')
  })
})
