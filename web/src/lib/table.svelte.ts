/** A table as this page sees it: kept up to date over a socket that heals itself. */
import { engineOf, kernelsOf, type Engine } from '../engine/engine'
import type { Options } from '../engine/game'
import { api, UNREACHABLE } from './api/http'
import type {
  Advice,
  ClientMessage,
  Course,
  Failed,
  Problem,
  Reviewing,
  ServerMessage,
  TableFacts,
  TableView,
  TalkLine,
  PictureWish,
} from './api/types'
import type { Answer, Side } from './side'
import { again } from './start'

type Reply = Exclude<ServerMessage, { type: 'snapshot' | 'table' | 'talked' }>
type Unsigned<T> = T extends { id: string } ? Omit<T, 'id'> : never
type Said = Unsigned<ClientMessage>

interface Waiting {
  text: string
  /** Whether it is said again after a lost connection: the server knows it by its id. */
  again: boolean
  resolve: (answer: Reply) => void
}

/** What a seat decides by, of all that can change in its view. */
const DECISION = ['wave', 'over', 'phase', 'legal', 'log']
const SOONEST = 250
const LATEST = 4000
/** Lines of table talk that are kept, as on the server. */
const KEPT = 100
/** The code with which the server closes a socket for good. */
const SHUT = 4403
/** How often, and after which pause, a server is asked again that says it was asked too much. */
const RETRIES = 5
const BREATH = 300

export class TableLink implements Side {
  readonly here = false
  state = $state<'connecting' | 'live' | 'lost' | 'refused'>('connecting')
  problem = $state.raw<Problem | null>(null)
  table = $state.raw<TableFacts | null>(null)
  view = $state.raw<TableView | null>(null)
  talk = $state.raw<TalkLine[]>([])
  seat = $state<number | null>(null)
  host = $state(false)
  version = $state(0)
  decision = $state(0)

  #socket: WebSocket | null = null
  #waiting = new Map<string, Waiting>()
  #delay = SOONEST
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #said = 0
  readonly #name = crypto.getRandomValues(new Uint32Array(2)).join('-')

  constructor(readonly id: string) {
    addEventListener('online', this.#now)
    this.#connect()
  }

  /** Whether this seat is to act. */
  get acting(): boolean {
    return this.seat !== null && !!this.view?.actors.includes(this.seat)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#now)
    this.#socket?.close()
    for (const id of [...this.#waiting.keys()]) this.#settle(id, failure(id))
  }

  /** Connect anew, as whoever this person is by now. */
  renew(): void {
    const old = this.#socket
    this.#connect()
    old?.close()
  }

  async ask(draft: string): Promise<Answer | null> {
    return (await this.#look(draft)) ?? this.#askServer(draft)
  }

  /** The engine, where it has the kernels that the seat's position belongs to; it is loaded when first asked for. */
  #engine(): Engine | null {
    const { position, game } = this.view ?? {}
    return position && position.kernels === kernelsOf(game!) ? engineOf(game!) : null
  }

  /** What the engine makes of a draft, by the position that the seat was sent. */
  async #look(draft: string): Promise<Answer | undefined> {
    const { view, seat, table } = this
    try {
      const answer = await this.#engine()?.look(
        view!.position!.state,
        view!.seats,
        view!.options as Options,
        seat!,
        draft,
      )
      return answer && { ...answer, view: table?.aids ? answer.view : null }
    } catch {
      return undefined
    }
  }

  async #askServer(draft: string): Promise<Answer | null> {
    const said = { type: this.table?.aids ? 'preview' : 'choices', draft } as const
    let reply = await this.#say(said)
    for (let left = RETRIES; left && reply.type === 'error' && reply.error.code === 'too-many'; left--) {
      await new Promise((resolve) => setTimeout(resolve, BREATH))
      reply = await this.#say(said)
    }
    if (reply.type === 'error') {
      // Only a broken rule is an answer; a server that is busy or away can be asked again.
      if (reply.error.code !== 'illegal-move') return null
      return { view: null, legal: [], whole: false, problem: reply.error }
    }
    if (reply.type === 'chosen') return { view: null, legal: reply.legal, whole: !reply.legal.length, problem: null }
    if (reply.type !== 'previewed') return null
    // The turn is whole when the next wave has begun, even if it begins with this seat.
    const whole = !reply.view.legal.length || reply.view.wave !== this.view?.wave
    return { view: reply.view, legal: whole ? [] : reply.view.legal, whole, problem: null }
  }

