// Whether what is loaded is small enough, as it is sent: all that Home loads in one language, then the engine of each
// game with its data, its weights and its texts.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'

const FOLDER = new URL('../src/quartier/server/static/', import.meta.url)
const MOST = 100_000
const MOST_OF_A_GAME = 120_000
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
const size = (file) => readFileSync(new URL(sent(file), FOLDER)).length
const kB = (bytes) => (bytes / 1000).toFixed(1)
let within = true

function weigh(what, list, most) {
  const total = list.reduce((sum, file) => sum + size(file), 0)
  console.log(`${what}: ${list.length} files, ${kB(total)} kB sent of at most ${kB(most)} kB`)
  within &&= total <= most
}

weigh('first page', ['index.html', ...files], MOST)

const assets = readdirSync(new URL('assets', FOLDER)).filter((file) => !/\.(br|gz)$/.test(file))
for (const game of readdirSync(new URL('src/games', import.meta.url))) {
  if (!existsSync(new URL(`src/games/${game}/engine.json`, import.meta.url))) continue
  const own = assets.filter((file) => new RegExp(`^(worker|${game}-(engine|weights|[0-9a-f]+-wasm32))-`).test(file))
  if (own.length !== 4) throw new Error(`${game}: its module is missing; \`make modules\` makes it`)
  const texts = Object.keys(parts).find((name) => name.includes(`/${game}/texts/${LANGUAGE}.ftl`))
  weigh(game, [...own.map((file) => `assets/${file}`), parts[texts].file], MOST_OF_A_GAME)
}
if (!within) process.exit(1)
// Only this reads it: it need not be packaged and served.
rmSync(new URL('parts.json', FOLDER))
