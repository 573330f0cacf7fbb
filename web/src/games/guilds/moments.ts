/** What is explained in City and Guilds when it first happens in the town, or to the own figures and tiles. */
import type { Item, View } from '../../lib/api/types'
import { once, orNull, type Moment } from '../../lib/moments'
import { blockOf } from './light'
import type { Block, Board, Guild } from './types'

/** How many markers fill a field of a track, and how long a chain is that is worth speaking of. */
const FULL = 3
const CHAIN = 3

const boardOf = (view: View) => view.board as Board
const spacesOf = (view: View, block: Block) =>
  boardOf(view)
    .spaces.filter(({ name }) => blockOf(name) === block.name)
    .map(({ name }) => name)
const completed = (view: View): Block[] =>
  boardOf(view)
    .blocks.filter((block) => block.completed)
    .sort((one, other) => one.completed! - other.completed!)

/** The spaces of the first full block of which that is true. */
function firstFull(view: View, fits: (block: Block) => boolean = () => true): string[] | null {
  const block = completed(view).find(fits)
  return block ? spacesOf(view, block) : null
}

/** How many tiles each guild has in a block, the most first. */
function tilesIn(view: View, block: Block): number[] {
  const { guilds, spaces } = boardOf(view)
  const laid = spaces.filter(({ name, tile }) => tile && blockOf(name) === block.name)
  return guilds.map(({ name }) => laid.filter(({ tile }) => tile![0] === name).length).sort((one, other) => other - one)
}

/** The steps of all turns after set-up, of one seat or of all. */
function steps(view: View, seat?: number): string[] {
  const turns = view.log.filter((entry) => entry.wave > view.seats && (seat === undefined || entry.seat === seat))
  return turns.flatMap(({ turn }) => turn.split(' '))
}
const laid = (view: View, kind: RegExp, seat?: number) =>
  orNull(steps(view, seat).flatMap((step) => (kind.test(step) ? [step.split('-')[1]!] : [])))

const crowded = ({ track }: Guild) =>
  track.some(({ field }) => field > 0 && track.filter((other) => other.field === field).length >= FULL)

const ownItem = (view: View, fits: (item: Item) => boolean) => view.standings[view.seat!]!.items.find(fits)
const isOf = (kind: string) => (item: Item) => item.reason.id.startsWith(`guilds-item-${kind}`)

export const moments: readonly Moment[] = [
  {
    name: 'block',
    sign: 'block',
    section: 'scoring',
    at: (view) => firstFull(view),
    args: (view) => ({ block: completed(view)[0]!.name, value: completed(view)[0]!.value }),
  },
  {
    name: 'control',
    sign: 'guild',
    section: 'scoring',
    at: (view) =>
      firstFull(view, ({ guild, shares }) => guild !== null && shares.some((share) => share.guild_points > 0)),
  },
  {
    name: 'tie',
    sign: 'guild',
    section: 'scoring',
    at: (view) =>
      firstFull(view, (block) => {
        const [most = 0, next = 0] = tilesIn(view, block)
        return most > 0 && most === next
      }),
  },
  {
    name: 'alone',
    sign: 'figure',
    section: 'scoring',
    at: (view) => ownItem(view, isOf('block-alone'))?.fields ?? null,
  },
  { name: 'tavern', sign: 'tavern', section: 'taverns', at: (view) => laid(view, /^t-/) },
  {
    name: 'returned',
    sign: 'back',
    section: 'setup',
    at: (view) => once(view.log.some(({ seat, turn }) => seat === view.seat && turn.startsWith('<'))),
  },
  {
    name: 'white',
    sign: 'white',
    section: 'owners',
    at: (view) =>
      orNull(
        boardOf(view)
          .blocks.filter(({ white }) => white === view.seat)
          .flatMap((block) => spacesOf(view, block)),
      ),
  },
  {
    name: 'black',
    sign: 'black',
    section: 'owners',
    at: (view) =>
      orNull(
        boardOf(view)
          .blocks.filter(({ black }) => black === view.seat)
          .flatMap((block) => spacesOf(view, block)),
      ),
  },
  {
    name: 'invested',
    sign: 'guild',
    section: 'investing',
    at: (view) =>
      once(boardOf(view).guilds.some(({ track }) => track.some(({ seat, field }) => seat === view.seat && field > 0))),
  },
  { name: 'market', sign: 'market', section: 'turn', at: (view) => laid(view, /^\wm-/, view.seat!) },
  { name: 'crowded', sign: 'guild', section: 'investing', at: (view) => once(boardOf(view).guilds.some(crowded)) },
  { name: 'minstrel', sign: 'minstrel', section: 'turn', at: (view) => laid(view, /^h-/) },
  {
    name: 'chain',
    sign: 'chain',
    section: 'end',
    at: (view) => boardOf(view).guilds.find(({ chain, blocks }) => chain.length >= CHAIN && blocks > 1)?.chain ?? null,
  },
  {
    name: 'no-figures',
    sign: 'figure',
    section: 'turn',
    at: (view) => once(boardOf(view).players[view.seat!]!.figures === 0),
  },
  { name: 'chains', sign: 'chain', section: 'end', end: true, at: (view) => once(!!ownItem(view, isOf('chain'))) },
  { name: 'unused', sign: 'figure', section: 'end', end: true, at: (view) => once(!!ownItem(view, isOf('figures'))) },
]
