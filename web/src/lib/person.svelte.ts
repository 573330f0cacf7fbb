/** Who sits before this page: a guest with a name, made when first needed. */
import { api, Refused } from './api/http'
import { server } from './reach.svelte'
import { settings } from './settings.svelte'
import { say } from './texts.svelte'

class Person {
  name = $state('')

  /** Ask the server who this is; a stranger has no name yet. Without a server, the device remembers. */
  async recall(): Promise<void> {
    try {
      this.name = (await api.me()).name
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (!server.there) this.name = settings.name
    }
  }

  async rename(name: string): Promise<void> {
    this.name = server.there ? (await api.nameMe(name)).name : name.trim()
    settings.name = this.name
    await settings.changed()
  }

  /** Whoever is about to sit down needs a name; a stranger gets one that can be changed. */
  async introduce(): Promise<void> {
    await this.recall()
    if (!this.name) await this.rename(say('page-guest', { number: 100 + Math.floor(Math.random() * 900) }))
  }
}

export const person = new Person()
