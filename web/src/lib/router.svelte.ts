/** Which page the address means, and how to get to another one without loading anew. */
import { site } from './reach.svelte'

/** Where the page's own files lie. */
export const root = new URL(site ? '.' : '/', location.href)

export interface Address {
  /** All of it but the query and the hash. */
  path: string
  page: string
  /** What follows the page's name in the path. */
  rest: string[]
  query: URLSearchParams
  hash: string
}

function read(): Address {
  const { pathname, searchParams, hash } = new URL(site ? location.hash.slice(1) : location.href, location.origin)
  const [page = '', ...rest] = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  return { path: pathname, page, rest, query: searchParams, hash: hash.slice(1) }
}

let address = $state.raw(read())

/** What a link to one of the page's own addresses says. */
export const linkTo = (path: string): string => (site ? `#${path}` : path)

export const router = {
  get address(): Address {
    return address
  },

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', linkTo(path))
    else history.pushState(null, '', linkTo(path))
    const before = address
    address = read()
    if (before.path !== address.path) scrollTo(0, 0)
  },
}

/** Follow the page's own links and the browser's buttons. */
export function listen(): void {
  addEventListener('popstate', () => (address = read()))
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as Element).closest('a')
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (site ? !link.hash.startsWith('#/') : link.pathname.startsWith('/api/')) return
    event.preventDefault()
    router.go(site ? link.hash.slice(1) : link.pathname + link.search + link.hash)
  })
}
