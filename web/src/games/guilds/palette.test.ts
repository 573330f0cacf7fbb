/** What must be told apart in the town differs by 3:1 at least, in the light and in the dark. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const PALETTE = `${read('../../styles/tokens.css')}${read('./palette.css')}`
const THEMES = { light: 1, dark: 2 }
const LEAST = 3

/** How bright a colour is, by its name or as it is written. */
function luminance(name: string, theme: number): number {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(PALETTE)
  const hex = name.startsWith('#') ? name : found![theme]!
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string, theme: number): number {
  const [dark, bright] = [luminance(one, theme), luminance(other, theme)].sort((a, b) => a - b) as [number, number]
  return (bright + 0.05) / (dark + 0.05)
}

describe.each(Object.entries(THEMES))('in the %s', (_, theme) => {
  test.each([
    ['a block’s edge and the street', 'town-kerb', 'town-street'],
    ['a block’s edge and its spaces', 'town-kerb', 'town-plot'],
    ['a full block’s edge and the street', 'town-gold', 'town-street'],
    ['a full block’s edge and its spaces', 'town-gold', 'town-plot'],
    ['where a tile may lie and other spaces', 'accent', 'town-plot'],
    ['where a tile may lie and what is inside', 'accent', 'town-may'],
    ['the mark of the last tile and a space', 'deep', 'town-plot'],
    ['a closed tile and its drawing', 'town-wall', 'cream'],
    ['the words of a sign and its board', 'ink', 'card'],
    ['a house on the small town and a space', 'town-roof', 'town-plot'],
    ...[0, 1, 2, 3, 4].map((seat) => [`a figure of player ${seat + 1} and its edge`, `seat-${seat}`, 'figure-edge']),
    ...[0, 1, 2, 3, 4].map((seat) => [`a mark of player ${seat + 1} and a card`, `seat-${seat}`, 'card']),
    ...[...'bcksht'].map((tile) => [
      `the drawing of ${tile} and its ground`,
      `guild-${tile}-deep`,
      `guild-${tile}-pale`,
    ]),
  ])('%s', (_what, one, other) => {
    expect(contrast(one!, other!, theme)).toBeGreaterThanOrEqual(LEAST)
  })

  test.each([...'bcksht'])('a tile %s and the space it lies on, by its ground or by its edge', (tile) => {
    const [ground, edge] = ['pale', 'deep'].map((part) => contrast(`guild-${tile}-${part}`, 'town-plot', theme))
    expect(Math.max(ground!, edge!)).toBeGreaterThanOrEqual(LEAST)
  })
})
