/** Whether there is a server to ask. */

/** The page is mere files on some host: addresses live behind the hash, and nobody is asked anything. */
export const site = globalThis.document?.documentElement.dataset.site !== undefined

/** Whether the server answered when it was last asked. */
export const server = $state({ there: !site })
