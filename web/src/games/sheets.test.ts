/** What `quartier score` says to sheets is what a pad says to them: points, and what is wrong where. */
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Game, type GameData, type Options, type OwnSet } from '../engine/game'
import { Kernels } from '../engine/kernels'
import { Match } from '../engine/match'
import { typed } from '../engine/typed'
import type { BoxData, Item } from '../lib/api/types'
import type { Scores } from '../lib/pad/game_pad'
import type { Pieces } from '../lib/pieces'
import { digestOf } from '../lib/read_sets'
import { BadSheet, readSheetFile, writeSheetFile, type Place } from '../lib/pad/sheet_file'
import * as cities from './cities/sheet'
import * as guilds from './guilds/sheet'
import recorded from './sheets.json'
import * as skylines from './skylines/sheet'
import * as tangram from './tangram/sheet'

interface Answered {
  text: string
  options: Options
  players?: Item[][]
  wrong?: string
  where?: Place
}

interface Pad {
  read(text: string, options: Options, players: number, pieces: Pieces): unknown
  write(sheet: unknown, options: Options): string
  score(pieces: Pieces, sheets: unknown[], options: Options, players: number): Promise<Scores>
}
const PADS = { cities, tangram, guilds, skylines } as unknown as Record<string, Pad>
const MOST: Record<string, number> = { cities: 8, tangram: 5, guilds: 5, skylines: 4 }
const LIBRARIES = '../src/quartier/libraries/'

const FEWEST: Record<string, number> = { cities: 1, tangram: 1, guilds: 3, skylines: 1 }

/** The pieces of sets, by an engine on this thread. */
function piecesHere(name: string): (set: OwnSet | null) => Promise<Pieces> {
  const module = readdirSync(LIBRARIES).find((file) => file.startsWith(name) && file.endsWith('.wasm'))!
  const kernels = new Kernels(new WebAssembly.Module(readFileSync(LIBRARIES + module)))
  const data = JSON.parse(readFileSync(`src/games/${name}/engine.json`, 'utf8')) as GameData
  const game = new Game(name, kernels, data)
  return async (set) => {
    const box = set ? await game.own(set) : game.box(data.rules)
    const match = new Match(game, { seats: FEWEST[name]!, options: {}, seed: '', ...(set && { box }) })
    const score: Pieces['score'] = async (...asked) => typed(game, box, ...asked)
    return { set, board: match.view(null).board, score }
  }
}

const { boxes, ...sheets } = recorded as unknown as Record<string, Answered[]> & { boxes: Record<string, BoxData> }

/** What is no fault on a pad, since a pad lives while one plays. */
const UNFINISHED = ['cities-wrong-tiles', 'guilds-wrong-nothing-to-score', 'skylines-wrong-no-milestones']

describe.each(Object.keys(PADS))('%s', (name) => {
  const pad = PADS[name]!
  const piecesOf = piecesHere(name)
  const together = name === 'guilds' || name === 'skylines'
  const found = sheets[name]!

  test.each(found.map((one, index) => [index, one] as const))('sheet %i', async (_, { text, options, ...told }) => {
    const ask = async () => {
      const file = readSheetFile(text, together, MOST[name]!)
      const level: Options = file.options.level ? { level: Number(file.options.level) } : {}
      const chosen = { ...level, ...options }
      const set = file.box && { ...file.box, data: boxes[name]! }
      const pieces = await piecesOf(set)
      const sheets = file.sheets.map((sheet) => pad.read(sheet, chosen, 4, pieces))
      const players = name === 'guilds' ? (sheets[0] as guilds.Sheet).players : 1
      const scores = await pad.score(pieces, sheets, chosen, players)
      const again = writeSheetFile(
        name,
        chosen,
        file.names,
        sheets.map((sheet) => pad.write(sheet, chosen)),
        together,
        set,
      )
      const { sheets: rewritten, box } = readSheetFile(again, together, MOST[name]!)
      expect(rewritten.map((sheet) => pad.read(sheet, chosen, 4, pieces))).toEqual(sheets)
      expect(box?.title).toBe(file.box?.title)
      expect(box && digestOf(box.text)).toBe(set && set.data.sha256)
      return scores
    }
    if (told.players) {
      const scores = await ask()
      // A free city lies in the middle of the pad, whose fields have other names there.
      const plain = (items: Item[]) => (options.free ? items.map(({ points, reason }) => ({ points, reason })) : items)
      expect(scores.players.map(({ items }) => plain(items))).toEqual(told.players.map(plain))
      return
    }
    if (UNFINISHED.includes(told.wrong!)) return
    const remark = await ask().then(
      ({ remarks }) => ({ id: remarks.flat().find(({ open }) => !open)?.id, where: null }),
      (error) => {
        if (!(error instanceof BadSheet)) throw error
        return { id: error.text.id, where: error.where }
      },
    )
    expect(remark.id?.replace('guilds-pad-equal', 'guilds-wrong-equal')).toBe(told.wrong)
    if (remark.where?.line) expect(remark.where).toEqual(told.where)
  })
})
