/** What is said aloud while a turn is thought about: what it would bring, else what the others did last. */
import type { LogEntry, View } from './api/types'
import type { Draft } from './draft.svelte'
import { seatName } from './seats'
import { say } from './texts.svelte'

/** Said of a draft, or of what is under the pointer, once it is known; nothing where the table gives no aids. */
export function wouldBring(draft: Draft): string {
  const pointed = draft.pointed && draft.pointed === draft.seenAt ? draft.seen : null
  const known = draft.pointed ? pointed : draft.empty ? null : draft.after
  return known && draft.desk.aids ? say('page-brings', { points: draft.gain }) : ''
}

/** What the others have done since the own turn, or at the same time. */
export function othersDid({ view, seat, desk }: Draft, describe: (entry: LogEntry, view: View) => string): string {
  const wave = view.log.at(-1)?.wave
  return view.log
    .filter((entry) => entry.wave === wave && entry.seat !== seat)
    .map((entry) => `${seatName(desk.link.table?.seats[entry.seat], entry.seat)} ${describe(entry, view)}.`)
    .join(' ')
}
