/** What stands on a tile: a building for each of its squares. */
import { heart, nameOf, type Square } from './geometry'
import type { CardFacts } from './types'

const VARIETY: Record<string, number> = { residential: 4, commercial: 3, industrial: 3 }
const SUPPLIES = ['power', 'water', 'garbage']
const LANDMARKS = 5

/** The drawing for each square of a card's tile, by its name in the sprite. */
export function buildingsOn(card: CardFacts, squares: Square[]): Map<string, string> {
  const middle = nameOf(heart(squares))
  return new Map(squares.map((square) => [nameOf(square), building(card, square, nameOf(square) === middle)]))
}

function building(card: CardFacts, { row, column }: Square, middle: boolean): string {
  const variety = VARIETY[card.kind]
  if (variety) return `${card.kind}${(3 * row + 5 * column + Number(card.id.slice(1))) % variety}`
  if (card.kind === 'service') return middle || card.service === 'parks' ? `service-${card.service}` : 'lawn'
  if (card.kind === 'unique') return middle ? `unique${Number(card.id.slice(1)) % LANDMARKS}` : 'plaza'
  const supply = SUPPLIES.find((track) => (card.cost[track] ?? 0) > 0) ?? 'power'
  return middle ? supply : `${supply}-yard`
}
