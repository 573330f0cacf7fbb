// Whether the first page is small enough: all that Home loads in one language, as it is sent.
import { existsSync, readFileSync, rmSync } from 'node:fs'

const FOLDER = new URL('../src/quartier/server/static/', import.meta.url)
const MOST = 100_000
const LANGUAGE = 'de'

const parts = JSON.parse(readFileSync(new URL('parts.json', FOLDER), 'utf8'))
const files = new Set()

function collect(name) {
  const part = parts[name]
  if (files.has(part.file)) return
  files.add(part.file)
  for (const file of part.css ?? []) files.add(file)
  for (const needed of part.imports ?? []) collect(needed)
}

collect('index.html')
for (const name of Object.keys(parts)) {
  if (name.includes(`/${LANGUAGE}.ftl`) || name.endsWith('/Picture.svelte')) collect(name)
}

// What gains nothing by being compressed is sent as it is.
const sent = (file) => (existsSync(new URL(`${file}.br`, FOLDER)) ? `${file}.br` : file)
const sizes = ['index.html', ...files].map((file) => readFileSync(new URL(sent(file), FOLDER)).length)
const total = sizes.reduce((sum, size) => sum + size, 0)
console.log(`first page: ${sizes.length} files, ${(total / 1000).toFixed(1)} kB sent of at most ${MOST / 1000} kB`)
if (total > MOST) process.exit(1)
// Only this reads it: it need not be packaged and served.
rmSync(new URL('parts.json', FOLDER))
