// Cuts the catalogues of the Python side into what the page loads at a time: what its first page says, in all languages;
// what the other pages say; what each game says. What only the terminal says is left out.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const SRC = join(import.meta.dirname, 'src')
const PACKAGE = join(import.meta.dirname, '..', 'src', 'quartier')
const GAMES = join(PACKAGE, 'games')
const LANGUAGES = ['en', 'de', 'nl']
/** `texts:index` has the first page's and finds the rest: `texts:page/de`, `texts:GAME/de`. */
const MODULE = /^texts:(\w+)(?:\/(\w+))?$/
/** How the ids of messages begin that a terminal says, or a server to whoever starts it; the page's sources may overrule. */
const TERMINAL =
  /^(help|play|puzzles|arena|statistics|simulate|selfplay|warm|warming|warmed|slow|bench|backup|restore|move|think|site|games|set|replay|system|standard|place|tagline)\b|^wrong-(port|host|log|proxies|setting|folder|database|store|think|move|target|page|site|copy|language|kernels|cache|sheet|record|study|puzzles|weights-(?:game|to|numba)|table|levels|gpu|usage|bots?|agent|position|selfplay|save|option)\b/

type Messages = Map<string, string>

/** A catalogue's messages by their ids, as they stand there. */
function messagesOf(file: string): Messages {
  const text = readFileSync(file, 'utf8').replace(/^#.*\n/gm, '')
  const parts = text.split(/^(?=-?[a-z][\w-]* =)/m).filter((part) => part.trim())
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(' =')), part.trimEnd()]))
}

/** All sources that a source is built with, without what is loaded later. */
export function builtWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/^\s*(?:import|export)\s(?!type\b)[^'"`]*?['"](\.[^'"]+)['"]/gm)
  for (const [, path] of imports) {
    const base = resolve(dirname(file), path!)
    const source = [base, `${base}.ts`].find((path) => /\.(ts|svelte)$/.test(path) && existsSync(path))
    if (source) builtWith(source, found)
  }
  return found
}

/** Tells the ids that some sources name: whole, or put together from known and unknown words. */
function namedIn(files: Iterable<string>): (id: string) => boolean {
  const whole = new Set<string>()
  const forms: string[] = []
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    for (const [, id] of source.matchAll(/['"]([a-z][a-z0-9-]*)['"]/g)) whole.add(id!)
    for (const [, form] of source.matchAll(/`((?:[a-z0-9-]|\$\{[^}]*\})+)`/g)) {
      const pattern = form!.replace(/\$\{[^}]*\}/g, '\\w+')
      // One without a word of its own would be any.
      if (/(?<!\\)[a-z]{2}/.test(pattern)) forms.push(pattern)
    }
  }
  const form = new RegExp(`^(${forms.join('|') || '(?!)'})$`)
  return (id) => whole.has(id) || form.test(id)
}

function sources(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => /(?<!\.test|\.d)\.(ts|svelte)$/.test(name)).map((name) => join(folder, name))
}

const gameNames = () => readdirSync(GAMES).filter((name) => existsSync(join(GAMES, name, 'texts')))
const shared = (language: string) => messagesOf(join(PACKAGE, 'texts', `${language}.ftl`))
const gamesOwn = (game: string, language: string) => messagesOf(join(GAMES, game, 'texts', `${language}.ftl`))

/** What the first page says, with the messages that its messages hold. */
function first(language: string): Messages {
  const named = namedIn(builtWith(join(SRC, 'main.ts')))
  const all = new Map(
    [shared(language), ...gameNames().map((game) => gamesOwn(game, language))].flatMap((own) => [...own]),
  )
  const said: Messages = new Map()
  function add(id: string): void {
    const text = all.get(id)
    if (text === undefined || said.has(id)) return
    said.set(id, text)
    for (const [, held] of text.matchAll(/\{ (-?[a-z][\w-]*)(?: |\()/g)) add(held!)
  }
  for (const id of all.keys()) if (named(id)) add(id)
  return said
}

function without(messages: Messages, others: Messages): Messages {
  return new Map([...messages].filter(([id]) => !others.has(id)))
}

/** What the other pages say. */
function others(language: string): Messages {
  const named = namedIn(sources(SRC))
  const all = without(shared(language), first(language))
  return new Map([...all].filter(([id]) => !TERMINAL.test(id) || named(id)))
}

const written = (messages: Messages) => [...messages.values()].join('\n') + '\n'
const byLanguage = (value: (language: string) => string) =>
  `{ ${LANGUAGES.map((language) => `${language}: ${value(language)}`).join(', ')} }`

/** All that the page may say, for whoever must know its letters. */
export function everything(): string {
  return LANGUAGES.flatMap((language) => [
    ...[first(language), others(language)].map(written),
    ...gameNames().map((game) => written(gamesOwn(game, language))),
  ]).join('')
}

function index(): string {
  const later = (part: string) => byLanguage((language) => `() => import('texts:${part}/${language}')`)
  return [
    `export const first = ${byLanguage((language) => JSON.stringify(written(first(language))))}`,
    `export const later = { page: ${later('page')}, ${gameNames().map((game) => `${game}: ${later(game)}`)} }`,
  ].join('\n')
}

export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, part, language] = MODULE.exec(id.replace(/^\0/, '')) ?? []
      if (!part) return undefined
      for (const game of ['', ...gameNames()]) {
        for (const one of LANGUAGES) this.addWatchFile(join(game ? join(GAMES, game) : PACKAGE, 'texts', `${one}.ftl`))
      }
      if (!language) return index()
      const own = part === 'page' ? others(language) : without(gamesOwn(part, language), first(language))
      return `export default ${JSON.stringify(written(own))}`
    },
  }
}
