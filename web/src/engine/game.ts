/** A game as the engine has it: kernels, data, house sets; and what kernels tell of one of its positions. */
import type { BoxData, LogEntry, Standing, View } from '../lib/api/types'
import { Kernels, letters, one, scratch, type Row } from './kernels'
import type { ThinkingData } from './thinking'
import { Reader, type Contents, type Fields, type Layout, type Words } from './reports'

export type Options = Record<string, string | number | boolean>

/** What `web/engine_data.py` writes of a game. */
export interface GameData extends Words {
  /** The size of the move space, and the most steps of a turn. */
  space: number
  turn: number
  /** The version of the rules. */
  rules: number
  /** The bytes of each type of position, and where its fields lie: the first byte, the bytes of each value, their shape. */
  sizes: number[]
  places: Record<string, [number, number, ...number[]]>[]
  defaults: Options
  /** The signs of steps of which others never see more. */
  secret: string
  /** Rules by their codes: name, text, and what the text names. */
  broken: Record<number, [string, string, Fields]>
  standings: Layout
  board: Layout
  boxes: Record<number, { sha256: string; size: number; record: [number, string][]; contents: Contents }>
  /** Seats and options, the type of position that they need, and what is in it before the start. */
  blanks: [(string | number | boolean)[], number, [number, number][]][]
  thinking: ThinkingData
}

export interface Weights {
  rules: number[]
  at: number
  bytes: string
}

/** A component set as kernels and reports want it; with a name and a text where it is not the house's. */
export interface Box {
  record: Row
  contents: Contents
  sha256: string
  name?: string
  text?: string
}

/** A component set of somebody's own, and what a server that has read it says an engine needs. */
export interface OwnSet {
  title: string
  text: string
  data: BoxData
}

/** A field of a position, where in it (all that is there, if nothing is said of a dimension), and what is written there. */
export type Write = [field: string, at: number[], value: number | bigint]

/** Where a position has what every position begins with, in whole words. */
const [SEATS, WAVE, REVEALS, DRAFTING, RANDOM] = [0, 1, 2, 3, 4]

export class Position {
  constructor(
    readonly kind: number,
    readonly bytes: Uint8Array,
  ) {}

  copy(): Position {
    return new Position(this.kind, this.bytes.slice())
  }

  get seats(): number {
    return this.#word(SEATS)
  }

  /** The running round: turns of one wave are simultaneous. */
  get wave(): number {
    return this.#word(WAVE)
  }

  /** Rises when somebody learns something. */
  get reveals(): number {
    return this.#word(REVEALS)
  }

  /** Whether a seat has begun a turn and not ended it. */
  drafting(seat: number): boolean {
    return ((this.#word(DRAFTING) >> seat) & 1) === 1
  }

  sow(random: Uint8Array): void {
    this.bytes.set(random, 8 * RANDOM)
  }

  #word(place: number): number {
    return new DataView(this.bytes.buffer, this.bytes.byteOffset).getInt32(8 * place, true)
  }
}

export class Game {
  #boxes = new Map<number, Box>()
  /** Sets of people's own by their digests, and what bots judge by, once it is there. */
  #own = new Map<string, { box: Box; house: number[] }>()
  #learned: { rules: number[]; at: number; bytes: Uint8Array }[] = []

  constructor(
    readonly name: string,
    readonly kernels: Kernels,
    readonly data: GameData,
  ) {}

  /** The house set of a version of the rules. */
  box(rules: number): Box {
    let box = this.#boxes.get(rules)
    if (!box) {
      const { size, record, contents, sha256 } = this.data.boxes[rules]!
      const bytes = new Uint8Array(size)
      for (const [at, piece] of record) bytes.set(bytesOf(piece), at)
      box = { record: one(bytes), contents, sha256 }
      this.#boxes.set(rules, box)
    }
    return box
  }

  /** A set of somebody's own. */
  async own({ title, text, data }: OwnSet): Promise<Box> {
    const known = this.#own.get(data.sha256)
    if (known) return { ...known.box, name: title }
    const bytes = await inflate(bytesOf(data.record))
    if (bytes.length !== data.size || data.size !== this.data.boxes[this.data.rules]!.size)
      throw new RangeError('the set was read by another version of the game')
    const box = { record: one(bytes), contents: data.contents, sha256: data.sha256, name: title, text }
    this.#own.set(data.sha256, { box, house: data.house })
    this.#teach(box, data.house)
    return box
  }

