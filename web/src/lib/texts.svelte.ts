/** Texts in the chosen language, from the same Fluent catalogues as the Python side. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { first, later } from 'texts:index'
import { api } from './api/http'
import type { Message } from './api/types'

export const LANGUAGES = { en: 'English', de: 'Deutsch', nl: 'Nederlands' } as const
export type Language = keyof typeof LANGUAGES

/** What all pages but the first say; every game's name stands for the texts of that game. */
const PAGE = 'page'
const FIRST = 'first'

interface Catalogue {
  source: string
  messages: FluentResource
}

let language: Language = 'en'
let bundle = $state.raw(new FluentBundle('en'))
/** The catalogues that it was made from. */
let spoken = $state.raw<Catalogue[]>([])
/** What is said besides the first page's texts, and the games of it that the page was built without. */
const needed = new Set<string>()
/** All that was loaded, by language and name. */
const loaded = new Map<string, Catalogue>()

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && text in LANGUAGES
}

/** The first language of the browser that there are texts in. */
export function browserLanguage(): Language {
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

/** Load a language; what is on the page changes to it at once. */
export async function speak(next: Language): Promise<void> {
  language = next
  // What is needed meanwhile is needed in this language too.
  while (missing(next).length) await Promise.all(missing(next).map((name) => load(name, next)))
  if (language !== next) return
  gather()
  document.documentElement.lang = next
}

/** Load the texts of other pages or of games; what cannot be loaded is an error, an unknown game is not. */
export async function need(...names: string[]): Promise<void> {
  for (const name of names) needed.add(name)
  if (!missing(language).length) return
  try {
    await speak(language)
  } catch (error) {
    // It is asked for anew by whoever needs it next.
    for (const name of missing(language)) needed.delete(name)
    throw error
  }
}

/** Load the texts of all pages. */
export const needPage = () => need(PAGE)

/** Load the texts of games that the page was built without. */
export const learn = (games: string[]) => need(...games.filter((game) => !(game in later)))

const missing = (language: Language) => [...needed].filter((name) => !loaded.has(key(name, language)))
const key = (name: string, language: Language) => `${language} ${name}`

async function load(name: string, language: Language): Promise<void> {
  const source =
    name in later ? (await later[name]![language]()).default : await api.texts(name, language).catch(() => null)
  if (source === null) needed.delete(name)
  else keep(name, language, source)
}

function keep(name: string, language: Language, source: string): Catalogue {
  const catalogue = { source, messages: new FluentResource(source) }
  loaded.set(key(name, language), catalogue)
  return catalogue
}

function gather(): void {
  const start = loaded.get(key(FIRST, language)) ?? keep(FIRST, language, first[language])
  const made = new FluentBundle(language, { useIsolating: false })
  spoken = [start, ...[...needed].flatMap((name) => loaded.get(key(name, language)) ?? [])]
  for (const { messages } of spoken) made.addResource(messages)
  bundle = made
}

/** A text that no page has asked for before it was shown: it comes when it is there. */
function late(id: string): boolean {
  const game = id.split('-', 1)[0]!
  const name = game in later ? game : PAGE
  if (needed.has(name)) return !loaded.has(key(name, language))
  void need(name).catch(() => {})
  return true
}

/** The sections of a game's rules, in the order of its texts. */
export function ruleSections(game: string): string[] {
  const heading = new RegExp(`^${game}-rules-([a-z-]+) =`, 'gm')
  return spoken
    .flatMap(({ source }) => [...source.matchAll(heading)])
    .map(([, section]) => section!)
    .filter((section) => !section.endsWith('-text'))
}

export function has(id: string): boolean {
  return bundle.hasMessage(id) || (late(id), false)
}

/** The text of a message; a missing one shows its id, and a test finds it. */
export function say(id: string, args: Record<string, string | number> = {}): string {
  const pattern = bundle.getMessage(id)?.value
  if (pattern == null) return late(id) ? '' : id
  const given = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'number' && value < 0 ? figure(value) : value,
  ])
  return bundle.formatPattern(pattern, Object.fromEntries(given), [])
}

/** The text of a message from the server. */
export function tell(message: Message): string {
  return say(message.id, message.args)
}

/** A number below 0 has a minus, not a hyphen. */
const withMinus = (written: string) => written.replace('-', '−')

/** A number as it is written in the chosen language. */
export function figure(value: number, digits = 0): string {
  const format = new Intl.NumberFormat(bundle.locales, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return withMinus(format.format(value))
}

/** A gain or a loss, with its sign. */
export function signed(value: number): string {
  return withMinus(new Intl.NumberFormat(bundle.locales, { signDisplay: 'exceptZero' }).format(value))
}

/** Several things as one enumerates them in the chosen language. */
export function list(things: string[]): string {
  return new Intl.ListFormat(bundle.locales).format(things)
}

/** A time of day as it is written in the chosen language. */
export function timeOfDay(milliseconds: number): string {
  return new Intl.DateTimeFormat(bundle.locales, { timeStyle: 'short' }).format(milliseconds)
}

/** The language that is spoken. */
export const languageNow = () => bundle.locales[0] as Language

/** A day, named as in 2026-11-16, as it is written in the chosen language. */
export function dateOf(day: string): string {
  const midnight = Date.parse(`${day}T00:00Z`)
  return new Intl.DateTimeFormat(bundle.locales, { dateStyle: 'medium', timeZone: 'UTC' }).format(midnight)
}

/** A moment as it is written in the chosen language. */
export function moment(milliseconds: number): string {
  return new Intl.DateTimeFormat(bundle.locales, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds)
}
