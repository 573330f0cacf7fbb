/** Pieces stand out on boards in both themes: 3 to 1 at least, as the guidelines ask of what must be told apart. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const PYTHON = '../../../src/quartier'
const SOURCES = ['pictures', 'games/tangram', 'games/guilds'].map((room) => `${PYTHON}/${room}/palette.css`)
const palette = new Map(
  SOURCES.flatMap((source) => [
    ...readFileSync(new URL(source, import.meta.url), 'utf-8').matchAll(
      /--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g,
    ),
  ]).map(([, name, light, dark]) => [name!, { light: light!, dark: dark! }]),
)
const SEATS = Array.from({ length: 8 }, (_, seat) => `seat-${seat}`)
/** What must be told apart in the town of City and Guilds. */
const TOWN = {
  'a block’s edge and the street': ['town-kerb', 'town-street'],
  'a block’s edge and its spaces': ['town-kerb', 'town-plot'],
  'a full block’s edge and the street': ['town-gold', 'town-street'],
  'a full block’s edge and its spaces': ['town-gold', 'town-plot'],
  'where a tile may lie and other spaces': ['accent', 'town-plot'],
  'where a tile may lie and what is inside': ['accent', 'town-may'],
  'the mark of the last tile and a space': ['deep', 'town-plot'],
  'a closed tile and its drawing': ['town-wall', 'cream'],
  'the words of a sign and its board': ['ink', 'card'],
  'a house on the small town and a space': ['town-roof', 'town-plot'],
}
const TILES = [...'bcksht']
const TANGRAM = ['tangram-black', 'tangram-green', 'tangram-pool']

function brightness(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  function contrast(one: string, other: string): number {
    const [dim, bright] = [one, other].map((name) => brightness(palette.get(name)![theme])).sort((a, b) => a - b)
    return (bright! + 0.05) / (dim! + 0.05)
  }

  test.each(SEATS)('a tourist of %s stands out from its rim, on whatever field', (seat) => {
    expect(contrast(seat, 'rim')).toBeGreaterThanOrEqual(3)
  })

  test.each(TANGRAM)('%s stands out from its edge and, by one of them, from the empty board', (piece) => {
    expect(contrast(piece, 'cream')).toBeGreaterThanOrEqual(3)
    const ground = 'tangram-ground'
    expect(Math.max(contrast(piece, ground), contrast('cream', ground))).toBeGreaterThanOrEqual(3)
  })

  test('black and green stand out from each other', () => {
    expect(contrast('tangram-black', 'tangram-green')).toBeGreaterThanOrEqual(3)
  })

  test.each(Object.entries(TOWN))('%s differ', (_what, [one, other]) => {
    expect(contrast(one!, other!)).toBeGreaterThanOrEqual(3)
  })

  test.each(SEATS)('a mark of %s stands out from a card, as on the tracks', (seat) => {
    expect(contrast(seat, 'card')).toBeGreaterThanOrEqual(3)
  })

  test.each(TILES)(
    'tile %s stands out from its space, by its ground or by its edge, and its drawing from both',
    (tile) => {
      const [ground, edge] = [`guild-${tile}-pale`, `guild-${tile}-deep`]
      expect(contrast(ground, edge)).toBeGreaterThanOrEqual(3)
      expect(Math.max(contrast(ground, 'town-plot'), contrast(edge, 'town-plot'))).toBeGreaterThanOrEqual(3)
    },
  )

  test('what is lit up stands out on every field', () => {
    for (const field of ['attraction', 'park', 'cafe', 'water', ...TANGRAM, 'tangram-ground'])
      expect(Math.max(contrast('deep', field), contrast('card', field))).toBeGreaterThanOrEqual(3)
  })
})
