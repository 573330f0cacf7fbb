/** Where a study comes from: the server's, a finished match, a file, or a deal that somebody has set up by hand. */
import { engineOf, type Engine } from '../engine/engine'
import { gameOf } from '../engine/file'
import type { Options } from '../engine/game'
import { api, Refused } from './api/http'
import type { Problem, StudyTurn } from './api/types'
import { factsOf, matches } from './kept.svelte'
import { opened } from './match_file.svelte'
import { person } from './person.svelte'
import type { Address } from './router.svelte'
import { seatNames } from './seats'

/** A deal in the engine, and what is known of it. */
export interface Begun {
  engine: Engine
  /** The match in the engine whose deal it is. */
  deal: number
  game: string
  players: string[]
  title: string
  note: string
  turns: StudyTurn[]
  /** Where the server keeps it; null: nowhere yet. */
  kept: { id: string; version: number; yours: boolean } | null
}

const STUDY_LINE = 'quartier study'

function refuse(id: string, code = 'not-found'): never {
  throw new Refused({ code, text: { id, args: {} } } satisfies Problem)
}

export async function beginStudy({ rest, query }: Address): Promise<Begun> {
  const [id] = rest
  if (id && id !== 'new') return beginKept(id)
  const match = query.get('match')
  if (match) return beginMatch(match)
  const game = query.get('game')
  if (game) return beginDeal(game, query)
  if (opened.text === null) refuse('page-study-nothing')
  return beginFile(opened.text, [])
}

async function beginKept(id: string): Promise<Begun> {
  const { deal: file, version, yours, game, players, title, note, turns } = await api.study(id)
  const engine = engineOf(game)
  if (!engine) refuse('page-study-no-engine')
  return { engine, deal: await engine.open(file), game, players, title, note, turns, kept: { id, version, yours } }
}

/** A match that is over: of this device, or of a table. */
async function beginMatch(id: string): Promise<Begun> {
  const kept = await matches.get(id)
  if (kept) {
    if (!kept.ended) refuse('error-not-over', 'not-over')
    return beginFile(kept.file, seatNames(factsOf(kept)))
  }
  const { table } = await api.look(id)
  const file = await api.matchFile(id).catch((error: unknown) => {
    // The deal of a day's challenge stays secret until the day is over.
    if (table.challenge && table.status === 'over' && error instanceof Refused && error.problem.code === 'not-over')
      refuse('page-study-today', 'not-over')
    throw error
  })
  return beginFile(file, seatNames(table))
}

async function beginFile(file: string, players: string[]): Promise<Begun> {
  if (file.startsWith(STUDY_LINE)) {
    // Only the server reads these: it keeps what it has read.
    await person.introduce()
    return beginKept((await api.newStudy({ file })).id)
  }
  const game = gameOf(file) ?? ''
  const engine = engineOf(game)
  if (!engine) refuse('page-study-no-engine')
  const deal = await engine.open(file)
  const { positions } = await engine.course(deal)
  const turns = positions.flatMap(({ turn }, index) =>
    turn ? [{ parent: index - 1, seat: turn.seat, turn: turn.turn, note: '' }] : [],
  )
  return { engine, deal, game, players, title: '', note: '', turns, kept: null }
}

async function beginDeal(game: string, query: Address['query']): Promise<Begun> {
  const engine = engineOf(game)
  if (!engine) refuse('page-study-no-engine')
  const setting = { seats: Number(query.get('seats')), seed: query.get('seed') ?? '', options: optionsIn(query) }
  const deal = await engine.start(setting).catch(() => refuse('page-file-setting'))
  return { engine, deal, game, players: [], title: '', note: '', turns: [], kept: null }
}

function optionsIn(query: Address['query']): Options {
  try {
    return JSON.parse(query.get('options') ?? '{}') as Options
  } catch {
    refuse('page-file-setting')
  }
}
