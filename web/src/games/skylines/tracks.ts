/** The tracks in the order in which they are shown, and when a marker is close to an end that forbids cards or loses the city. */
export const TRACKS = ['happiness', 'labour', 'power', 'water', 'garbage', 'pollution', 'traffic', 'crime']
const BURDENS = ['pollution', 'traffic', 'crime']
/** So many steps from an end are few. */
const CLOSE = 1

export type Mood = 'good' | 'even' | 'bad'

/** Whether a field of a track is good, bad or neither. */
export function mood(track: string, field: number): Mood {
  if (field === 0) return 'even'
  if (track === 'labour' || BURDENS.includes(track)) return 'bad'
  return field < 0 ? 'bad' : 'good'
}

export function nearEnd(track: string, value: number, [low, high]: [number, number]): boolean {
  if (track === 'money') return value <= CLOSE
  const below = !BURDENS.includes(track) && value - low <= CLOSE
  const above = (track === 'labour' || BURDENS.includes(track)) && high - value <= CLOSE
  return below || above
}