  /** Put in what only bots look at. */
  async learn(weights: Weights[]): Promise<void> {
    const unpacked = weights.map(async (each) => ({ ...each, bytes: await inflate(bytesOf(each.bytes)) }))
    this.#learned = await Promise.all(unpacked)
    for (const { rules, at, bytes } of this.#learned)
      for (const version of rules) this.box(version).record.bytes.set(bytes, at)
    for (const { box, house } of this.#own.values()) this.#teach(box, house)
  }

  /** Let bots judge a set by what they know of the house's, where it brings nothing of its own. */
  #teach(box: Box, house: number[]): void {
    for (const { rules, at, bytes } of this.#learned)
      if (rules.includes(this.data.rules) && house.includes(at)) box.record.bytes.set(bytes, at)
  }

  /** A position before its start; undefined where the game has no such seats or options. */
  blank(seats: number, options: Options): Position | undefined {
    const { box: _, ...chosen } = { ...this.data.defaults, ...options }
    const wanted = JSON.stringify([seats, ...Object.values(chosen)])
    const found = this.data.blanks.find(([key]) => JSON.stringify(key) === wanted)
    if (!found) return undefined
    const bytes = new Uint8Array(this.data.sizes[found[1]]!)
    const words = new DataView(bytes.buffer)
    for (const [place, value] of found[2]) words.setBigInt64(8 * place, BigInt(value), true)
    return new Position(found[1], bytes)
  }

  /** A position whose bytes are known. */
  position(seats: number, options: Options, state: Uint8Array): Position | undefined {
    const blank = this.blank(seats, options)
    return blank?.bytes.length === state.length ? new Position(blank.kind, state) : undefined
  }

  /** A position that somebody has typed: what every position begins with, and what is written into it. */
  typed(seats: number, options: Options, writes: Write[]): Position {
    const position = this.blank(seats, options)!
    const bytes = new DataView(position.bytes.buffer)
    for (const [name, at, value] of writes) {
      const [begin, size, ...shape] = this.data.places[position.kind]![name]!
      const first = at.reduce((sum, index, dimension) => sum * shape[dimension]! + index, 0)
      const number = shape.slice(at.length).reduce((product, length) => product * length, 1)
      for (let index = first * number; index < (first + 1) * number; index++) {
        const place = begin + size * index
        if (size === 8) bytes.setBigInt64(place, BigInt.asIntN(64, BigInt(value)), true)
        else if (size === 4) bytes.setInt32(place, Number(value), true)
        else if (size === 2) bytes.setInt16(place, Number(value), true)
        else bytes.setInt8(place, Number(value))
      }
    }
    return position
  }

  /** The boards as a seat sees them. */
  board({ kind, bytes }: Position, box: Box, seat: number | null): unknown {
    const report = this.kernels.report('tell_board', kind, one(bytes), box.record, seat ?? -1)
    return new Reader(report, this.data, box.contents).read(this.data.board)
  }

  /** What a seat may know of a position (null: a spectator). */
  hidden(position: Position, box: Box, seat: number | null): Position {
    const hidden = position.copy()
    this.kernels.call('hide', hidden.kind, one(hidden.bytes), box.record, seat ?? -1)
    return hidden
  }

  over({ kind, bytes }: Position, box: Box): boolean {
    return this.kernels.call('over', kind, one(bytes), box.record) !== 0
  }

  standings({ kind, bytes }: Position, box: Box): Standing[] {
    const report = this.kernels.report('tell_standings', kind, one(bytes), box.record)
    return new Reader(report, this.data, box.contents).read(this.data.standings) as Standing[]
  }

  /** The steps that a seat may make, as notation. */
  legal({ kind, bytes }: Position, box: Box, seat: number): string[] {
    const { kernels, data } = this
    const told = kernels.report('spell_legal', kind, one(bytes), box.record, seat, scratch(data.space))
    return letters(told).split(' ').filter(Boolean)
  }

  /** All that a seat may know, from a hidden position. */
  view(hidden: Position, box: Box, seat: number | null, options: Options, log: LogEntry[]): View {
    const { kind, bytes, seats } = hidden
    const report = this.kernels.report('tell_view', kind, one(bytes), box.record, seat ?? -1)
    const reader = new Reader(report, this.data, box.contents)
    const wave = reader.take()
    const over = reader.read('switch') as boolean
    const actors = reader.read(['list', 'number']) as number[]
    const ready = reader.read(['list', 'number']) as number[]
    const phase = reader.message()
    const standings = reader.read(this.data.standings) as Standing[]
    const board = reader.read(this.data.board)
    const legal = seat !== null && actors.includes(seat) ? this.legal(hidden, box, seat) : []
    return { game: this.name, options, seats, seat, wave, over, actors, ready, phase, legal, standings, log, board }
  }
}

/** Bytes that were written as Base64. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(inflated).arrayBuffer())
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}
