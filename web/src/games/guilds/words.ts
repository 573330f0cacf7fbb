/** City and Guilds in words: spaces, tracks, blocks and turns for those who listen, and for the list of turns. */
import type { LogEntry, View } from '../../lib/api/types'
import { say } from '../../lib/texts.svelte'
import type { Block, Board, Guild, Space } from './types'

export const tileName = (tile: string) => say(`guilds-tile-${tile}`)
export const seatName = (seat: number) => say('seat', { seat: seat + 1 })

/** What is on a space. */
export function spaceInWords({ name, tile, seat, figures }: Space): string {
  if (!tile) return say('guilds-space-free', { space: name })
  if (seat === null) return say('guilds-space-tile', { space: name, tile: tileName(tile) })
  return say('guilds-space-house', { space: name, tile: tileName(tile), player: seatName(seat), figures })
}

/** The markers of a track in their order, and the guild's chain. */
export function guildInWords({ name, track, chain, blocks, worth }: Guild): string {
  const order = track
    .filter(({ field }) => field)
    .map(({ seat, field }, index) => say('guilds-track-place', { place: index + 1, player: seatName(seat), field }))
  const said = [`${say(`guilds-guild-${name}`)}:`, order.length ? order.join(', ') : say('guilds-track-empty')]
  if (chain.length) said.push(`· ${chainInWords(chain.length, blocks, worth)}`)
  return said.join(' ')
}

export function chainInWords(size: number, blocks: number, worth: number): string {
  return `${say('guilds-terminal-chain')}: ${say('guilds-terminal-worth', { size, blocks, worth })}`
}

/** The town block by block, what lies in each. */
export function blocksInWords(board: Board): string[] {
  return board.blocks.map((block) => {
    const laid = board.spaces.filter(({ name, tile }) => tile && name[0]!.toUpperCase() === block.name)
    return `${blockInWords(block)} ${laid.map(spaceInWords).join('; ')}`
  })
}

export function blockInWords({ name, value, white, black, completed }: Block): string {
  const said = [say(completed ? 'guilds-block-full' : 'guilds-block', { block: name, value })]
  if (white !== null) said.push(say('guilds-holds-white', { player: seatName(white) }))
  if (black !== null) said.push(say('guilds-holds-black', { player: seatName(black) }))
  return `${said.join(', ')}.`
}

/** A turn of the log in words; what was returned in set-up is nobody else's business. */
export function describe({ turn }: LogEntry): string {
  const said = turn.split(' ').map((step, index) => {
    if (step.startsWith('<')) return say('guilds-did-return')
    if (step.startsWith('>')) return say('guilds-did-take', { tile: tileName(step.slice(1)) })
    const [tile = '', space = ''] = step.split('-')
    if (space) return say('guilds-did-lay', { tile: tileName(tile), space })
    const laid = turn.split(' ')[index - 1] ?? ''
    return say(`guilds-did-${laid.startsWith('h-') && step === 'f' ? 'minstrel' : step}`)
  })
  return said.join(', ')
}

/** The spaces of the tiles laid since this seat's last turn, the last one first. */
export function lastSpaces(view: View, seat: number | null): string[] {
  const found: string[] = []
  for (const entry of [...view.log].reverse()) {
    found.push(
      ...entry.turn
        .split(' ')
        .filter((step) => step.includes('-'))
        .map((step) => step.split('-')[1]!)
        .reverse(),
    )
    if (entry.seat === seat || found.length >= view.seats) break
  }
  return found
}
