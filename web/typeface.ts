// Makes the page's typeface: Nunito, cut down to the letters that the page needs and the weights that it uses.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import subset from 'subset-font'
import type { Plugin } from 'vite'
import { holds } from './licences'
import { everything } from './texts'

const PACKAGE = join(import.meta.dirname, 'node_modules', '@fontsource-variable', 'nunito')
/** Where `styles/typeface.css` finds what is made here. */
const MADE = join(import.meta.dirname, '..', 'build', 'typeface')
const OPTIONS = {
  targetFormat: 'woff2' as const,
  keepFeatures: ['kern'],
  noHinting: true,
  variationAxes: { wght: { min: 400, max: 700 } },
}

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)).join('')

/** What is on every keyboard, the letters of western names, the page's texts, and what its sources write besides. */
const letters = () => between(0x20, 0x7e) + between(0xc0, 0xff) + '·×−–…' + everything()
/** The letters of other names in Latin script: loaded where there is one. */
const MORE = between(0x100, 0x17f)

async function make(name: string, from: string, text: string): Promise<void> {
  const all = readFileSync(join(PACKAGE, 'files', `nunito-${from}-wght-normal.woff2`))
  const file = join(MADE, `${name}.woff2`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, await subset(all, text, OPTIONS))
}

/** The browser is told of it before the styles that name it are there. */
export function typeface(): Plugin {
  return {
    name: 'typeface',
    async buildStart() {
      await Promise.all([make('nunito', 'latin', letters()), make('nunito-more', 'latin-ext', MORE)])
      holds(PACKAGE)
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => /nunito-(?!more)[^/]*\.woff2$/.test(name))
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` }
        return file ? [{ tag: 'link', attrs, injectTo: 'head-prepend' }] : []
      },
    },
  }
}
