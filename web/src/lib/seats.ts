/** Who sits where, in words. */
import type { SeatFacts, TableFacts } from './api/types'
import { say } from './texts.svelte'

export function seatName(seat: SeatFacts | undefined, number: number): string {
  if (!seat || seat.kind === 'empty') return say('seat', { seat: number + 1 })
  if (seat.kind === 'bot') return say('page-bot-seat', { seat: number + 1, level: say(`bot-${seat.bot}`) })
  return seat.name
}

export function seatNames(table: TableFacts): string[] {
  return table.seats.map(seatName)
}
