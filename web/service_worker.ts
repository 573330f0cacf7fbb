// Builds src/service-worker.ts to a file of a fixed name that knows all files of this build.
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const HERE = import.meta.dirname
const NAME = 'service-worker.js'

/** Puts the list of files, and a name for them all, where the worker speaks of FILES and BUILD. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: join(HERE, 'src', 'service-worker.ts'), fileName: NAME })
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.keys(bundle).filter((file) => file.startsWith('assets/'))
        // What lies in folders is for others: pictures that messengers show.
        const kept = readdirSync(join(HERE, 'public'), { withFileTypes: true }).filter((entry) => entry.isFile())
        const files = [...built, ...kept.map(({ name }) => name)].sort()
        const worker = bundle[NAME]
        if (worker?.type !== 'chunk' || worker.imports.length) throw new Error(`${NAME} must be one file`)
        const hash = createHash('sha256').update(files.join()).digest('hex').slice(0, 12)
        worker.code = worker.code.replace(/\bFILES\b/, JSON.stringify(files)).replace(/\bBUILD\b/, JSON.stringify(hash))
      },
    },
  }
}
