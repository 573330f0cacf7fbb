/** The pieces of a component set as the engine has them: what there is of them, and what a typed position of them brings. */
import { engineOf } from '../engine/engine'
import type { Options, OwnSet, Write } from '../engine/game'
import type { Typed } from '../engine/typed'
import type { GameFacts } from './api/types'

export interface Pieces {
  /** Null: the house's. */
  set: OwnSet | null
  /** The board of a match that begins: it shows all that the set has. */
  board: unknown
  score(seats: number, options: Options, writes: Write[]): Promise<Typed>
}

export async function piecesOf(game: GameFacts, set: OwnSet | null): Promise<Pieces> {
  const engine = engineOf(game.name)!
  const own = set ?? undefined
  const match = await engine.start({ seats: game.fewest, options: {}, seed: '' }, own)
  const { board } = await engine.view(match, null)
  void engine.close(match)
  return { set, board, score: (seats, options, writes) => engine.score(seats, options, writes, own) }
}
