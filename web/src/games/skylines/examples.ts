/** The examples of the rules page, typed. */
import examples from './examples.json'
import type { Board, CardFacts, Part } from './types'

interface Result {
  happiness: number
  skyline: number
  money: number
  lost: boolean
}

export const board = examples.board as unknown as Board
export const part: Part = board.parts.find(({ open }) => open)!
export const laying: { card: string; broken: Record<string, string> } = examples.laying
export const services = examples.services as unknown as {
  card: string
  shape: string[]
  earned: Record<string, Record<string, number> | null>
}
export const milestone = examples.milestone as unknown as {
  choices: Record<string, number[]>
  results: Record<string, Result>
}
/** The skyline from which on each grade but the first is reached. */
export const grades: number[] = examples.grades

export const cardOf = (id: string): CardFacts => board.cards.find((card) => card.id === id)!
