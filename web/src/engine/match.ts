/** A match in the engine: options, seed and turns; as `core/match.py` has it on the other side. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Course, LogEntry, Problem, View } from '../lib/api/types'
import type { Answer } from '../lib/side'
import { drafted, make, refused } from './drafts'
import type { Box, Game, Options, Position } from './game'
import { one } from './kernels'

export interface Setting {
  seats: number
  options: Options
  seed: string
  /** The name of the bots in the other seats, where one person plays against bots. */
  against?: string
  /** The version of the rules that it began with, and ends with: today's, if nothing is said. */
  rules?: number
  /** The component set, if it is not the house's. */
  box?: Box
}

interface Turn extends LogEntry {
  steps: Int32Array
}

/** A step of a turn's notation. */
const STEP = /[^ ]+/g

/** The random state that a text stands for. */
export const seeded = (text: string): Uint8Array => sha256(utf8ToBytes(text))

export class Match {
  readonly options: Options
  readonly rules: number
  readonly box: Box
  /** All turns as they are filed: by wave, those of one wave by seat. */
  turns: Turn[] = []
  position: Position
  #revealed: Position
  #since: Turn[] = []

  constructor(
    readonly game: Game,
    readonly setting: Setting,
  ) {
    this.options = { ...game.data.defaults, ...setting.options }
    if (setting.box?.name !== undefined) this.options.box = setting.box.name
    this.rules = setting.rules ?? game.data.rules
    this.box = setting.box ?? game.box(this.rules)
    const blank = game.blank(setting.seats, this.options)
    if (!blank)
      throw new RangeError(`${game.name} has no match of ${setting.seats} with ${JSON.stringify(this.options)}`)
    blank.sow(seeded(setting.seed))
    game.kernels.call('start', blank.kind, one(blank.bytes), this.box.record)
    this.position = blank
    this.#revealed = blank.copy()
  }

  /** The same match before its first turn. */
  beginning(): Match {
    return new Match(this.game, { ...this.setting, rules: this.rules })
  }

  get over(): boolean {
    return this.game.over(this.position, this.box)
  }

  get digest(): string {
    return bytesToHex(sha256(this.position.bytes))
  }

  /** What a seat may know of the position. */
  hidden(seat: number | null): Position {
    return this.game.hidden(this.position, this.box, seat)
  }

  view(seat: number | null): View {
    const [{ wave }, { secret }] = [this.position, this.game.data]
    const log = this.turns
      .filter((turn) => turn.wave < wave || turn.seat === seat)
      .map(({ wave, seat: by, turn }) => ({
        wave,
        seat: by,
        turn: by === seat ? turn : turn.replace(STEP, (step) => (secret.includes(step[0]!) ? step[0]! : step)),
      }))
    return this.game.view(this.hidden(seat), this.box, seat, this.options, log)
  }

  /** What a draft comes to. */
  ask(seat: number, draft: string): Answer {
    return drafted(this.game, this.hidden(seat), this.box, seat, this.options, draft)
  }

  /** Make a whole turn; on an error nothing changes. */
  play(seat: number, turn: string): Problem | null {
    const { wave, reveals } = this.position
    const after = this.position.copy()
    const made = make(this.game, after, this.box, seat, turn)
    if ('code' in made) return made
    if (after.drafting(seat) || !made.steps.length) return refused('unfinished-turn')
    const played = { wave, seat, turn: made.text, steps: made.steps }
    this.position = after
    const place = this.turns.findLastIndex((other) => other.wave < wave || (other.wave === wave && other.seat <= seat))
    this.turns = this.turns.toSpliced(place + 1, 0, played)
    if (after.reveals !== reveals) [this.#revealed, this.#since] = [after.copy(), []]
    else this.#since.push(played)
    return null
  }

  /** Take the seat's last turn back, as long as nothing was revealed since. */
  undo(seat: number): Problem | null {
    const own = this.#since.findLast((turn) => turn.seat === seat)
    const later = own ? this.#since.slice(this.#since.indexOf(own) + 1) : []
    if (!own || this.over || later.some(({ wave }) => wave !== own.wave)) return refused('cannot-undo')
    this.#since = this.#since.filter((turn) => turn !== own)
    this.turns = this.turns.filter((turn) => turn !== own)
    const position = this.#revealed.copy()
    for (const turn of this.#since)
      for (const step of turn.steps)
        this.game.kernels.call('apply', position.kind, one(position.bytes), this.box.record, turn.seat, step)
    this.position = position
    return null
  }

  /** The scores after each turn. */
  course(): Course {
    const again = this.beginning()
    const scores = () => this.game.standings(again.position, again.box).map(({ score }) => score)
    const positions: Course['positions'] = [{ turn: null, scores: scores() }]
    for (const { wave, seat, turn } of this.turns) {
      again.play(seat, turn)
      positions.push({ turn: { wave, seat, turn }, scores: scores() })
    }
    return { game: this.game.name, seats: this.setting.seats, positions }
  }

  /** What a seat or a spectator saw after so many turns. */
  after(number: number, seat: number | null): View {
    const again = this.beginning()
    for (const turn of this.turns.slice(0, number)) again.play(turn.seat, turn.turn)
    return again.view(seat)
  }
}
