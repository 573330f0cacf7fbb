/** What a game brings to the dealer. */
import type { Component } from 'svelte'
import type { Options } from '../../engine/game'

/** Pieces that are shuffled together. */
export interface Stack {
  name: string
  /** How it is called; nothing where there is only one. */
  title: string
  cards: string[]
  /** How many of them are dealt, if not all; the others stay unseen. */
  deal?: number
}

export interface GameDeal {
  /** The options that change what is dealt. */
  options: string[]
  stacks(board: unknown, options: Options): Stack[]
  /** Which part of the game a piece belongs to, by its place in its stack. */
  tell(place: number, stack: Stack, options: Options): string
  /** How a piece is called. */
  name(card: string, board: unknown): string
  /** A piece, as large as there is room. */
  Card: Component<{ card: string; board: unknown }>
}
