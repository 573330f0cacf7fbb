/** The browser's notifications: whether it has them and may show them, and how they are shown and taken away. */
import { linkTo, root, router } from './router.svelte'

/** `none`: the browser has none; `insecure`: not for a page without https; `install`: once the page is on the home screen. */
export type Permission = NotificationPermission | 'none' | 'insecure' | 'install'

const BUZZ = [80, 60, 80]

function permitted(): Permission {
  if (!isSecureContext) return 'insecure'
  if ('Notification' in globalThis) return Notification.permission
  return 'standalone' in navigator ? 'install' : 'none'
}

let permission = $state<Permission>(permitted())

/** Without a worker that can show notifications the page does it itself; phones know only the worker's way. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker?.getRegistration(root)
  return found?.active ? found : undefined
}

/** The address that a notification leads to; one notification for each. */
const address = (path: string): string => new URL(linkTo(path), root).href

/** Those that this page has shown itself. */
const shown = new Map<string, Notification>()

export const notifications = {
  get permission(): Permission {
    return permission
  },

  /** Ask the person, which browsers allow after a click only. */
  async ask(): Promise<boolean> {
    if (permitted() === 'default') await Notification.requestPermission()
    permission = permitted()
    return permission === 'granted'
  },

  /** Show a notification that leads to a place of this page. */
  async show(title: string, body: string, path: string): Promise<void> {
    const tag = address(path)
    // The DOM's types do not know them all: `renotify` has a newer one with the same tag be heard again.
    const options = { body, tag, icon: 'icon-192.png', renotify: true, vibrate: BUZZ, data: { url: tag } }
    const found = await worker()
    if (found) return found.showNotification(title, options)
    const notification = new Notification(title, options)
    shown.set(tag, notification)
    notification.onclick = () => {
      focus()
      notification.close()
      router.go(path)
    }
  },

  /** Take a notification away: somebody looks. */
  async dismiss(path: string): Promise<void> {
    const tag = address(path)
    shown.get(tag)?.close()
    shown.delete(tag)
    for (const notification of (await (await worker())?.getNotifications({ tag })) ?? []) notification.close()
  },

  vibrate(): void {
    navigator.vibrate?.(BUZZ)
  },
}
