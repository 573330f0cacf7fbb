/** A table as this page sees it: kept up to date over a socket that heals itself. */
import type { ClientMessage, Failed, Problem, ServerMessage, TableFacts, TalkLine, View } from './api/types'
import { UNREACHABLE } from './api/http'

type Answer = Exclude<ServerMessage, { type: 'snapshot' | 'table' | 'talked' }>
type Unsigned<T> = T extends { id: string } ? Omit<T, 'id'> : never
type Said = Unsigned<ClientMessage>

interface Waiting {
  text: string
  /** Whether it is said again after a lost connection: the server knows it by its id. */
  again: boolean
  resolve: (answer: Answer) => void
}

const SOONEST = 250
const LATEST = 4000
/** Lines of table talk that are kept, as on the server. */
const KEPT = 100
/** The code with which the server closes a socket for good. */
const SHUT = 4403

export class TableLink {
  state = $state<'connecting' | 'live' | 'lost' | 'refused'>('connecting')
  problem = $state.raw<Problem | null>(null)
  table = $state.raw<TableFacts | null>(null)
  view = $state.raw<View | null>(null)
  talk = $state.raw<TalkLine[]>([])
  seat = $state<number | null>(null)
  host = $state(false)
  version = $state(0)

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

  preview(draft: string): Promise<Answer> {
    return this.#say({ type: 'preview', draft })
  }

  choices(draft: string): Promise<Answer> {
    return this.#say({ type: 'choices', draft })
  }

  hint(): Promise<Answer> {
    return this.#say({ type: 'hint' })
  }

  move(turn: string): Promise<Answer> {
    return this.#say({ type: 'move', version: this.version, turn }, true)
  }

  undo(): Promise<Answer> {
    return this.#say({ type: 'undo', version: this.version }, true)
  }

  comeBack(): Promise<Answer> {
    return this.#say({ type: 'return' })
  }

  /** Say a line to the table. */
  speak(text: string): Promise<Answer> {
    return this.#say({ type: 'talk', text }, true)
  }

  #say(said: Said, again = false): Promise<Answer> {
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
        this.version = message.version
        this.view = message.view
        this.talk = message.talk
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
        this.version = message.version
        if (this.view) this.view = { ...this.view, ...message.changes }
        break
      case 'resync':
        this.version = message.version
        this.view = message.view
        break
      case 'error':
        if (!message.id) this.problem = message.error
    }
    if (message.id) this.#settle(message.id, message)
  }

  /** The connection stands: what was said before and must not be lost is said again. */
  #live(): void {
    this.state = 'live'
    this.problem = null
    this.#delay = SOONEST
    for (const { text } of this.#waiting.values()) this.#socket?.send(text)
  }

  #settle(id: string, answer: Answer): void {
    this.#waiting.get(id)?.resolve(answer)
    this.#waiting.delete(id)
  }
}

function failure(id: string): Failed {
  return { type: 'error', id, error: UNREACHABLE }
}
