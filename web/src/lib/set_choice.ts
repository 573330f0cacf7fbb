/** The component sets of one's own that a game can be played with now, and how each comes to a table or to the engine. */
import type { OwnSet } from '../engine/game'
import { api, Refused } from './api/http'
import { person } from './person.svelte'
import { nameOf } from './set_text'
import { ownSet, sets, type KeptSet } from './sets.svelte'

export interface SetChoice {
  /** As it stands in the address: of this browser, or of the server. */
  value: string
  title: string
  text: string
  /** What the engine plays with. */
  engine(): Promise<OwnSet>
  /** Its id at the server, which keeps it from then on if it does not yet. */
  kept(): Promise<string>
}

/** The set that an address asks for, as `?set=` or `?kept=` say it. */
export function askedSet(query: URLSearchParams): string {
  if (query.has('set')) return `here ${query.get('set')}`
  return query.has('kept') ? `there ${query.get('kept')}` : ''
}

/** The set that an address asks for, as the engine plays with it; Refused says why there is none. */
export async function chosenSet(game: string, asked: string): Promise<OwnSet> {
  const found = (await setChoices(game, asked)).find(({ value }) => value === asked)
  if (!found) throw new Refused({ code: 'not-found', text: { id: 'page-set-missing', args: {} } })
  return found.engine()
}

export async function setChoices(game: string, asked: string): Promise<SetChoice[]> {
  const mine = (await sets.list()).filter((set) => set.game === game && set.box)
  const found = mine.map(ofBrowser)
  const [where, id] = asked.split(' ')
  if (where === 'there' && id) found.unshift(await ofServer(game, id))
  return found
}

function ofBrowser(set: KeptSet): SetChoice {
  return {
    value: `here ${set.id}`,
    title: nameOf(set.title),
    text: set.text,
    engine: async () => ownSet(set)!,
    async kept() {
      const { server, title, text } = set
      if (server && server.text === text && server.title === title) {
        const there = await api.set(server.id).catch(() => null)
        if (there?.text === text) return server.id
      }
      await person.introduce()
      const { id, version, title: named } = await api.newSet({ game: set.game, title, text })
      const change = { title: named, server: { id, version, title: named, text }, version: set.version + 1 }
      await sets.put({ ...set, ...change })
      return id
    },
  }
}

async function ofServer(game: string, id: string): Promise<SetChoice> {
  const { title, text } = await api.set(id)
  return {
    value: `there ${id}`,
    title,
    text,
    async engine() {
      const { box } = await api.checkSet(game, text)
      return { title, text, data: box! }
    },
    kept: async () => id,
  }
}
