/** Texts in the chosen language, from the same Fluent catalogues as the Python side. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { api } from './api/http'
import type { Message } from './api/types'

export const LANGUAGES = { en: 'English', de: 'Deutsch', nl: 'Nederlands' } as const
export type Language = keyof typeof LANGUAGES

const catalogues = import.meta.glob<string>(
  ['../../../src/quartier/texts/*.ftl', '../../../src/quartier/games/*/texts/*.ftl'],
  { query: '?raw', import: 'default' },
)

let bundle = $state.raw(new FluentBundle('en'))
/** The catalogues that it was made from. */
let sources = $state.raw<string[]>([])
/** The games that the page was built without: the server gave their texts. */
let learned: string[] = []

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && text in LANGUAGES
}

/** The first language of the browser that there are texts in. */
export function browserLanguage(): Language {
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

/** Load a language; what is on the page changes to it at once. */
export async function speak(language: Language): Promise<void> {
  await load(language, learned)
  document.documentElement.lang = language
}

/** Load the texts of games that the page was built without. */
export async function learn(games: string[]): Promise<void> {
  const unknown = games.filter(
    (game) => !(`../../../src/quartier/games/${game}/texts/en.ftl` in catalogues) && !learned.includes(game),
  )
  if (unknown.length) await load(document.documentElement.lang as Language, [...learned, ...unknown])
}

async function load(language: Language, others: string[]): Promise<void> {
  const files = Object.entries(catalogues).filter(([path]) => path.endsWith(`/${language}.ftl`))
  const asked = others.map(async (game) => [game, await api.texts(game, language).catch(() => null)] as const)
  const [ours, theirs] = await Promise.all([Promise.all(files.map(([, read]) => read())), Promise.all(asked)])
  const given = theirs.filter((pair): pair is [string, string] => pair[1] !== null)
  const loaded = new FluentBundle(language, { useIsolating: false })
  sources = [...ours, ...given.map(([, source]) => source)]
  for (const source of sources) loaded.addResource(new FluentResource(source))
  learned = given.map(([game]) => game)
  bundle = loaded
}

/** The sections of a game's rules, in the order of its texts. */
export function ruleSections(game: string): string[] {
  const heading = new RegExp(`^${game}-rules-([a-z-]+) =`, 'gm')
  return sources
    .flatMap((source) => [...source.matchAll(heading)])
    .map(([, section]) => section!)
    .filter((section) => !section.endsWith('-text'))
}

export function has(id: string): boolean {
  return bundle.hasMessage(id)
}

/** The text of a message; a missing one shows its id, and a test finds it. */
export function say(id: string, args: Record<string, string | number> = {}): string {
  const pattern = bundle.getMessage(id)?.value
  if (pattern == null) return id
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
  return withMinus(new Intl.NumberFormat(bundle.locales, { maximumFractionDigits: digits }).format(value))
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

/** A moment as it is written in the chosen language. */
export function moment(milliseconds: number): string {
  return new Intl.DateTimeFormat(bundle.locales, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds)
}
