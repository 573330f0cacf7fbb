/** Texts come with what says them: the first page's at once, the others' and each game's when they are needed. */
import { readdirSync, readFileSync } from 'node:fs'
import { first, later } from 'texts:index'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const CATALOGUES = '../src/quartier'
const idsOf = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!)
const games = readdirSync(`${CATALOGUES}/games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name)

/** A page that has just begun. */
async function begun() {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const texts = await import('./texts.svelte')
  await texts.speak('en')
  return texts
}

let texts: Awaited<ReturnType<typeof begun>>
beforeEach(async () => (texts = await begun()))

describe('the first page', () => {
  it('says its own texts and the titles and sentences of all games, and no more', () => {
    for (const game of games) expect(idsOf(first.de).filter((id) => id.startsWith(`${game}-`))).toHaveLength(2)
    expect(texts.say('cities-title')).toBe('Cities')
    expect(texts.say('bot-normal')).toBe('Normal')
    expect(texts.say('page-status-over')).toBe('finished')
    expect(idsOf(first.de)).not.toContain('page-confirm')
  })

  it('says what its texts hold', () => {
    expect(texts.say('page-challenge-done', { points: 3, rank: 1, finished: 2 })).toBe('3 points: rank 1 of 2')
  })
})

describe('what is loaded later', () => {
  it('is there once it was asked for', async () => {
    await texts.need('cities')
    expect(texts.has('cities-phase-start')).toBe(true)
    await texts.needPage()
    expect(texts.say('page-confirm')).toBe('Confirm')
  })

  it('comes by itself where nobody has asked', async () => {
    expect(texts.say('page-confirm')).toBe('')
    await vi.waitFor(() => expect(texts.say('page-confirm')).toBe('Confirm'))
    expect(texts.has('cities-kind-A')).toBe(false)
    await vi.waitFor(() => expect(texts.has('cities-kind-A')).toBe(true))
  })

  it('is said in every language that is changed to', async () => {
    await texts.need('cities', 'page')
    await texts.speak('de')
    expect(texts.say('page-confirm')).toBe('Bestätigen')
    expect(texts.say('cities-kind-P')).toBe('Park')
  })

  it('is said in the language that was changed to meanwhile', async () => {
    await Promise.all([texts.need('page'), texts.speak('nl'), texts.need('cities')])
    expect(texts.say('page-confirm')).toBe('Bevestigen')
    expect(texts.say('cities-kind-W')).toBe('water')
  })

  it('shows the name of a text that there is not', async () => {
    await texts.needPage()
    expect(texts.say('page-nonsense')).toBe('page-nonsense')
  })
})

describe('the catalogues', () => {
  it.each(['en', 'de', 'nl'] as const)('are cut so that nothing of a game is lost (%s)', async (language) => {
    for (const game of games) {
      const all = idsOf(readFileSync(`${CATALOGUES}/games/${game}/texts/${language}.ftl`, 'utf8'))
      const own = idsOf((await later[game]![language]()).default)
      expect([...own, `${game}-title`, `${game}-blurb`].sort()).toEqual(all.sort())
    }
  })

  it.each(['en', 'de', 'nl'] as const)('leave out only what a terminal says (%s)', async (language) => {
    const all = idsOf(readFileSync(`${CATALOGUES}/texts/${language}.ftl`, 'utf8'))
    const said = new Set([...idsOf(first[language]), ...idsOf((await later.page![language]()).default)])
    const left = all.filter((id) => !said.has(id))
    expect(left).toContain('help-play')
    expect(left.filter((id) => /^(page|error|rule|phase|bot|verify|wrong-file|seat|score)\b/.test(id))).toEqual([])
  })
})
