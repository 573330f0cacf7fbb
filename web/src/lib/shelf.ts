/**
 * Records that the browser keeps under their ids. In IndexedDB, whose transactions are whole even when two tabs
 * write at once, and which has room for more than the few megabytes of localStorage.
 */
export interface Shelf<T> {
  all(): Promise<T[]>
  get(id: string): Promise<T | undefined>
  /** False: what is there is as new or newer, and stays. */
  put(record: T): Promise<boolean>
  delete(ids: string[]): Promise<void>
  /** Hear of every record that another tab has put here; returns how to stop. */
  listen(heard: (id: string) => void): () => void
}

const DATABASE = 'quartier'

export function shelf<T extends { id: string; version: number }>(name: string, database = DATABASE): Shelf<T> {
  let opened: Promise<IDBDatabase> | undefined

  function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(name, { keyPath: 'id' })
    return answer(request)
  }

  async function records(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    opened ??= open()
    return (await opened).transaction(name, mode).objectStore(name)
  }

  let channel: BroadcastChannel | undefined
  const tabs = (): BroadcastChannel => (channel ??= new BroadcastChannel(`${DATABASE}-${name}`))

  return {
    all: async () => answer((await records('readonly')).getAll() as IDBRequest<T[]>),
    get: async (id) => answer((await records('readonly')).get(id) as IDBRequest<T | undefined>),
    async put(record) {
      const store = await records('readwrite')
      const before = await answer(store.get(record.id) as IDBRequest<T | undefined>)
      if (before && before.version >= record.version) return false
      store.put(record)
      await done(store.transaction)
      tabs().postMessage(record.id)
      return true
    },
    async delete(ids) {
      const store = await records('readwrite')
      for (const id of ids) store.delete(id)
      await done(store.transaction)
    },
    listen(heard) {
      const hear = ({ data }: MessageEvent): void => heard(data as string)
      tabs().addEventListener('message', hear)
      return () => tabs().removeEventListener('message', hear)
    },
  }
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = transaction.onabort = () => reject(transaction.error)
  })
}
