/** Component sets that come with a pad or a deal: this browser knows them by their digests, or a server reads them. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { OwnSet } from '../engine/game'
import { api, UNREACHABLE } from './api/http'
import type { BoxData, Fault, GameFacts, Message, Problem } from './api/types'
import { piecesOf, type Pieces } from './pieces'
import { faultWords } from './set_book.svelte'
import { boxLines } from './set_text'
import { sets } from './sets.svelte'
import { shelf } from './shelf'
import { problemOf } from './trouble'

/** A set that was read: what is typed or deleted in the editor later does not matter to who uses it. */
interface ReadSet {
  /** Game and digest. */
  id: string
  version: number
  title: string
  text: string
  data: BoxData
}

/** How many are remembered; those that were not used for longest go first. */
const MOST = 60
const remembered = shelf<ReadSet>('read', 'quartier-read-sets')

/** A set that nothing can be done with, and why. */
export class BadSet extends Error {
  readonly problem: Problem

  constructor(
    id: string,
    args: Message['args'],
    /** What a reader found in it, if it was read. */
    readonly fault: Fault | null = null,
  ) {
    super(id)
    this.problem = { code: 'bad-set', text: { id, args } }
  }
}

/** The digest by which match files know a set. */
export const digestOf = (text: string): string =>
  bytesToHex(
    sha256(
      utf8ToBytes(
        boxLines(text)
          .map((line) => `${line}\n`)
          .join(''),
      ),
    ),
  )

/** The pieces of a set, remembered from now on; BadSet says why there are none. */
export async function piecesWith(game: GameFacts, set: Omit<OwnSet, 'data'> & { data?: BoxData }): Promise<Pieces> {
  const { title, text } = set
  for (const data of [...(set.data ? [set.data] : []), ...(await known(game.name, digestOf(text)))]) {
    // What another version of the game has read is of no use to this one.
    const pieces = await piecesOf(game, { title, text, data }).catch(() => null)
    if (pieces) return remember(game.name, pieces)
  }
  return remember(game.name, await piecesOf(game, { title, text, data: await readByServer(game.name, title, text) }))
}

/** A set that was remembered, by its digest. */
export async function recalled(game: string, digest: string): Promise<OwnSet | undefined> {
  const found = await remembered.get(`${game} ${digest}`).catch(() => undefined)
  return found && { title: found.title, text: found.text, data: found.data }
}

async function known(game: string, digest: string): Promise<BoxData[]> {
  const own = (await sets.list()).flatMap((set) => (set.game === game && set.box?.sha256 === digest ? [set.box] : []))
  const before = await recalled(game, digest)
  return before ? [...own, before.data] : own
}

async function readByServer(game: string, title: string, text: string): Promise<BoxData> {
  const { wrong, box } = await api.checkSet(game, text).catch((error: unknown) => {
    throw problemOf(error) === UNREACHABLE ? new BadSet('page-set-unknown', { set: title }) : error
  })
  if (wrong) throw new BadSet('page-set-refused', { set: title, why: faultWords(wrong) }, wrong)
  return box!
}

async function remember(game: string, pieces: Pieces): Promise<Pieces> {
  const { title, text, data } = pieces.set!
  try {
    await remembered.put({ id: `${game} ${data.sha256}`, version: Date.now(), title, text, data })
    const all = (await remembered.all()).sort((one, other) => other.version - one.version)
    await remembered.delete(all.slice(MOST).map(({ id }) => id))
  } catch {
    // It lasts as long as the page is open.
  }
  return pieces
}
