/** The page goes on when the network is gone, and when a newer build has taken the place of its own. */
import { root } from './router.svelte'

const RELOADED = 'quartier-reloaded'
const LONG_AGO = 60_000
/** How long what is looked at has the network for itself before all other files are fetched too. */
const HEAD_START = 1000

/** Called once the first page is shown. */
export function keepUp(): void {
  addEventListener('vite:preloadError', reloadOnce)
  if (import.meta.env.PROD) setTimeout(keepFiles, HEAD_START)
}

function keepFiles(): void {
  void navigator.serviceWorker?.register(new URL('service-worker.js', root)).catch(() => {})
}

/** A part that is not there any more comes with the new build; a page that has just done this gives up. */
function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(RELOADED))
  if (!navigator.onLine || Date.now() - last < LONG_AGO) return
  sessionStorage.setItem(RELOADED, String(Date.now()))
  location.reload()
}
