/** Spans of time in words and figures. */
import { say } from './texts.svelte'

const UNITS = { days: 86400, hours: 3600, minutes: 60, seconds: 1 }

/** As somebody would say it, in its largest unit. */
export function spanInWords(seconds: number): string {
  const [unit, long] = Object.entries(UNITS).find(([, long]) => seconds >= long) ?? ['seconds', 1]
  return say(`page-clock-${unit}`, { number: Math.round(seconds / long) })
}

/** As a clock shows it: minutes and seconds. */
export function minutesAndSeconds(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
