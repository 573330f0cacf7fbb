// Whether what is loaded is small enough, as it is sent: all that Home loads, then the engine of each game with its
// data and its texts, and what its bots judge by, which is loaded when the first of them thinks.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'

const FOLDER = new URL('../src/quartier/server/static/', import.meta.url)
const MOST = 90_000
const MOST_OF_A_GAME = 120_000
const MOST_OF_BOTS = 250_000
const LANGUAGE = 'de'

const parts = JSON.parse(readFileSync(new URL('parts.json', FOLDER), 'utf8'))
const page = readFileSync(new URL('index.html', FOLDER), 'utf8')
// What the page names: script, styles, typeface, signs; then what the script asks for on Home.
const files = new Set(['index.html', ...[...page.matchAll(/ (?:href|src)="\/([^"]+)"/g)].map(([, file]) => file)])

function collect(name) {
  const part = parts[name]
  if (files.has(part.file)) return
  files.add(part.file)
  for (const file of part.css ?? []) files.add(file)
  for (const needed of part.imports ?? []) collect(needed)
}

collect('src/games/pictures.ts')

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

weigh('first page', [...files], MOST)

const assets = readdirSync(new URL('assets', FOLDER)).filter((file) => !/\.(br|gz)$/.test(file))
for (const game of readdirSync(new URL('src/games', import.meta.url))) {
  if (!existsSync(new URL(`src/games/${game}/engine.json`, import.meta.url))) continue
  const own = assets.filter((file) =>
    new RegExp(`^(worker|${game}-(engine|weights|[0-9a-f]+-wasm32|${LANGUAGE}))-`).test(file),
  )
  if (own.length !== 5) throw new Error(`${game}: its module is missing; \`make modules\` makes it`)
  const judging = own.filter((file) => file.startsWith(`${game}-weights-`)).map((file) => `assets/${file}`)
  const rest = own.map((file) => `assets/${file}`).filter((file) => !judging.includes(file))
  weigh(game, rest, MOST_OF_A_GAME)
  weigh(`${game}, its bots`, judging, MOST_OF_BOTS)
}
if (!within) process.exit(1)
// Only this reads it: it need not be packaged and served.
rmSync(new URL('parts.json', FOLDER))
