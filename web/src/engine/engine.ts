/** The engine as the page's own thread sees it: everything is done in a worker, one for each game. */
import type { Problem } from '../lib/api/types'
import type { Asked, Face, Told } from './worker'

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

/** All that can be asked of the worker, which answers when it can. */
export type Engine = {
  [Call in keyof Face]: (...args: Parameters<Face[Call]>) => Promise<Awaited<ReturnType<Face[Call]>>>
}

/** Something that the engine refuses. */
export class Unplayable extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code)
  }
}

const engines = new Map<string, Engine>()

/** The engine of a game, begun when first needed; none for a game that the page was built without. */
export function engineOf(game: string): Engine | null {
  const found = known.get(game)
  if (!found) return null
  let engine = engines.get(game)
  if (!engine) {
    engine = begin(game, found.url)
    engines.set(game, engine)
  }
  return engine
}

/** The hash of the kernels of a game that the page was built with. */
export function kernelsOf(game: string): string | null {
  return known.get(game)?.hash ?? null
}

function begin(game: string, url: string): Engine {
  const waiting = new Map<number, { resolve: (found: unknown) => void; reject: (error: Error) => void }>()
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data: { id, result, problem, error } }: MessageEvent<Told>) => {
    const { resolve, reject } = waiting.get(id)!
    waiting.delete(id)
    if (problem) reject(new Unplayable(problem))
    else if (error !== undefined) reject(new Error(error))
    else resolve(result)
  }
  // The worker could not be loaded: the next one who asks gets a new one.
  worker.onerror = () => {
    worker.terminate()
    engines.delete(game)
    for (const { reject } of waiting.values()) reject(new Error(`no engine for ${game}`))
    waiting.clear()
  }
  worker.postMessage({ game, module: new URL(url, location.href).href })
  let asked = 0
  const ask = (call: keyof Face, args: unknown[]) =>
    new Promise((resolve, reject) => {
      waiting.set(++asked, { resolve, reject })
      worker.postMessage({ id: asked, call, args } satisfies Asked)
    })
  return new Proxy({} as Engine, {
    // A promise of an engine must not take it for one more promise.
    get: (_, call) => (call === 'then' ? undefined : (...args: unknown[]) => ask(call as keyof Face, args)),
  })
}
