/** What can be watched again: a table's match, one of this device, or a match file from anywhere. */
import { engineOf, type Engine } from '../engine/engine'
import { gameOf } from '../engine/file'
import { api, Refused, UNREACHABLE } from './api/http'
import type { Course, FileFacts, Reviewing, View } from './api/types'
import { factsOf, matches } from './kept.svelte'
import { pictureOf, type AskPicture } from './pictures'
import { seatNames } from './seats'

export interface Replayed {
  course: Course
  /** Whether all seats win or lose together. */
  cooperative: boolean
  /** Whether only this device has it. */
  here: boolean
  /** Who sat where, if that is known. */
  names: string[] | null
  /** What a file claims and whether it is true. */
  checks: FileFacts | null
  /** The view of a seat after so many turns. */
  look: (position: number, seat: number | null) => Promise<View>
  /** Have it reviewed. */
  review: () => Promise<Reviewing>
  /** A picture of it, once it is over. */
  picture: AskPicture
  /** Let the engine forget it. */
  close?: () => void
}

/** The match with an id: of this device, else of the server. */
export async function replayMatch(id: string): Promise<Replayed> {
  const kept = await matches.get(id)
  const engine = kept && engineOf(kept.game)
  if (engine) {
    const picture: AskPicture = (wish) => pictureOf(kept, wish)
    return { ...(await opened(engine, kept.file)), names: seatNames(factsOf(kept)), here: true, picture }
  }
  const named = api.look(id).catch(() => null)
  const [course, snapshot] = await Promise.all([api.course(id), named])
  const look = (position: number, seat: number | null) => api.position(id, position, seat)
  const cooperative = snapshot?.table.cooperative ?? false
  const review = () => api.reviewTable(id)
  const picture: AskPicture = (wish) => api.tablePicture(id, wish)
  const names = snapshot && seatNames(snapshot.table)
  return { course, cooperative, here: false, names, checks: null, look, review, picture }
}

/** A file, which is a replay and nothing else; a server knows more files than the engine does. */
export async function replayFile(file: string): Promise<Replayed> {
  try {
    const checks = await api.file({ file })
    const look = async (position: number, seat: number | null) => (await api.file({ file, position, seat })).view
    const { course } = checks
    const review = () => api.reviewFile(file)
    const picture: AskPicture = (wish) => api.filePicture({ ...wish, file })
    const cooperative = await isCooperative(course.game)
    return { course, cooperative, here: true, names: null, checks, look, review, picture }
  } catch (error) {
    const engine = engineOf(gameOf(file) ?? '')
    if (!engine || !(error instanceof Refused) || error.problem !== UNREACHABLE) throw error
    return { ...(await opened(engine, file)), checks: await engine.check(file) }
  }
}

async function opened(engine: Engine, file: string): Promise<Replayed> {
  const match = await engine.open(file)
  const look = (position: number, seat: number | null) => engine.position(match, position, seat)
  const course = await engine.course(match)
  const cooperative = await isCooperative(course.game)
  const review = () => api.reviewFile(file)
  const close = () => void engine.close(match)
  const picture: AskPicture = (wish) => api.filePicture({ ...wish, file })
  return { course, cooperative, here: true, names: null, checks: null, look, review, picture, close }
}

/** A file does not say it; the games that this page plays by itself are known. */
async function isCooperative(game: string): Promise<boolean> {
  const { games } = (await import('./games.json')).default
  return games.some(({ name, cooperative }) => name === game && cooperative)
}