  async hint(): Promise<Advice[] | Problem> {
    const reply = await this.#say({ type: 'hint' })
    return reply.type === 'hinted' ? reply.turns : problemOf(reply)!
  }

  async agree(agreed: boolean): Promise<Problem | null> {
    return problemOf(await this.#say({ type: 'advice', agree: agreed }, true))
  }

  async move(turn: string): Promise<Problem | null> {
    return problemOf(await this.#say({ type: 'move', version: this.version, turn }, true))
  }

  async undo(): Promise<Problem | null> {
    return problemOf(await this.#say({ type: 'undo', version: this.version }, true))
  }

  get file(): string {
    return `/api/tables/${this.id}/file`
  }

  course(): Promise<Course> {
    return api.course(this.id)
  }

  review(): Promise<Reviewing> {
    return api.reviewTable(this.id)
  }

  picture(wish: PictureWish): Promise<Blob> {
    return api.tablePicture(this.id, wish)
  }

  async mine(): Promise<TableFacts[]> {
    return (await api.myTables()).tables
  }

  again(): Promise<Problem | null> {
    return again(this.id)
  }

  async comeBack(): Promise<void> {
    await this.#say({ type: 'return' })
  }

  async speak(text: string): Promise<Problem | null> {
    return problemOf(await this.#say({ type: 'talk', text }, true))
  }

  #say(said: Said, again = false): Promise<Reply> {
    const id = `${this.#name}-${++this.#said}`
    const text = JSON.stringify({ ...said, id })
    return new Promise((resolve) => {
      if (this.state !== 'live' && !again) return resolve(failure(id))
      this.#waiting.set(id, { text, again, resolve })
      if (this.state === 'live') this.#socket?.send(text)
    })
  }

  #now = (): void => {
    if (this.state === 'lost') {
      clearTimeout(this.#timer)
      this.#connect()
    }
  }

  #connect(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${this.id}/socket`)
    this.#socket = socket
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage)
    socket.onclose = (event) => {
      if (this.#closed || socket !== this.#socket) return
      if (event.code === SHUT) {
        this.state = 'refused'
        return
      }
      this.state = 'lost'
      for (const [id, waiting] of [...this.#waiting]) if (!waiting.again) this.#settle(id, failure(id))
      this.#timer = setTimeout(() => this.#connect(), this.#delay)
      this.#delay = Math.min(LATEST, this.#delay * 2)
    }
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.table = message.table
        this.seat = message.seat
        this.host = message.host
        this.#decide(message, DECISION)
        this.view = message.view
        this.talk = message.talk
        // When it is needed, the server may be away.
        this.#engine()
        this.#live()
        return
      case 'table':
        this.table = message.table
        return
      case 'talked': {
        const known = this.talk.at(-1)?.number ?? 0
        this.talk = [...this.talk, ...message.lines.filter(({ number }) => number > known)].slice(-KEPT)
        return
      }
      case 'changes':
      case 'ack':
        this.#decide(message, Object.keys(message.changes))
        if (this.view) this.view = { ...this.view, ...message.changes }
        break
      case 'resync':
        this.#decide(message, DECISION)
        this.view = message.view
        break
      case 'error':
        if (!message.id) this.problem = message.error
    }
    if (message.id) this.#settle(message.id, message)
  }

  /** Note the version, and since which version the decision is the same; a server of old does not say it. */
  #decide({ version, decision }: { version: number; decision?: number }, changed: string[]): void {
    this.version = version
    this.decision = decision ?? (changed.some((name) => DECISION.includes(name)) ? version : this.decision)
  }

  /** The connection stands: what was said before and must not be lost is said again. */
  #live(): void {
    this.state = 'live'
    this.problem = null
    this.#delay = SOONEST
    for (const { text } of this.#waiting.values()) this.#socket?.send(text)
  }

  #settle(id: string, answer: Reply): void {
    this.#waiting.get(id)?.resolve(answer)
    this.#waiting.delete(id)
  }
}

function failure(id: string): Failed {
  return { type: 'error', id, error: UNREACHABLE }
}

function problemOf(reply: Reply): Problem | null {
  return reply.type === 'error' ? reply.error : null
}
