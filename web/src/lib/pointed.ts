/** A turn that is pointed at, on a board: the fields that it touches. */
import type { GamePage } from '../games/games'
import type { LogEntry, View } from './api/types'

/** The fields of a seat's board that a turn touches, where all seats play on one board those of anybody's turn. */
export function fieldsOn(
  seat: number,
  game: Pick<GamePage, 'fieldsOf' | 'shared'>,
  turn: LogEntry | null,
  view: View,
): string[] {
  return turn && (game.shared || turn.seat === seat) ? (game.fieldsOf?.(turn, view) ?? []) : []
}
