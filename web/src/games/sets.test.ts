import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as cities from './cities/set'
import * as guilds from './guilds/set'
import * as skylines from './skylines/set'
import * as tangram from './tangram/set'

const house = (game: string) =>
  readFileSync(join(import.meta.dirname, '../../../src/quartier/games', game, 'data/house.txt'), 'utf8').split('\n')
const words = (text: string) => text.trim().split(/\s+/).join(' ')

describe('the house sets are written back as they were read', () => {
  it('Cities', () => {
    const lines = house('cities')
    for (const tile of cities.readTiles(lines)) {
      const [at, , [text]] = cities.withTile(lines, tile, tile.letters)
      expect(words(text!)).toBe(words(lines[at]!))
    }
    expect(cities.counted(cities.readTiles(lines))).toEqual([24, 24, 24, 24])
  })

  it('Tangram City', () => {
    const lines = house('tangram')
    for (const tile of tangram.readTiles(lines)) {
      const [at, , [text]] = tangram.withTile(lines, tile)
      expect(words(text!)).toBe(words(lines[at]!))
    }
    for (const board of tangram.readBoards(lines)) {
      const [at, , [text]] = tangram.withBoard(lines, board)
      expect(words(text!)).toBe(words(lines[at]!))
    }
  })

  it('City and Guilds', () => {
    const lines = house('guilds')
    const town = guilds.readTown(lines)
    const [at, count, rows] = guilds.withRows(town, town.rows)
    expect(lines.slice(at, at + count)).toEqual(rows)
    for (const block of guilds.BLOCKS) expect(guilds.blockFacts(town.rows, block)).toEqual({ spaces: 8, whole: true })
  })

  it('Skylines', () => {
    const lines = house('skylines')
    const set = skylines.readSet(lines)
    for (const card of set.cards) expect(words(skylines.cardLine(card))).toBe(words(lines[card.line]!))
    for (const role of set.roles) expect(words(skylines.roleLine(role))).toBe(words(lines[role.line]!))
    for (const shape of set.shapes) expect(words(skylines.shapeLine(shape))).toBe(words(lines[shape.line]!))
    for (const tiles of set.tiles) expect(words(skylines.tilesLine(tiles))).toBe(words(lines[tiles.line]!))
    for (const part of set.parts)
      expect(skylines.partLines(part)).toEqual(lines.slice(part.line, part.line + 12).map((line) => line.trimEnd()))
    expect(set.cards).toHaveLength(105)
    expect(set.layouts.map(({ name }) => name)).toEqual(['introduction', '1', '2', '3', '4'])
    expect(skylines.readSet([...lines.join('\n').trimEnd().split('\n'), '# A comment.']).layouts).toEqual(set.layouts)
  })
})

describe('a piece that is missing', () => {
  it('is put below the others, above the weights', () => {
    const lines = [' 1  AA PP', '', '[weights]', 'level']
    const second = cities.readTiles(lines)[1]!
    expect(cities.withTile(lines, second, 'AAWW')).toEqual([1, 0, [' 2  AA WW']])
  })
})

describe('a press on a field of a tile', () => {
  it('makes the whole of it, or the half in its corner, and takes it away again', () => {
    expect(tangram.pressed('.', 0.5, 0.5)).toBe('#')
    expect(tangram.pressed('#', 0.5, 0.5)).toBe('.')
    expect(tangram.pressed('.', 0.1, 0.1)).toBe('7')
    expect(tangram.pressed('7', 0.9, 0.9)).toBe('3')
    expect(tangram.pressed('3', 0.9, 0.9)).toBe('.')
    expect(tangram.trimmed(['.....', '.9#..', '..7..'])).toEqual(['9#', '.7'])
  })
})
