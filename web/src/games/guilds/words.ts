/** City and Guilds in words: spaces, tracks, blocks and turns for those who listen, and for the list of turns. */
import type { LogEntry, View } from '../../lib/api/types'
import { seatNames } from '../../lib/seats'
import { settings } from '../../lib/settings.svelte'
import type { Side } from '../../lib/side'
import { say, signed } from '../../lib/texts.svelte'
import { blockOf } from './light'
import type { Block, Board, Guild, Space } from './types'

/** How a player is called, by the seat. */
export type Who = (seat: number) => string

export const tileName = (tile: string) => say(`guilds-tile-${tile}`)
export const seatName: Who = (seat) => say('seat', { seat: seat + 1 })

/** How the players at a table are called by one of them. */
export function namesAt({ table, seat: own }: Side): Who {
  const names = table ? seatNames(table) : []
  return (seat) => (seat === own ? say('you') : (names[seat] ?? seatName(seat)))
}

/** What a tile brings to whoever lays it. */
export function tileInWords(tile: string): string {
  const kind = { h: 'minstrel', t: 'tavern' }[tile] ?? (tile.endsWith('m') ? 'market' : 'building')
  return say(`guilds-about-${kind}`, { tile: tileName(tile) })
}

/** What is on a space. */
export function spaceInWords({ name, tile, seat, figures }: Space, who: Who): string {
  if (!tile) return say('guilds-space-free', { space: name })
  if (seat === null) return say('guilds-space-tile', { space: name, tile: tileName(tile) })
  return say('guilds-space-house', { space: name, tile: tileName(tile), player: who(seat), figures })
}

/** The markers of a track in their order, and the guild's chain. */
export function guildInWords({ name, track, chain, blocks, worth }: Guild, who = seatName): string {
  const order = track
    .filter(({ field }) => field)
    .map(({ seat, field }, index) => say('guilds-track-place', { place: index + 1, player: who(seat), field }))
  const said = [`${say(`guilds-guild-${name}`)}:`, order.length ? order.join(', ') : say('guilds-track-empty')]
  if (chain.length) said.push(`· ${chainInWords(chain.length, blocks, worth)}`)
  return said.join(' ')
}

export function chainInWords(size: number, blocks: number, worth: number): string {
  return `${say('guilds-terminal-chain')}: ${say('guilds-terminal-worth', { size, blocks, worth })}`
}

/** The town block by block, what lies in each. */
export function blocksInWords(board: Board, who = seatName): string[] {
  return board.blocks.map((block) => {
    const laid = board.spaces.filter(({ name, tile }) => tile && blockOf(name) === block.name)
    return `${blockInWords(block, who)} ${laid.map((space) => spaceInWords(space, who)).join('; ')}`
  })
}

export function blockInWords({ name, value, white, black, completed }: Block, who = seatName): string {
  const said = [say(completed ? 'guilds-block-full' : 'guilds-block', { block: name, value })]
  if (white !== null) said.push(say('guilds-holds-white', { player: who(white) }))
  if (black !== null) said.push(say('guilds-holds-black', { player: who(black) }))
  return `${said.join(', ')}.`
}

/** What blocks have paid. */
export function paidInWords(board: Board, blocks: string[], who: Who): string[] {
  return board.blocks
    .filter(({ name }) => blocks.includes(name))
    .map(({ name, shares }) => {
      const sums = shares.map(({ points, guild_points: guild }, seat) => ({ seat, sum: points + guild }))
      const paid = sums.filter(({ sum }) => sum).map(({ seat, sum }) => `${who(seat)} ${signed(sum)}`)
      return `${say('guilds-change-paid', { block: name })}: ${paid.join(', ')}.`
    })
}

/** A turn of the log in words, with the names of spaces or only their blocks; what was returned is nobody else's business. */
export function describe({ turn, wave }: LogEntry, { seats }: View, spaces = settings.coordinates): string {
  const steps = turn.split(' ')
  const said = steps.flatMap((step, index) => {
    if (step.startsWith('<')) return say('guilds-did-return')
    if (step.startsWith('>')) return say('guilds-did-take', { tile: say(`guilds-one-${step.slice(1)}`) })
    const [tile = '', space = ''] = step.split('-')
    if (space) {
      const args = { tile: say(`guilds-one-${tile}`), space, block: blockOf(space) }
      const laid = say(spaces ? 'guilds-did-lay' : 'guilds-did-lay-in', args)
      // Everybody's first tile, each in a wave of its own, invests nothing.
      return tile.endsWith('m') && wave > seats ? [laid, say('guilds-did-i', { steps: 2, guild: tile[0]! })] : laid
    }
    const laid = steps[index - 1] ?? ''
    if (step === 'i') return say('guilds-did-i', { steps: 1, guild: laid[0]! })
    return say(`guilds-did-${laid.startsWith('h-') && step === 'f' ? 'minstrel' : step}`)
  })
  return said.join(', ')
}

/** The spaces that a turn lays tiles on. */
export function fieldsOf({ turn }: LogEntry): string[] {
  return turn.split(' ').flatMap((step) => step.split('-')[1] ?? [])
}

/** The spaces of the tiles laid since this seat's last turn, the last one first. */
export function lastSpaces(view: View, seat: number | null): string[] {
  const found: string[] = []
  for (const entry of [...view.log].reverse()) {
    found.push(...fieldsOf(entry).reverse())
    if (entry.seat === seat || found.length >= view.seats) break
  }
  return found
}
