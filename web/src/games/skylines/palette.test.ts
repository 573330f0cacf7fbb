import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = ['games/skylines', 'pictures']
  .map((room) => readFileSync(new URL(`../../../../src/quartier/${room}/palette.css`, import.meta.url), 'utf8'))
  .join('')

/** A colour of the palette, light or dark. */
function colour(name: string, theme: number): number[] {
  const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css)
  expect(found, name).not.toBeNull()
  return [1, 3, 5].map((at) => parseInt(found![1 + theme]!.slice(at, at + 2), 16) / 255)
}

/** How bright a colour is, as the accessibility guidelines reckon it. */
function luminance(channels: number[]): number {
  const [red, green, blue] = channels.map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string, theme: number): number {
  const [low, high] = [one, other].map((name) => luminance(colour(name, theme)) + 0.05).sort((a, b) => a - b)
  return high! / low!
}

const KINDS = ['residential', 'commercial', 'industrial', 'utility', 'service', 'unique']
const PAIRS: [string, string][] = [
  ...KINDS.map((kind): [string, string] => [`kind-${kind}-edge`, 'sky-land']),
  ['sky-shore', 'sky-land'],
  ['sky-back-deep', 'sky-back'],
  // What is drafted and where a tile may lie, and a turn that is pointed at: a line in the accent beside one of the card.
  ['accent', 'sky-land'],
  ['accent', 'card'],
  ['bad', 'card'],
  ['deep', 'sky-land'],
]

it.each(PAIRS)('%s stands out from %s in both themes', (one, other) => {
  expect(contrast(one, other, 0)).toBeGreaterThanOrEqual(3)
  expect(contrast(one, other, 1)).toBeGreaterThanOrEqual(3)
})

it('streets stand out from the land, by themselves or by their kerbs', () => {
  for (const theme of [0, 1])
    expect(Math.max(...['sky-street', 'sky-kerb'].map((line) => contrast(line, 'sky-land', theme)))).toBeGreaterThan(3)
})
