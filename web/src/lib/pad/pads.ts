/** The pads that this browser keeps, each as the text of its file; nothing of them is sent anywhere. */
import { LONGEST } from './link'

export interface KeptPad {
  id: string
  game: string
  text: string
  /** When it was last written on, in milliseconds. */
  changed: number
}

const KEY = 'quartier-pads'
/** So many are kept of all games; the oldest go first. */
const MOST = 60

export function keptPads(game?: string): KeptPad[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptPad[]
    return found.filter((pad) => (game === undefined || pad.game === game) && pad.text.length <= LONGEST)
  } catch {
    return []
  }
}

/** Keep a pad, or what has become of it; false if the browser has no room. */
export function keepPad(pad: KeptPad): boolean {
  return store([pad, ...keptPads().filter(({ id }) => id !== pad.id)])
}

export function dropPad(id: string): void {
  store(keptPads().filter((pad) => pad.id !== id))
}

function store(pads: KeptPad[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(pads.sort((one, other) => other.changed - one.changed).slice(0, MOST)))
    return true
  } catch {
    return false
  }
}

/** Hear of what another tab has kept. */
export function onKept(heard: () => void): () => void {
  const hear = ({ key }: StorageEvent): void => void (key === KEY && heard())
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
