// The notices of everything that ends in the built page: the modules that the bundle really holds say whose.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const HERE = import.meta.dirname
const APACHE = join(HERE, '..', 'LICENSE')
// What the build adds of its own has names that begin with a zero byte.
const ADDED = /^\0(vite|rolldown)\//
// Vite's file goes on with what Vite itself is made of, which ends in no page.
const ENDS = /# Licenses of bundled dependencies[^]*/
const HEAD = `The browser app of Quartier is under the Apache License 2.0, as all of Quartier is.
It holds code and a typeface of the packages below, each under its own licence.
`

interface Package {
  name: string
  version: string
  license: string
  author?: string | { name: string }
}

/** The folder of the package that a module belongs to; nothing for our own. */
function folderOf(module: string): string | undefined {
  const added = ADDED.exec(module)
  if (added) return join(HERE, 'node_modules', String(added[1]))
  if (!module.includes('/node_modules/')) return undefined
  let folder = dirname(module.replace(/^\0|\?.*$/g, ''))
  while (!existsSync(join(folder, 'package.json')) || !facts(folder).version) folder = dirname(folder)
  return folder
}

function facts(folder: string): Package {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package
}

/** A package's name, author and the text of its licence. */
function notice(folder: string): string {
  const { name, version, license, author } = facts(folder)
  const file = readdirSync(folder).find((file) => /^licen[cs]e(\.|$)/i.test(file))
  if (!file && license !== 'Apache-2.0') throw new Error(`${name}: no text of its licence (${license}) is found`)
  const text = readFileSync(file ? join(folder, file) : APACHE, 'utf8')
    .replace(ENDS, '')
    .trim()
  const by = file ? '' : `, by ${typeof author === 'object' ? author.name : author}`
  return `${'='.repeat(80)}\n${name} ${version} (${license})${by}\n\n${text}\n`
}

/** The folders of all packages that the page holds something of: workers are bundled before it, each by itself. */
const folders = new Set<string>()

/** Notes a package of which the page holds something that is no code. */
export function holds(folder: string): void {
  folders.add(folder)
}

/** Notes what a bundle holds. */
export function noted(): Plugin {
  return {
    name: 'noted',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue
        for (const module of part.moduleIds) {
          const folder = folderOf(module)
          if (folder) folders.add(folder)
        }
      }
    },
  }
}

/** Writes licences.txt beside the page. */
export function licences(): Plugin {
  return {
    name: 'licences',
    generateBundle() {
      const notices = [...folders].map(notice).sort()
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: [HEAD, ...notices].join('\n') })
    },
  }
}
