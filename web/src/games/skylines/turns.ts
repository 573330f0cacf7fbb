/** Turns of Cities: Skylines: in words, and which squares they touch. */
import type { LogEntry, View } from '../../lib/api/types'
import { fieldsOf as fieldsFrom } from '../../lib/grid'
import { settings } from '../../lib/settings.svelte'
import { say } from '../../lib/texts.svelte'
import { placedBy } from './arranging.svelte'
import { SPAN, cornerOf, nameOf, placeAt, squareOf, squaresIn, type Square } from './geometry'
import { shapeName } from './shapes'
import type { Board, CardFacts } from './types'
import { cardName, roleName } from './words'

const boardOf = (view: View) => view.board as Board
const cardOf = (id: string, { cards }: Board): CardFacts | undefined => cards.find((card) => card.id === id)
const nameOfCard = (id: string, board: Board) => {
  const card = cardOf(id, board)
  return card ? cardName(card) : id
}
const partOf = (letter: string) => letter.toUpperCase()

/** A turn of the log in words; squares are named only where that is wished. */
export function describe({ turn }: LogEntry, view: View): string {
  const steps = turn.split(' ')
  const board = boardOf(view)
  const inWords = (step: string) => stepInWords(step, board)
  const [first, second] = steps as [string, ...string[]]
  if (second?.startsWith('@')) return [laid(first, second, board), ...steps.slice(2).map(inWords)].join(', ')
  if (first.startsWith('-') && second && second !== 'ok' && !second.startsWith('-'))
    return [say('skylines-did-exchange', { card: nameOfCard(first.slice(1), board) }), inWords(second)].join(', ')
  if (first === 'ok') return say('skylines-did-keep')
  return steps
    .filter((step) => step !== 'ok')
    .map(inWords)
    .join(', ')
}

/** A tile that is laid: its card, its shape where that was chosen, and what it lies beside. */
function laid(card: string, step: string, board: Board): string {
  const names = squaresIn(step)
  const squares = names.map(squareOf)
  const said = [say('skylines-did-lay', { card: nameOfCard(card, board) })]
  if (!cardOf(card, board)?.drawing.length) said.push(say('skylines-did-as', { shape: shapeName(squares) }))
  const beside = neighbour(card, squares, board)
  if (beside) said.push(say('skylines-did-beside', { card: nameOfCard(beside, board) }))
  else {
    const part = board.parts.find(({ place }) => place === placeAt(squares[0]!))
    if (part) said.push(say('skylines-did-on', { part: partOf(part.letter) }))
  }
  if (settings.coordinates) said.push(say('skylines-did-squares', { squares: names.join(' ') }))
  return said.join(' ')
}

/** Of the tiles that lay side by side with it in its district before, the one that tells most: rather not a zone. */
function neighbour(card: string, squares: Square[], board: Board): string | null {
  const { tiles, districts } = board
  const district = districts.find((found) => found.squares.includes(nameOf(squares[0]!)))
  const round = new Set(
    squares.flatMap(({ row, column }) =>
      [
        { row: row - 1, column },
        { row: row + 1, column },
        { row, column: column - 1 },
        { row, column: column + 1 },
      ].map(nameOf),
    ),
  )
  const index = tiles.findIndex((tile) => tile.card === card)
  const before = (index < 0 ? tiles : tiles.slice(0, index)).filter((tile) =>
    tile.squares.some((name) => round.has(name) && district?.squares.includes(name)),
  )
  const telling = before.find((tile) => cardOf(tile.card, board)?.drawing.length)
  return (telling ?? before[0])?.card ?? null
}

function stepInWords(step: string, board: Board): string {
  const card = nameOfCard(step.slice(1), board)
  if (step === 'end' || step === 'use') return say(`skylines-did-${step}`)
  if (/^i{1,3}$/.test(step)) return say('skylines-did-draw', { stack: step.toUpperCase() })
  if (step.startsWith('=')) return say('skylines-did-role', { role: roleName(step.slice(1)) })
  if (step.startsWith('open:')) return say('skylines-did-open', { part: partOf(step.slice(5)) })
  const placed = placedBy(step)
  if (placed) {
    const said = say('skylines-did-place', { part: partOf(placed.letter) })
    return settings.coordinates ? `${said} ${say('skylines-did-squares', { squares: placed.place })}` : said
  }
  if (step.startsWith('-')) return say('skylines-did-put', { card })
  if (step.startsWith('+')) return say('skylines-did-pick', { card })
  if (step.startsWith('?')) return say('skylines-did-search', { card })
  return say('skylines-did-play', { card: nameOfCard(step, board) })
}

/** The squares that a turn touches: those of its tile, or of the board part that it opens or places. */
export function fieldsOf({ turn }: LogEntry, view: View): string[] {
  const steps = turn.split(' ')
  const lay = steps.find((step) => step.startsWith('@'))
  if (lay) return squaresIn(lay)
  const [first] = steps as [string, ...string[]]
  const place = first.startsWith('open:')
    ? boardOf(view).parts.find(({ letter }) => letter === first.slice(5))?.place
    : placedBy(first)?.place
  return place ? fieldsFrom(SPAN, cornerOf(place)).map(({ name }) => name) : []
}

/** The squares of the last tile that was laid. */
export function lastSquares(log: LogEntry[]): string[] {
  const step = log
    .at(-1)
    ?.turn.split(' ')
    .find((found) => found.startsWith('@'))
  return step ? squaresIn(step) : []
}
