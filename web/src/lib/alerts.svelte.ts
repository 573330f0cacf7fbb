/** How somebody who looks elsewhere is told that a table waits: sound, title, sign, vibration, notification. */
import { Listening, standing, type News } from './news'
import { notifications } from './notifications.svelte'
import { root } from './router.svelte'
import { settings } from './settings.svelte'
import type { Side } from './side'
import { play } from './sound'
import { say } from './texts.svelte'

/** How long the title shows one of its two texts: slow enough to be read, and calm. */
const BLINK = 1500
const ICON = 'icon.svg'
const WAITING_ICON = 'icon-turn.svg'

const looking = () => !document.hidden && document.hasFocus()

export class Alerts {
  /** What is told until somebody looks. */
  #news = $state.raw<News | null>(null)
  #showing = $state(true)
  readonly #link: Side
  readonly #path: string

  /** Watch a table as long as the component lives that makes this. */
  constructor(link: Side, path: string) {
    this.#link = link
    this.#path = path
    const listening = new Listening()
    const now = $derived(standing(link))
    $effect(() => {
      const news = listening.hear(now)
      if (news) this.#tell(news)
    })
    $effect(() => {
      addEventListener('focus', this.#look)
      document.addEventListener('visibilitychange', this.#look)
      this.#look()
      return () => {
        removeEventListener('focus', this.#look)
        document.removeEventListener('visibilitychange', this.#look)
        mark(false)
      }
    })
    $effect(() => {
      if (!this.#news || settings.still) return
      const timer = setInterval(() => (this.#showing = !this.#showing), BLINK)
      return () => clearInterval(timer)
    })
  }

  /** The page's title: by turns the usual one and what is told. */
  title(usual: string): string {
    return this.#news && this.#showing ? `${say(`alert-${this.#news}`)} · Quartier` : usual
  }

  #tell(news: News): void {
    if (news === 'end' || this.#link.acting) play(news === 'end' ? 'over' : 'turn')
    if (looking()) return
    this.#showing = true
    this.#news = news
    mark(true)
    notifications.vibrate()
    if (settings.alerts && notifications.permission === 'granted')
      void notifications.show(say(`alert-${news}`), this.#about(), this.#path).catch(() => {})
  }

  /** Which table it is. */
  #about(): string {
    const { table, seat } = this.#link
    const game = say(`${table!.game}-title`)
    const others = table!.seats.filter(({ kind }, index) => kind === 'person' && index !== seat)
    return others.length ? say('alert-with', { game, names: others.map(({ name }) => name).join(', ') }) : game
  }

  #look = (): void => {
    if (!looking()) return
    this.#news = null
    mark(false)
    void notifications.dismiss(this.#path)
  }
}

/** A sign on the tab and on the icon of the installed page. */
function mark(waiting: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const { href } = new URL(waiting ? WAITING_ICON : ICON, root)
  if (icon && icon.href !== href) icon.href = href
  void (waiting ? navigator.setAppBadge?.() : navigator.clearAppBadge?.())?.catch(() => {})
}
