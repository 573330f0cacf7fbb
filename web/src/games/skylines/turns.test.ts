import { describe as about, expect, it, vi } from 'vitest'
import type { LogEntry, View } from '../../lib/api/types'
import { settings } from '../../lib/settings.svelte'
import { describe, fieldsOf } from './turns'

// Which messages are said is what matters here, not their texts, which are loaded later.
vi.mock('../../lib/texts.svelte', async (original) => ({
  ...(await original<object>()),
  say: (id: string) => id,
  has: () => true,
}))

const VIEW = {
  board: {
    cards: [
      { id: 'r1', name: 'r1', kind: 'residential', drawing: [] },
      { id: 'r2', name: 'r2', kind: 'residential', drawing: [] },
      { id: 's2', name: 'primary-school', kind: 'service', drawing: ['##'] },
    ],
    parts: [{ letter: 'b', place: 'a1' }],
    districts: [{ squares: ['a1', 'b1', 'c1', 'd1', 'a2', 'b2'] }],
    tiles: [
      { card: 's2', squares: ['a1', 'b1'] },
      { card: 'r1', squares: ['a2', 'b2'] },
      { card: 'r2', squares: ['c1', 'd1'] },
    ],
  },
} as unknown as View
const turn = (text: string) => ({ seat: 0, turn: text }) as LogEntry
const told = (text: string) => describe(turn(text), VIEW)

about('a turn in words', () => {
  it('tells what was laid, as which shape, and beside what lay there before', () => {
    expect(told('r1 @a2b2 ii')).toBe('skylines-did-lay skylines-did-as skylines-did-beside, skylines-did-draw')
    expect(told('s2 @a1b1 i')).toBe('skylines-did-lay skylines-did-on, skylines-did-draw')
  })

  it('names squares only where that is wished', () => {
    settings.coordinates = true
    expect(told('s2 @a1b1 i')).toContain('skylines-did-squares')
    settings.coordinates = false
  })

  it('tells an exchange, and cards that are put away at the end of a milestone', () => {
    expect(told('-r1 ii')).toBe('skylines-did-exchange, skylines-did-draw')
    expect(told('-r1 -r2 ok')).toBe('skylines-did-put, skylines-did-put')
    expect(told('ok')).toBe('skylines-did-keep')
  })

  it('touches the squares of its tile, or all of a part that it opens', () => {
    expect(fieldsOf(turn('r1 @a2b2 ii'), VIEW)).toEqual(['a2', 'b2'])
    expect(fieldsOf(turn('open:b'), VIEW)).toHaveLength(36)
    expect(fieldsOf(turn('end'), VIEW)).toEqual([])
  })
})
