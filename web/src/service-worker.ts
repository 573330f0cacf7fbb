/** The page without a network: all files of this build are kept, and shown when nobody answers. */

/** What the build puts in: its files, and a name that changes with them. */
declare const FILES: string[]
declare const BUILD: string

/** The part of a service worker's world that is used here; the page's types do not know it. */
interface Waiting {
  waitUntil(done: Promise<unknown>): void
}
interface Fetching {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface World {
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void> }
  addEventListener(name: 'install' | 'activate', heard: (event: Waiting) => void): void
  addEventListener(name: 'fetch', heard: (event: Fetching) => void): void
}

const worker = self as unknown as World
const { scope } = worker.registration
/** Other builds, and whatever else lives on this host, have caches with other names. */
const OURS = `quartier ${scope} `
const CACHE = OURS + BUILD
const API = new URL('api/', scope).href
const PATIENCE = 3000

worker.addEventListener('install', (event) => {
  const addresses = ['.', ...FILES].map((file) => new URL(file, scope).href)
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(addresses)))
})

// A new build waits until no page of the old one is open, so that an open tab finds its parts as long as it lives.
worker.addEventListener('activate', (event) => {
  event.waitUntil(forget().then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(scope) || request.url.startsWith(API)) return
  event.respondWith(request.mode === 'navigate' ? page(request) : part(request))
})

async function forget(): Promise<void> {
  const old = (await ours()).filter((name) => name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** A file whose name changes with what is in it. */
async function part(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request)
}

/** The page as the network has it, else the newest that is kept: any address is the same page. */
async function page(request: Request): Promise<Response> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), PATIENCE)
  const answer = await fetch(request, { signal: waiting.signal }).catch(() => Response.error())
  clearTimeout(timer)
  return answer.ok ? answer : ((await newest()) ?? answer)
}

async function newest(): Promise<Response | undefined> {
  for (const name of (await ours()).reverse()) {
    const kept = await (await caches.open(name)).match(scope)
    if (kept) return kept
  }
  return undefined
}

async function ours(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(OURS))
}
