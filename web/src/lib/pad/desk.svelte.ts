/** A score pad on the page: who plays, what is on the sheets, what it brings; every change is kept and can be undone. */
import type { OwnSet } from '../../engine/game'
import type { GameFacts, Message } from '../api/types'
import type { OptionField } from '../options'
import { piecesOf, type Pieces } from '../pieces'
import { piecesWith } from '../read_sets'
import { blankContent, fieldsOf, moved, problemIn, readContent, writeContent, type Content } from './content'
import type { GamePad, Scores } from './game_pad'
import { dropPad, keepPad, keptPads, type KeptPad } from './pads'
import { plainName } from './sheet_file'

/** How many changes can be undone. */
const DEEP = 200

export class PadDesk {
  content = $state.raw<Content>(null!)
  scores = $state.raw<Scores | null>(null)
  /** Why something was not done. */
  refusal = $state.raw<Message | null>(null)
  /** Whether the browser keeps it. */
  kept = $state(true)
  failed = $state(false)
  id = $state('')
  undoable = $state(0)
  redoable = $state(0)

  #before: Content[] = []
  #after: Content[] = []
  /** What the last change was of, so that typing a name is one change. */
  #last = ''
  #asked = 0

  constructor(
    readonly game: GameFacts,
    readonly pad: GamePad,
    content: Content,
    id = newId(),
  ) {
    this.#take(content, id)
  }

  /** A new pad, on the pieces of a set. */
  static blank(game: GameFacts, pad: GamePad, pieces: Pieces): PadDesk {
    return new PadDesk(game, pad, blankContent(game, pad, pieces))
  }

  /** The pad to go on with, or the text of one that somebody gave. */
  static async open(game: GameFacts, pad: GamePad, begun: KeptPad | string): Promise<PadDesk> {
    const [text, id] = typeof begun === 'string' ? [begun] : [begun.text, begun.id]
    return new PadDesk(game, pad, await readContent(game, pad, text), id)
  }

  get players(): number {
    return this.content.names.length
  }

  get text(): string {
    return writeContent(this.game, this.pad, this.content)
  }

  /** A new pad, with as many players as the last one had, and its set. */
  begin(): void {
    this.#take(blankContent(this.game, this.pad, this.content.pieces, this.content), newId())
  }

  async open(kept: KeptPad): Promise<void> {
    await this.#trying(async () => this.#take(await readContent(this.game, this.pad, kept.text), kept.id))
  }

  /** Take a file in place of what is on the pad; it can be undone. */
  async import(text: string): Promise<void> {
    await this.#trying(async () => this.#change(await readContent(this.game, this.pad, text), 'import'))
  }

  /** Write with the pieces of another set (null: the house's); what is on the pad stays, and it can be undone. */
  async use(set: OwnSet | null): Promise<void> {
    await this.#trying(async () => {
      const pieces = set ? await piecesWith(this.game, set) : await piecesOf(this.game, null)
      this.#change(moved(this.pad, this.content, { pieces }))
    })
  }

  /** The sheet that a player writes on. */
  sheetOf(player: number): unknown {
    return this.content.sheets[this.pad.together ? 0 : player]
  }

  write(player: number, sheet: unknown): void {
    const place = this.pad.together ? 0 : player
    this.#change({ ...this.content, sheets: this.content.sheets.with(place, sheet) })
  }

  rename(player: number, name: string): void {
    this.#change({ ...this.content, names: this.content.names.with(player, plainName(name)) }, `name ${player}`)
  }

  choose(option: string, value: string | number | boolean): void {
    // What is on the sheets must be possible by the new options too.
    const options = { ...this.content.options, [option]: value }
    void this.#trying(() => this.#change(moved(this.pad, this.content, { options })))
  }

  add(): void {
    const { names, sheets, options, pieces } = this.content
    const players = names.length + 1
    const grown = this.pad.together
      ? sheets.map((sheet) => ('players' in (sheet as object) ? { ...(sheet as object), players } : sheet))
      : [...sheets, this.pad.blank(players)]
    void this.#trying(() => {
      // More players have fewer figures each.
      for (const sheet of grown) this.pad.read(this.pad.write(sheet, options), options, players, pieces)
      this.#change({ ...this.content, names: [...names, ''], sheets: grown })
    })
  }

  remove(player: number): void {
    const { names, sheets } = this.content
    const { together, without } = this.pad
    const left = together
      ? sheets.map((sheet) => without?.(sheet, player) ?? sheet)
      : sheets.filter((_, place) => place !== player)
    this.#change({ ...this.content, names: names.filter((_, place) => place !== player), sheets: left })
  }

  undo(): void {
    const before = this.#before.pop()
    if (!before) return
    this.#after.push(this.content)
    this.#show(before)
  }

  redo(): void {
    const after = this.#after.pop()
    if (!after) return
    this.#before.push(this.content)
    this.#show(after)
  }

  /** Throw this pad away and go on with another one. */
  async drop(): Promise<void> {
    dropPad(this.id)
    this.begin()
    const [next] = keptPads(this.game.name)
    if (next) await this.open(next)
  }

  /** The options that the pad asks for. */
  get fields(): OptionField[] {
    return fieldsOf(this.game, this.pad)
  }

  /** Do something that a sheet or a set may forbid: then nothing changes, and it is said why. */
  async #trying(change: () => void | Promise<void>): Promise<void> {
    this.refusal = null
    try {
      await change()
    } catch (error) {
      this.refusal = problemIn(error)
    }
  }

  #take(content: Content, id: string): void {
    this.#before = []
    this.#after = []
    this.id = id
    this.refusal = null
    this.#show(content, false)
  }

  #change(content: Content, of = ''): void {
    if (!of || of !== this.#last) this.#before = [...this.#before, this.content].slice(-DEEP)
    this.#after = []
    this.#show(content)
    this.#last = of
  }

  #show(content: Content, keep = true): void {
    this.content = content
    this.#last = ''
    this.undoable = this.#before.length
    this.redoable = this.#after.length
    if (keep) this.kept = keepPad({ id: this.id, game: this.game.name, text: this.text, changed: Date.now() })
    void this.#score()
  }

  async #score(): Promise<void> {
    const asked = ++this.#asked
    const { sheets, options, names, pieces } = this.content
    try {
      const found = await this.pad.score(pieces, sheets, options, names.length)
      if (asked !== this.#asked) return
      this.scores = found
      this.failed = false
    } catch {
      if (asked === this.#asked) this.failed = true
    }
  }
}

const newId = (): string => crypto.randomUUID?.() ?? String(Date.now()) + Math.random()
