/** What a person has set on this device: a name, language, colours, motion, aids, advice, analysis, coordinates, what is explained, sound, alerts, whether table talk is muted. */
import { browserLanguage, isLanguage, speak, type Language } from './texts.svelte'

export type Colours = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'moving' | 'still'

const KEY = 'quartier-settings'

class Settings {
  name = ''
  language = $state<Language>('en')
  colours = $state<Colours>('system')
  motion = $state<Motion>('system')
  /** Legal places and previews. */
  aids = $state(true)
  /** An engine's advice, where the table allows it. */
  advice = $state(true)
  /** An engine's lines in studies. */
  analysis = $state(true)
  /** The names of fields at the edges of boards and in turns. */
  coordinates = $state(false)
  /** What happens for the first time is explained. */
  moments = $state(true)
  /** The browser's notifications when it is my turn. */
  alerts = $state(false)
  sound = $state(false)
  muted = $state(false)

  /** Read what was kept, and load the texts. */
  async begin(): Promise<void> {
    const kept = this.#kept()
    if (typeof kept.name === 'string') this.name = kept.name
    this.language = isLanguage(kept.language) ? kept.language : browserLanguage()
    if (kept.colours === 'light' || kept.colours === 'dark') this.colours = kept.colours
    if (kept.motion === 'moving' || kept.motion === 'still') this.motion = kept.motion
    this.aids = kept.aids !== false
    this.advice = kept.advice !== false
    this.analysis = kept.analysis !== false
    this.coordinates = kept.coordinates === true
    this.moments = kept.moments !== false
    this.alerts = kept.alerts === true
    this.sound = kept.sound === true
    this.muted = kept.muted === true
    this.#show()
    await speak(this.language)
  }

  /** Keep and show what was just changed. */
  async changed(): Promise<void> {
    const { name, language, colours, motion, aids, advice, analysis, coordinates, moments, alerts, sound, muted } = this
    localStorage.setItem(
      KEY,
      JSON.stringify({
        ...{ name, language, colours, motion, aids, advice, analysis, coordinates, moments },
        ...{ alerts, sound, muted },
      }),
    )
    this.#show()
    await speak(language)
  }

  get still(): boolean {
    if (this.motion !== 'system') return this.motion === 'still'
    return matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  #kept(): Record<string, string | boolean | undefined> {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? '{}')
    } catch {
      return {}
    }
  }

  #show(): void {
    document.documentElement.dataset.colours = this.colours
    document.documentElement.dataset.motion = this.motion
  }
}

export const settings = new Settings()
