/** The page while it is closed or without a network: all files of this build are kept, and what is pushed is shown. */

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
interface Pushed extends Waiting {
  data: { json(): unknown } | null
}
interface Clicked extends Waiting {
  notification: Notification
}
interface Changed extends Waiting {
  oldSubscription: PushSubscription | null
}
interface Shown {
  url: string
  focused: boolean
  focus(): Promise<unknown>
}
interface World {
  registration: ServiceWorkerRegistration
  clients: {
    claim(): Promise<void>
    matchAll(wanted: { type: 'window'; includeUncontrolled: true }): Promise<Shown[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(name: 'install' | 'activate', heard: (event: Waiting) => void): void
  addEventListener(name: 'fetch', heard: (event: Fetching) => void): void
  addEventListener(name: 'push', heard: (event: Pushed) => void): void
  addEventListener(name: 'notificationclick', heard: (event: Clicked) => void): void
  addEventListener(name: 'pushsubscriptionchange', heard: (event: Changed) => void): void
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

worker.addEventListener('push', (event) => event.waitUntil(tell(event.data)))

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead((event.notification.data as { url?: string } | null)?.url ?? scope))
})

worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAnew(event.oldSubscription)))

const pages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Show what the server says, unless somebody is looking at that very table. */
async function tell(data: Pushed['data']): Promise<void> {
  const { title, text, table } = read(data)
  const url = new URL(table ? `table/${table}` : '.', scope).href
  if (table && (await pages()).some((page) => page.focused && page.url === url)) return
  // The page's own notification of the same table has the same tag, and is replaced.
  const options = { body: text, tag: url, icon: 'icon-192.png', renotify: true, data: { url } }
  await worker.registration.showNotification(title, options)
  await navigator.setAppBadge?.().catch(() => {})
}

function read(data: Pushed['data']): { title: string; text: string; table: string } {
  // Browsers want something to be shown for every message.
  const plain = { title: 'Quartier', text: '', table: '' }
  try {
    return { ...plain, ...(data?.json() as object) }
  } catch {
    return plain
  }
}

/** Bring a place of the page to the front. */
async function lead(url: string): Promise<void> {
  const open = (await pages()).find((page) => page.url === url)
  await (open ? open.focus() : worker.clients.openWindow(url))
}

/** The browser has given the subscription up: the server gets a new one, in the browser's language until the page is opened. */
async function subscribeAnew(old: PushSubscription | null): Promise<void> {
  if (!old?.options.applicationServerKey) return
  const { applicationServerKey } = old.options
  const subscription = await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  const { endpoint, keys } = subscription.toJSON()
  const language = ['en', 'de', 'nl'].find((known) => navigator.language.startsWith(known)) ?? 'en'
  await fetch(new URL('me/push', API), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, ...keys, language }),
  })
}

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
