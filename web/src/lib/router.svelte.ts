/** Which page the address means, and how to get to another one without loading anew. */

export interface Address {
  page: string
  /** What follows the page's name in the path. */
  rest: string[]
  query: URLSearchParams
  hash: string
}

function read(): Address {
  const [page = '', ...rest] = location.pathname.split('/').filter(Boolean).map(decodeURIComponent)
  return { page, rest, query: new URLSearchParams(location.search), hash: location.hash.slice(1) }
}

let address = $state.raw(read())

export const router = {
  get address(): Address {
    return address
  },

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    const before = address
    address = read()
    if (before.page !== address.page || before.rest.join() !== address.rest.join()) scrollTo(0, 0)
  },
}

/** Follow the page's own links and the browser's buttons. */
export function listen(): void {
  addEventListener('popstate', () => (address = read()))
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as Element).closest('a')
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    router.go(link.pathname + link.search + link.hash)
  })
}
