/** How a report is read: by its layout, which `web/engine_data.py` writes from the types that Python declares. */
import type { Message } from '../lib/api/types'

export type Layout =
  | 'number'
  | 'switch'
  | 'text'
  | 'message'
  | ['name', number]
  | ['lines', ['name', number]]
  | ['list' | 'maybe' | 'kept', Layout]
  | ['keys', string[], Layout]
  | ['some', ['name', number], Layout]
  | ['box', string, number]
  | ['rows', string, string[], Fields]
  | ['struct', Fields]
export type Fields = Record<string, Layout>

/** What layouts refer to: lists of names, messages by number, the contents of the component set. */
export interface Words {
  names: string[][]
  messages: ([string, Fields] | null)[]
}
export type Contents = Record<string, unknown>

export class Reader {
  #next = 0

  constructor(
    readonly report: Int32Array,
    readonly words: Words,
    readonly contents: Contents,
  ) {}

  take(): number {
    return this.report[this.#next++]!
  }

  message(): Message {
    const [id, args] = this.words.messages[this.take()]!
    return { id, args: this.fields(args) as Message['args'] }
  }

  fields(fields: Fields): Record<string, unknown> {
    return Object.fromEntries(Object.entries(fields).map(([name, layout]) => [name, this.read(layout)]))
  }

  read(layout: Layout): unknown {
    if (layout === 'number') return this.take()
    if (layout === 'switch') return this.take() !== 0
    if (layout === 'message') return this.message()
    if (layout === 'text') return String.fromCharCode(...this.#several<number>('number'))
    switch (layout[0]) {
      case 'name':
        return this.words.names[layout[1]]![this.take()]
      case 'lines':
        return this.#several(layout[1]).join('').replace(/\n$/, '').split('\n')
      case 'list':
        return this.#several(layout[1])
      case 'maybe':
        return this.take() ? this.read(layout[1]) : null
      case 'kept':
        this.take()
        return this.read(layout[1])
      case 'keys':
        return Object.fromEntries(layout[1].map((key) => [key, this.read(layout[2])]))
      case 'some':
        return Object.fromEntries(this.#times(() => [this.read(layout[1]), this.read(layout[2])]))
      case 'box':
        return this.#fromBox(layout[1], layout[2])
      case 'rows':
        return (this.contents[layout[1]] as unknown[][]).map((row) => ({
          ...Object.fromEntries(layout[2].map((name, place) => [name, row[place]])),
          ...this.fields(layout[3]),
        }))
      case 'struct':
        return this.fields(layout[1])
    }
  }

  /** A length, and so many of one kind. */
  #several<T>(layout: Layout): T[] {
    return this.#times(() => this.read(layout) as T)
  }

  #times<T>(read: () => T): T[] {
    return Array.from({ length: this.take() }, read)
  }

  /** What the set has by a name, or a row of it: each number leads further in. */
  #fromBox(name: string, numbers: number): unknown {
    let found = this.contents[name]
    for (let deep = 0; deep < numbers; deep++) found = (found as unknown[])[this.take()]
    return found
  }
}
