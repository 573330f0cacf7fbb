/** A deal in progress: what was drawn from which stack, in which order; kept by the browser until a new one begins. */
import type { Options, OwnSet } from '../../engine/game'
import type { GameFacts } from '../api/types'
import { piecesOf, type Pieces } from '../pieces'
import { piecesWith, recalled } from '../read_sets'
import type { GameDeal, Stack } from './game_deal'
import { newSeed, shuffled } from './shuffle'

interface Kept {
  seed: string
  options: Options
  /** The stacks drawn from, one after the other. */
  drawn: string[]
  /** Whether the seed was shown before everything was dealt: then nothing more is dealt. */
  ended: boolean
  /** The digest of the set, where it is not the house's. */
  set?: string
}

const keyOf = (game: string) => `quartier-deal-${game}`

export class Dealing {
  pieces = $state.raw<Pieces>(null!)
  seed = $state('')
  options = $state.raw<Options>({})
  drawn = $state.raw<string[]>([])
  ended = $state(false)

  constructor(
    readonly game: GameFacts,
    readonly deal: GameDeal,
    readonly usual: Options,
    pieces: Pieces,
    kept: Kept | null,
  ) {
    this.pieces = pieces
    if (kept) ({ seed: this.seed, options: this.options, drawn: this.drawn, ended: this.ended } = kept)
    else this.begin()
  }

  /** Go on with what is kept; with a set that is asked for, begin anew if it is another. */
  static async open(game: GameFacts, deal: GameDeal, usual: Options, asked: OwnSet | null): Promise<Dealing> {
    const kept = keptOf(game.name)
    const set = asked ?? (kept?.set ? ((await recalled(game.name, kept.set)) ?? null) : null)
    const pieces = set ? await piecesWith(game, set) : await piecesOf(game, null)
    // A deal is one of its set: without it there is nothing to go on with.
    const same = kept?.set === pieces.set?.data.sha256
    return new Dealing(game, deal, usual, pieces, same ? kept : null)
  }

  get board(): unknown {
    return this.pieces.board
  }

  readonly stacks: Stack[] = $derived.by(() =>
    this.deal.stacks(this.board, this.options).map((stack) => ({
      ...stack,
      cards: shuffled(stack.cards, this.seed, stack.name).slice(0, stack.deal ?? stack.cards.length),
    })),
  )

  /** All that was drawn, the last one last. */
  readonly faces = $derived.by(() => {
    const seen = new Map<string, number>()
    return this.drawn.flatMap((name) => {
      const stack = this.stacks.find((other) => other.name === name)
      const place = seen.get(name) ?? 0
      seen.set(name, place + 1)
      const card = stack?.cards[place]
      return stack && card !== undefined ? [{ card, stack, place }] : []
    })
  })

  /** Whether the seed may be told: nothing is hidden any more. */
  readonly over = $derived(this.ended || this.stacks.every(({ name, cards }) => this.#number(name) === cards.length))

  left(stack: Stack): number {
    return stack.cards.length - this.#number(stack.name)
  }

  /** Shuffle anew; with a seed that somebody gives it is that deal again. */
  begin(seed = newSeed(), options: Options = Object.keys(this.options).length ? this.options : this.usual): void {
    this.seed = seed
    this.options = options
    this.drawn = []
    this.ended = false
    this.#keep()
  }

  /** Shuffle the pieces of another set (null: the house's). */
  async use(set: OwnSet | null): Promise<void> {
    this.pieces = set ? await piecesWith(this.game, set) : await piecesOf(this.game, null)
    this.begin()
  }

  next(stack: Stack, number = 1): void {
    if (this.ended) return
    const more = Math.min(number, this.left(stack))
    this.drawn = [...this.drawn, ...Array<string>(more).fill(stack.name)]
    this.#keep()
  }

  /** Put the last one back on its stack, face down. */
  back(): void {
    this.drawn = this.drawn.slice(0, -1)
    this.#keep()
  }

  end(): void {
    this.ended = true
    this.#keep()
  }

  #number(name: string): number {
    return this.drawn.filter((other) => other === name).length
  }

  #keep(): void {
    const { seed, options, drawn, ended } = this
    const { set } = this.pieces
    const kept: Kept = { seed, options, drawn, ended, ...(set && { set: set.data.sha256 }) }
    try {
      localStorage.setItem(keyOf(this.game.name), JSON.stringify(kept))
    } catch {
      // It lasts as long as the page is open.
    }
  }
}

function keptOf(game: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') as Kept | null
    return kept && typeof kept.seed === 'string' && Array.isArray(kept.drawn) ? kept : null
  } catch {
    return null
  }
}
