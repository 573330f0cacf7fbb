/** The engine as the page's own thread sees it: everything is done in a worker, one for each game. */
import type { Advice, Course, FileFacts, Problem, View } from '../lib/api/types'
import type { Answer } from '../lib/side'
import type { Options } from './game'
import type { Setting } from './match'
import type { Asked, Told } from './worker'

const modules = import.meta.glob<string>('../../../src/quartier/libraries/*-wasm32.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
})
const NAME = /([a-z]+)-([0-9a-f]+)-wasm32/

/** For each game the hash of its kernels, and where they lie. */
const known = new Map(
  Object.entries(modules).map(([path, url]) => {
    const [, game, hash] = NAME.exec(path)!
    return [game!, { hash: hash!, url }]
  }),
)

/** Something that the engine refuses. */
export class Unplayable extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code)
  }
}

export class Engine {
  readonly #worker: Worker
  readonly #waiting = new Map<number, { resolve: (found: never) => void; reject: (error: Error) => void }>()
  #asked = 0

  constructor(
    readonly game: string,
    url: string,
  ) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    this.#worker.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data)
    this.#worker.onerror = () => this.#fail()
    this.#worker.postMessage({ game, module: new URL(url, location.href).href })
  }

  /** Begin a match; return its number. */
  start(setting: Setting): Promise<number> {
    return this.#ask('start', setting)
  }

  /** Open a match file; return the match's number, or fail with what is wrong in it. */
  open(file: string): Promise<number> {
    return this.#ask('open', file)
  }

  close(match: number): Promise<void> {
    return this.#ask('close', match)
  }

  view(match: number, seat: number | null): Promise<View> {
    return this.#ask('view', match, seat)
  }

  ask(match: number, seat: number, draft: string): Promise<Answer> {
    return this.#ask('ask', match, seat, draft)
  }

  /** What a draft comes to at a table, by what its seat may know; nothing where that cannot be read. */
  look(state: string, seats: number, options: Options, seat: number, draft: string): Promise<Answer | undefined> {
    return this.#ask('look', state, seats, options, seat, draft)
  }

  play(match: number, seat: number, turn: string): Promise<Problem | null> {
    return this.#ask('play', match, seat, turn)
  }

  undo(match: number, seat: number): Promise<Problem | null> {
    return this.#ask('undo', match, seat)
  }

  /** A bot's turn; null where the match was closed or went on meanwhile. */
  think(match: number, seat: number, bot: string): Promise<string | null> {
    return this.#ask('think', match, seat, bot)
  }

  hints(match: number, seat: number): Promise<Advice[] | null> {
    return this.#ask('hints', match, seat)
  }

  file(match: number): Promise<string> {
    return this.#ask('file', match)
  }

  course(match: number): Promise<Course> {
    return this.#ask('course', match)
  }

  /** What a seat saw after so many turns. */
  position(match: number, number: number, seat: number | null): Promise<View> {
    return this.#ask('position', match, number, seat)
  }

  /** Whether a match file is true. */
  check(file: string): Promise<FileFacts> {
    return this.#ask('check', file)
  }

  #ask<T>(call: Asked['call'], ...args: unknown[]): Promise<T> {
    const id = ++this.#asked
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ id, call, args } satisfies Asked)
    })
  }

  #hear({ id, result, problem, error }: Told): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (problem) waiting?.reject(new Unplayable(problem))
    else if (error !== undefined) waiting?.reject(new Error(error))
    else waiting?.resolve(result as never)
  }

  /** The worker could not be loaded: the next one who asks for it gets a new one. */
  #fail(): void {
    engines.delete(this.game)
    for (const { reject } of this.#waiting.values()) reject(new Error(`no engine for ${this.game}`))
    this.#waiting.clear()
  }
}

const engines = new Map<string, Engine>()

/** The engine of a game, begun when first needed; none for a game that the page was built without. */
export function engineOf(game: string): Engine | null {
  const found = known.get(game)
  if (!found) return null
  let engine = engines.get(game)
  if (!engine) {
    engine = new Engine(game, found.url)
    engines.set(game, engine)
  }
  return engine
}

/** The hash of the kernels of a game that the page was built with. */
export function kernelsOf(game: string): string | null {
  return known.get(game)?.hash ?? null
}
