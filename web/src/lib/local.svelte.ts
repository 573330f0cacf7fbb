/** A match on this device: people who share it, bots that think beside it, every change kept before it is shown. */
import { pictureOf } from './pictures'
import { engineOf, type Engine } from '../engine/engine'
import { api } from './api/http'
import type { Advice, Course, PictureWish, Problem, Reviewing, TableFacts, TableSet, View } from './api/types'
import { begin } from './begin'
import { botName } from './bots'
import { factsOf, matches, type Kept } from './kept.svelte'
import { scripted, type Guide, type Lesson, type Progress } from './lesson'
import { beginLesson, loadLesson } from './lessons'
import type { Answer, Side } from './side'
import { problemOf } from './trouble'

/** Whose turn it is while the screen is covered, and who may still take back what was just played. */
export interface Cover {
  seat: number
  back: number | null
}

/** How long a bot takes at least, so that its turn is seen. */
const PACE = 600
/** How often a bot may think anew when its turn came too late. */
const RETRIES = 3
const NO_MATCH: Problem = { code: 'not-found', text: { id: 'page-no-match-about', args: {} } }
const ELSEWHERE: Problem = { code: 'stale', text: { id: 'page-elsewhere', args: {} } }

export class LocalMatch implements Side {
  readonly here = true
  readonly host = true
  readonly talk = []
  state = $state<Side['state']>('connecting')
  problem = $state.raw<Problem | null>(null)
  view = $state.raw<View | null>(null)
  /** Who looks at the screen. */
  seat = $state<number | null>(null)
  decision = $state(0)
  /** There is nothing of any seat's view in the page as long as it is there. */
  cover = $state.raw<Cover | null>(null)
  #kept = $state.raw<Kept | null>(null)
  readonly table = $derived(this.#kept && factsOf(this.#kept))
  readonly file = $derived(`data:text/plain;charset=utf-8,${encodeURIComponent(this.#kept?.file ?? '')}`)

  #lesson = $state.raw<Lesson | null>(null)
  readonly guide: Guide | null = $derived.by(() => {
    const [lesson, progress, game] = [this.#lesson, this.#kept?.lesson, this.#kept?.game]
    if (!lesson || !progress || !game) return null
    const heard = (progress: Progress) => void this.#then(() => this.#put({ lesson: progress })).catch(() => {})
    const again = () => void beginLesson(game).then((problem) => (problem ? undefined : matches.delete([this.id])))
    return { lesson, progress, heard, again }
  })

  #engine: Engine | null = null
  #match = -1
  /** What everybody may know. */
  #open: View | null = null
  #decided = ''
  #queue: Promise<unknown> = Promise.resolve()
  #thinking = false
  #closed = false
  readonly #deaf = matches.shelf.listen((id) => id === this.id && this.renew())

  constructor(readonly id: string) {
    this.renew()
  }

  get acting(): boolean {
    return this.seat !== null && !!this.view?.actors.includes(this.seat)
  }

  /** Open it as it is kept by now. */
  renew(): void {
    void this.#then(() => this.#follow()).catch((error: unknown) => {
      this.problem = problemOf(error)
      this.state = 'refused'
    })
  }

  close(): void {
    this.#closed = true
    this.#deaf()
    void this.#engine?.close(this.#match)
  }

  async ask(draft: string): Promise<Answer | null> {
    if (!this.#engine || this.seat === null) return null
    return this.#engine.ask(this.#match, this.seat, draft).catch(() => null)
  }

  move(turn: string): Promise<Problem | null> {
    const { seat } = this
    return this.#change((engine) => engine.play(this.#match, seat!, turn))
  }

  undo(): Promise<Problem | null> {
    const { seat } = this
    return this.#change((engine) => engine.undo(this.#match, seat!))
  }

  /** Take back the turn after which the device was to be passed on. */
  async takeBack(): Promise<void> {
    const back = this.cover?.back ?? null
    if (back === null) return
    this.problem = await this.#change(async (engine) => {
      const problem = await engine.undo(this.#match, back)
      if (!problem) this.cover = null
      return problem
    })
  }

  /** Whoever is next has the device. */
  async uncover(): Promise<void> {
    const { cover } = this
    if (!cover) return
    this.cover = null
    this.seat = cover.seat
    await this.#then(() => this.#show())
  }

  async hint(): Promise<Advice[] | Problem> {
    const { decision, seat } = this
    // Whatever somebody plays meanwhile ends the thought; the question may be the same.
    while (decision === this.decision && this.acting) {
      const found = await this.#engine!.hints(this.#match, seat!).catch(problemOf)
      if (found) return found
    }
    return []
  }

  /** Those who share a device agree among themselves. */
  agree(hints: boolean): Promise<Problem | null> {
    return this.#then(() => this.#put({ hints })).catch(problemOf)
  }

  course(): Promise<Course> {
    return this.#engine!.course(this.#match)
  }

