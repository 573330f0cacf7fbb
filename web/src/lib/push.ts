/** Web Push: this browser is told of one's tables also while the page is closed, where the server and the browser can. */
import { api } from './api/http'
import { notifications } from './notifications.svelte'
import { person } from './person.svelte'
import { server } from './reach.svelte'
import { root } from './router.svelte'
import { settings } from './settings.svelte'

const KEY = 'quartier-push'
const DAY = 24 * 3600 * 1000

const write = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

async function manager(): Promise<PushManager | undefined> {
  return (await navigator.serviceWorker?.getRegistration(root))?.pushManager
}

async function current(): Promise<PushSubscription | null> {
  return (await (await manager())?.getSubscription()) ?? null
}

/** The subscription of this browser with the server's key of today; null where there can be none. */
async function subscribed(): Promise<PushSubscription | null> {
  const [{ key }, pushing] = await Promise.all([api.pushKey(), manager()])
  if (!key || !pushing) return null
  const found = await pushing.getSubscription()
  const known = found?.options.applicationServerKey
  if (found && known && write(known) === key) return found
  await found?.unsubscribe()
  return pushing.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

/** Have the server tell this browser; whether it will. */
export async function subscribe(): Promise<boolean> {
  // Without a permission the browser would ask for it, and nobody has clicked anything.
  if (!server.there || notifications.permission !== 'granted') return false
  try {
    const subscription = await subscribed()
    const [p256dh, auth] = [subscription?.getKey('p256dh'), subscription?.getKey('auth')]
    if (!subscription || !p256dh || !auth) return false
    await person.introduce()
    const { language } = settings
    await api.subscribe({ endpoint: subscription.endpoint, p256dh: write(p256dh), auth: write(auth), language })
    localStorage.setItem(KEY, JSON.stringify({ language, at: Date.now() }))
    return true
  } catch {
    // A push service that is away, or a server that cannot reach it: the page still tells while it is open.
    return false
  }
}

export async function unsubscribe(): Promise<void> {
  const subscription = await current()
  localStorage.removeItem(KEY)
  if (!subscription) return
  await api.unsubscribe(subscription.endpoint).catch(() => {})
  await subscription.unsubscribe()
}

/** Whether this browser is told while the page is closed. */
export async function isSubscribed(): Promise<boolean> {
  return localStorage.getItem(KEY) !== null && (await current()) !== null
}

/** The page was opened by one who wants to be told: once a day, or in another language, the server hears of it anew. */
export async function opened(): Promise<void> {
  void navigator.clearAppBadge?.().catch(() => {})
  let kept: { language?: string; at?: number } = {}
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    // Something else was kept under that name.
  }
  if (kept.language !== settings.language || Date.now() - (kept.at ?? 0) > DAY) await subscribe()
}
