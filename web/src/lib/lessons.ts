/** The guided matches: which games have one, how one begins, and where one is that was begun. */
import { known } from '../games/games'
import type { Problem } from './api/types'
import type { Lesson } from './lesson'
import { matches } from './kept.svelte'
import { router } from './router.svelte'

const files = import.meta.glob<Lesson>('../games/*/lesson.json', { import: 'default' })
const fileOf = (game: string) => files[`../games/${game}/lesson.json`]

export const hasLesson = (game: string) => !!fileOf(game)

export async function loadLesson(game: string): Promise<Lesson | null> {
  return (await fileOf(game)?.()) ?? null
}

/** Go on where somebody is being guided, or begin. */
export async function learn(game: string): Promise<Problem | null> {
  const running = (await matches.list()).find((kept) => kept.game === game && kept.lesson && !kept.ended)
  if (!running || running.lesson!.off) return beginLesson(game)
  router.go(`/match/${running.id}`, true)
  return null
}

/** Deal the lesson anew; the address that asked for it is replaced, so that the way back leads past it. */
export async function beginLesson(game: string): Promise<Problem | null> {
  const lesson = await loadLesson(game)
  if (!lesson) return { code: 'not-found', text: { id: 'page-not-found', args: {} } }
  const { against, begin } = await import('./begin')
  return begin(
    {
      game,
      options: lesson.options,
      cooperative: !!known.games.find(({ name }) => name === game)?.cooperative,
      seats: against(lesson.seats - 1, lesson.against),
      day: '',
      seed: lesson.seed,
      lesson: { turn: 0, note: 0, off: false },
    },
    true,
  )
}