  /** A server reviews it: only it has time for that. */
  review(): Promise<Reviewing> {
    return api.reviewFile(this.#kept!.file)
  }

  /** A server draws it, from the drawings that this page has too. */
  picture(wish: PictureWish): Promise<Blob> {
    return pictureOf(this.#kept!, wish)
  }

  async componentSet(): Promise<TableSet> {
    const { game, set } = this.#kept!
    return { game, title: set?.title ?? '', text: set?.text ?? '' }
  }

  async mine(): Promise<TableFacts[]> {
    return (await matches.list()).map(factsOf)
  }

  again(): Promise<Problem | null> {
    return begin(this.#kept!)
  }

  /** Nobody is ever away, and nobody is told anything. */
  async comeBack(): Promise<void> {}
  async speak(): Promise<null> {
    return null
  }

  /** One thing after the other: what is asked for while something is kept waits for it. */
  #then<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(act)
    this.#queue = done.catch(() => {})
    return done
  }

  #change(act: (engine: Engine) => Promise<Problem | null>): Promise<Problem | null> {
    return this.#then(async () => {
      if (!this.#engine || this.#closed) return NO_MATCH
      return (await act(this.#engine)) ?? (await this.#keep())
    }).catch(problemOf)
  }

  /** Keep what has changed, then show it; where another tab was faster, what it has kept. */
  async #keep(): Promise<Problem | null> {
    const [file, { over, standings }] = await this.#both()
    const ended = over ? Date.now() : 0
    const places = over ? standings.map(({ score, rank }) => ({ score, rank })) : []
    const problem = await this.#put({ file, ended, places })
    if (!problem) await this.#show()
    return problem
  }

  async #put(change: Partial<Kept>): Promise<Problem | null> {
    const changed = { ...this.#kept!, ...change, version: this.#kept!.version + 1 }
    if (!(await matches.put(changed))) {
      await this.#follow()
      return ELSEWHERE
    }
    this.#kept = changed
    return null
  }

  async #both(): Promise<[string, View]> {
    return Promise.all([this.#engine!.file(this.#match), this.#engine!.view(this.#match, null)])
  }

  /** Open what is kept, if it is newer than what is open. */
  async #follow(): Promise<void> {
    const kept = await matches.get(this.id)
    this.#engine = kept ? engineOf(kept.game) : null
    if (!kept || !this.#engine) throw Object.assign(new Error(this.id), { problem: NO_MATCH })
    if (this.#closed || kept.version <= (this.#kept?.version ?? 0)) return
    if (kept.lesson) this.#lesson ??= await loadLesson(kept.game)
    const old = this.#match
    this.#match = await this.#engine.open(kept.file, kept.set)
    if (old >= 0) void this.#engine.close(old)
    this.#kept = kept
    await this.#show()
    this.state = 'live'
  }

  /** Show what there is to whoever is to see it, and let the bots think. */
  async #show(): Promise<void> {
    const [engine, match] = [this.#engine!, this.#match]
    const open = await engine.view(match, null)
    const next = this.#next(open)
    if (next !== null && this.#secret() && (this.cover || next !== this.seat)) {
      const before = this.seat === null ? null : await engine.view(match, this.seat)
      this.view = null
      this.cover = { seat: next, back: before?.ready.includes(this.seat!) ? this.seat : null }
    } else {
      this.cover = null
      const view = next === null ? open : await engine.view(match, next)
      const decided = JSON.stringify([next, view.wave, view.over, view.phase, view.legal, view.log])
      if (decided !== this.#decided) this.decision++
      this.#decided = decided
      this.seat = next
      this.view = view
    }
    this.#open = open
    void this.#think()
  }

  get #people(): number[] {
    return this.#kept!.seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]))
  }

  /** Whether the people at this device may not see what the others see. */
  #secret(): boolean {
    return this.#people.length > 1 && !this.#kept!.cooperative
  }

  /** Who is to look at the screen: whoever does, as long as there is something to do, else the next who has. */
  #next({ over, actors }: View): number | null {
    const people = this.#people
    if (people.length === 1) return people[0]!
    if (over) return null
    const { seat } = this
    const acting = people.filter((person) => actors.includes(person))
    if (!acting.length || (seat !== null && acting.includes(seat))) return seat
    return acting.find((person) => person > (seat ?? -1)) ?? acting[0]!
  }

  /** What a bot plays: in a lesson what it is told to, as long as that may be; else what it thinks of. */
  async #turnOf(match: number, bot: number): Promise<string | null> {
    const { guide } = this
    const played = this.#open!.log.filter(({ seat }) => seat === bot).length
    const told = guide && !guide.progress.off ? scripted(guide.lesson, bot, played) : undefined
    if (told && (await this.#engine!.ask(match, bot, told)).whole) return told
    const { bot: level, character } = this.#kept!.seats[bot]!
    return this.#engine!.think(match, bot, botName(level!, character))
  }

  /** Let the bots that are to act think, one after the other. */
  async #think(): Promise<void> {
    if (this.#thinking) return
    this.#thinking = true
    let left = RETRIES
    try {
      while (!this.#closed && left) {
        const bot = this.#open!.actors.find((seat) => this.#kept!.seats[seat]!.bot)
        if (bot === undefined) return
        const [match, began] = [this.#match, Date.now()]
        const turn = await this.#turnOf(match, bot)
        await new Promise((resolve) => setTimeout(resolve, PACE - (Date.now() - began)))
        // Somebody else has played meanwhile, and the bot thinks again.
        if (turn === null) continue
        const problem = await this.#change((engine) =>
          match === this.#match ? engine.play(match, bot, turn) : Promise.resolve(ELSEWHERE),
        )
        left = problem ? left - 1 : RETRIES
        if (!left) this.problem = problem
      }
    } catch (error) {
      if (!this.#closed) this.problem = problemOf(error)
    } finally {
      this.#thinking = false
    }
  }
}
