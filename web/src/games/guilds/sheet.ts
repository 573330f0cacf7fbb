/**
 * A town on a score pad: tiles, figures, tracks, markers, the blocks that were paid, and what they bring.
 *
 * Longer than 300 lines: reading, writing and scoring of one kind of sheet, as `scorecard.py` has them in one file.
 */
import type { Write } from '../../engine/game'
import { ranked, type Remark, type Scores } from '../../lib/pad/game_pad'
import type { Pieces } from '../../lib/pieces'
import { BadSheet, sheetLines, type Word } from '../../lib/pad/sheet_file'
import type { Board } from './types'

export const GUILDS = ['b', 'c', 'k', 's']
export const TILES = [...GUILDS, ...GUILDS.map((guild) => `${guild}m`), 'h', 't']
export const BLOCKS = [...'abcdefgh']
const MOST: Record<string, number> = { h: 4, t: 4 }
/** Figures of each player, by the number of players. */
const FIGURES: Record<number, number> = { 3: 18, 4: 13, 5: 10 }
const [FEWEST, MANY, SPACES, BLOCK, LEADERS, SEATS, DONE] = [3, 5, 64, 8, 3, 5, 6]

export interface Laid {
  tile: string
  seat: number | null
  figures: number
}
/** Who was paid for a block when it was filled: the guild that controlled it, and who led its track. */
export interface Paid {
  guild: string | null
  leaders: number[]
}

export interface Sheet {
  players: number
  spaces: Record<string, Laid>
  /** The players on each track, the first first, without those on field 0. */
  tracks: Record<string, number[]>
  /** Who holds white and who black, where it was said. */
  markers: Record<string, number[]>
  /** The blocks that were scored, in the order in which they were; null: by the tracks as they stand. */
  scored: [block: string, paid: Paid | null][]
  end: boolean
}

export function blank(players: number): Sheet {
  return { players, spaces: {}, tracks: {}, markers: {}, scored: [], end: false }
}

export const mostOf = (tile: string): number => MOST[tile] ?? (tile.length > 1 ? 7 : 11)
export const blockOf = (space: string): string => space[0]!
export const isSpace = (name: string): boolean => /^[a-h][1-8]$/.test(name)
export const holdsFigures = (tile: string): boolean => tile.length === 1 && tile !== 't'
export const figuresOf = (players: number): number => FIGURES[players]!

export function figuresUsed(spaces: Sheet['spaces'], seat: number): number {
  return Object.values(spaces).reduce((sum, laid) => sum + (laid.seat === seat ? laid.figures : 0), 0)
}

/** Why a tile cannot be laid with these figures, beside all others. */
export function wrongTile(sheet: Sheet, space: string, laid: Laid): Remark | null {
  const others = Object.entries(sheet.spaces).filter(([name]) => name !== space)
  if (others.filter(([, other]) => other.tile === laid.tile).length >= mostOf(laid.tile))
    return { id: 'guilds-wrong-too-many-tiles', args: { most: mostOf(laid.tile), tile: `'${laid.tile}'` } }
  if (laid.seat === null) return null
  if (!holdsFigures(laid.tile)) return { id: 'guilds-wrong-figure-place', args: {} }
  if (laid.figures === 2 && laid.tile === 'h') return { id: 'guilds-wrong-figures', args: {} }
  if (figuresUsed(Object.fromEntries(others), laid.seat) + laid.figures > figuresOf(sheet.players))
    return { id: 'guilds-wrong-too-many-figures', args: { player: laid.seat + 1 } }
  return null
}

export function read(text: string): Sheet {
  const sheet = blank(0)
  const wanted: Word[] = []
  const paid = new Map<string, Paid>()
  for (const [first, ...rest] of sheetLines(text.toLowerCase(), /[^\s:]+/g)) readLine(sheet, first!, rest, wanted, paid)
  if (!sheet.players) throw new BadSheet({ id: 'guilds-wrong-players-first', args: {} })
  for (const guild of GUILDS) if (!sheet.tracks[guild]?.length) delete sheet.tracks[guild]
  for (const word of wanted) {
    const full = spacesIn(sheet, word.text).length
    if (word.text === 'end') {
      const laid = Object.keys(sheet.spaces).length
      if (laid < SPACES) throw word.wrong('guilds-wrong-end-too-early', { laid, spaces: SPACES })
      sheet.end = true
    } else if (!BLOCKS.includes(word.text)) throw word.wrong('guilds-wrong-score', { word: word.shown })
    else if (full < BLOCK) {
      const block = word.text.toUpperCase()
      throw word.wrong('guilds-wrong-block-too-early', { block, tiles: full, spaces: BLOCK })
    } else sheet.scored.push([word.text, paid.get(word.text) ?? null])
  }
  return sheet
}

function readLine(sheet: Sheet, first: Word, rest: Word[], wanted: Word[], paid: Map<string, Paid>): void {
  const player = (word: Word): number => {
    const seat = Number(word.text) - 1
    if (/^[1-9]$/.test(word.text) && seat < sheet.players) return seat
    throw word.wrong('guilds-wrong-player', { word: word.shown, players: sheet.players })
  }
  if (first.text === 'players') {
    if (sheet.players) throw first.wrong('guilds-wrong-players-twice')
    const number = Number(rest[0]?.text)
    if (rest.length !== 1 || !FIGURES[number]) throw first.wrong('guilds-wrong-players', { few: FEWEST, many: MANY })
    sheet.players = number
  } else if (!sheet.players) throw first.wrong('guilds-wrong-players-first')
  else if (first.text === 'score')
    for (const word of rest) {
      if (wanted.some(({ text }) => text === word.text))
        throw word.wrong('guilds-wrong-score-twice', { word: word.shown })
      wanted.push(word)
    }
  else if (first.text === 'track') readTrack(sheet, first, rest, player)
  else if (first.text === 'markers') {
    const block = rest[0]?.text ?? ''
    if (![2, 3].includes(rest.length) || !BLOCKS.includes(block)) throw first.wrong('guilds-wrong-markers')
    if (sheet.markers[block]) throw first.wrong('guilds-wrong-markers-twice', { block: block.toUpperCase() })
    sheet.markers[block] = rest.slice(1).map(player)
  } else if (first.text === 'leaders') {
    const [block, guild] = [rest[0]?.text ?? '', rest[1]?.text ?? '']
    if (rest.length < 2 || !BLOCKS.includes(block)) throw first.wrong('guilds-wrong-leaders')
    if (paid.has(block)) throw first.wrong('guilds-wrong-leaders-twice', { block: block.toUpperCase() })
    if (![...GUILDS, '-'].includes(guild) || rest.length > 2 + LEADERS) throw rest[1]!.wrong('guilds-wrong-leaders')
    const leaders: number[] = []
    for (const word of rest.slice(2)) {
      if (leaders.includes(player(word)) || guild === '-') throw word.wrong('guilds-wrong-leaders')
      leaders.push(player(word))
    }
    paid.set(block, { guild: guild === '-' ? null : guild, leaders })
  } else if (isSpace(first.text)) readSpace(sheet, first, rest, player)
  else throw first.wrong('guilds-wrong-line', { word: first.shown })
}

function readTrack(sheet: Sheet, first: Word, rest: Word[], player: (word: Word) => number): void {
  const guild = rest[0]?.text ?? ''
  if (!GUILDS.includes(guild)) throw first.wrong('guilds-wrong-track', { guilds: GUILDS.join(', ') })
  if (sheet.tracks[guild]) throw first.wrong('guilds-wrong-track-twice', { guild })
  const seats: number[] = []
  for (const word of rest.slice(1)) {
    const seat = player(word)
    if (seats.includes(seat)) throw word.wrong('guilds-wrong-on-track-twice', { player: word.text })
    seats.push(seat)
  }
  sheet.tracks[guild] = seats
}

function readSpace(sheet: Sheet, first: Word, words: Word[], player: (word: Word) => number): void {
  const [tile, who, number] = words
  if (sheet.spaces[first.text]) throw first.wrong('guilds-wrong-space-twice')
  if (!tile || words.length > 3 || !TILES.includes(tile.text))
    throw first.wrong('guilds-wrong-tile-expected', { tiles: TILES.join(', ') })
  const laid: Laid = { tile: tile.text, seat: null, figures: 0 }
  const many = wrongTile(sheet, first.text, laid)
  if (many) throw tile.wrong(many.id, many.args)
  if (who) {
    if (!holdsFigures(tile.text)) throw who.wrong('guilds-wrong-figure-place')
    laid.seat = player(who)
    laid.figures = 1
    if (number && (!['1', '2'].includes(number.text) || (number.text === '2' && tile.text === 'h')))
      throw number.wrong('guilds-wrong-figures')
    if (number) laid.figures = Number(number.text)
    const problem = wrongTile(sheet, first.text, laid)
    if (problem) throw who.wrong(problem.id, problem.args)
  }
  sheet.spaces[first.text] = laid
}

export function write(sheet: Sheet): string {
  const players = (seats: number[]) => seats.map((seat) => ` ${seat + 1}`).join('')
  const named = (one: [string, unknown], other: [string, unknown]) => (one[0] < other[0] ? -1 : 1)
  const lines = [`players: ${sheet.players}`]
  for (const [name, { tile, seat, figures }] of Object.entries(sheet.spaces).sort(named))
    lines.push(`${name}: ${tile}${seat === null ? '' : ` ${seat + 1} ${figures}`}`)
  for (const guild of GUILDS)
    if (sheet.tracks[guild]?.length) lines.push(`track ${guild}:${players(sheet.tracks[guild])}`)
  for (const [block, seats] of Object.entries(sheet.markers).sort(named))
    lines.push(`markers ${block}:${players(seats)}`)
  for (const [block, paid] of sheet.scored)
    if (paid) lines.push(`leaders ${block}: ${paid.guild ?? '-'}${players(paid.leaders)}`)
  const wanted = [...sheet.scored.map(([block]) => block), ...(sheet.end ? ['end'] : [])]
  if (wanted.length) lines.push(`score: ${wanted.join(' ')}`)
  return lines.join('\n')
}

export function spacesIn(sheet: Sheet, block: string): string[] {
  return Object.keys(sheet.spaces).filter((name) => blockOf(name) === block)
}

/** The sheet without a player: the houses stay, without figures. */
export function without(sheet: Sheet, player: number): Sheet {
  const others = (seats: number[]) =>
    seats.filter((seat) => seat !== player).map((seat) => seat - Number(seat > player))
  const spaces = Object.entries(sheet.spaces).map(([name, laid]): [string, Laid] => {
    const [seat] = others(laid.seat === null ? [] : [laid.seat])
    return [name, seat === undefined ? { tile: laid.tile, seat: null, figures: 0 } : { ...laid, seat }]
  })
  const each = (found: Record<string, number[]>) =>
    Object.fromEntries(Object.entries(found).map(([key, seats]) => [key, others(seats)]))
  return {
    ...sheet,
    players: sheet.players - 1,
    spaces: Object.fromEntries(spaces),
    tracks: each(sheet.tracks),
    markers: Object.fromEntries(Object.entries(each(sheet.markers)).filter(([, seats]) => seats.length)),
    scored: sheet.scored.map(([block, paid]) => [block, paid && { ...paid, leaders: others(paid.leaders) }]),
  }
}

/** Houses and figures in a block, by which its markers go; the first first. */
function weighed(board: Board, block: string): { seat: number; weight: number }[] {
  const { shares } = board.blocks[BLOCKS.indexOf(block)]!
  return shares
    .map(({ houses, figures }, seat) => ({ seat, weight: 100 * houses + figures }))
    .filter(({ weight }) => weight)
    .sort((one, other) => other.weight - one.weight)
}

/** Who holds the markers of a block: as said, or as houses and figures leave no doubt; or why it cannot be told. */
export function holders(sheet: Sheet, board: Board, block: string): number[] | Remark {
  const order = weighed(board, block)
  const letter = block.toUpperCase()
  const said = sheet.markers[block]
  const fields = spacesIn(sheet, block)
  if (!said) {
    for (const place of [0, 1]) {
      const [one, other] = [order[place], order[place + 1]]
      if (one && other && one.weight === other.weight) {
        const [first, second] = [one.seat, other.seat].sort()
        return { id: 'guilds-pad-equal', args: { block: letter, one: first! + 1, other: second! + 1 }, fields }
      }
    }
    return order.slice(0, 2).map(({ seat }) => seat)
  }
  const left = [...order]
  for (const seat of said) {
    const own = left.find((other) => other.seat === seat)
    if (!own) {
      const id = order.some((other) => other.seat === seat) ? 'guilds-wrong-holder-twice' : 'guilds-wrong-holder'
      return { id, args: { player: seat + 1, block: letter }, fields }
    }
    const best = left[0]!
    if (own.weight < best.weight)
      return { id: 'guilds-wrong-marker', args: { player: seat + 1, block: letter, other: best.seat + 1 }, fields }
    left.splice(left.indexOf(own), 1)
  }
  if (said.length === 1 && left.length) return { id: 'guilds-wrong-black-missing', args: { block: letter }, fields }
  return said
}

/** Who is paid for a block by the tracks as they stand. */
export function leading(board: Board, block: string): Paid {
  const { guild } = board.blocks[BLOCKS.indexOf(block)]!
  const track = board.guilds.find(({ name }) => name === guild)?.track ?? []
  return {
    guild,
    leaders: track
      .filter(({ field }) => field)
      .slice(0, LEADERS)
      .map(({ seat }) => seat),
  }
}

export async function score(pieces: Pieces, [sheet]: Sheet[], _: unknown, players: number): Promise<Scores> {
  const town = filled(sheet!)
  const seen = async (writes: Write[]) => pieces.score(players, {}, writes)
  const before = (await seen(town)).boards[0] as Board
  const remarks: Remark[] = []
  const writes = [...town]
  for (const block of BLOCKS) {
    if (spacesIn(sheet!, block).length < BLOCK && !sheet!.markers[block]) continue
    const found = holders(sheet!, before, block)
    if (!Array.isArray(found)) remarks.push(found)
    else
      for (const [place, seat] of found.entries())
        writes.push([place ? 'black' : 'white', [BLOCKS.indexOf(block)], seat])
  }
  let number = 0
  for (const [name, paid] of sheet!.scored) {
    const block = BLOCKS.indexOf(name)
    const { guild, leaders } = paid ?? leading(before, name)
    if (paid && !mayControl(sheet!, name, paid.guild))
      remarks.push({ id: 'guilds-wrong-control', args: { block: name.toUpperCase() }, fields: spacesIn(sheet!, name) })
    writes.push(['completed', [block], ++number], ['control', [block], guild === null ? -1 : GUILDS.indexOf(guild)])
    for (const [rank, seat] of leaders.entries()) writes.push(['leaders', [block, rank], seat])
  }
  if (sheet!.end) writes.push(['stage', [], DONE])
  const { standings, boards } = await seen(writes)
  remarks.push(...unscored(sheet!))
  return { players: ranked(standings), remarks: [remarks], board: boards[0] }
}

/** Whether a guild can have controlled a full block: it has most tiles there; none only where several have most. */
export function mayControl(sheet: Sheet, block: string, guild: string | null): boolean {
  const inside = spacesIn(sheet, block).map((name) => sheet.spaces[name]!.tile)
  const counts = GUILDS.map((name) => inside.filter((tile) => tile === name || tile === `${name}m`).length)
  const most = Math.max(...counts)
  if (guild === null) return !most || counts.filter((count) => count === most).length > 1
  return most > 0 && counts[GUILDS.indexOf(guild)] === most
}

function unscored(sheet: Sheet): Remark[] {
  const waiting = BLOCKS.filter(
    (block) => spacesIn(sheet, block).length === BLOCK && !sheet.scored.some(([name]) => name === block),
  )
  const remarks: Remark[] = waiting.map((block) => ({
    id: 'guilds-pad-score-now',
    args: { block: block.toUpperCase() },
    fields: spacesIn(sheet, block),
    open: true,
  }))
  const left = SPACES - Object.keys(sheet.spaces).length
  if (left) remarks.push({ id: 'guilds-pad-left', args: { spaces: left }, open: true })
  else if (!sheet.end && !waiting.length) remarks.push({ id: 'guilds-pad-end-now', args: {}, open: true })
  return remarks
}

function filled(sheet: Sheet): Write[] {
  const words = new Map<string, Write>()
  const put = (name: string, at: number[], space: string) => {
    const key = `${name} ${at.join(' ')}`
    const bit = 1n << BigInt(BLOCK * BLOCKS.indexOf(blockOf(space)) + Number(space[1]) - 1)
    words.set(key, [name, at, BigInt(words.get(key)?.[2] ?? 0n) | bit])
  }
  for (const [name, { tile, seat, figures }] of Object.entries(sheet.spaces)) {
    if (tile === 'h') put('minstrels', [], name)
    else if (tile === 't') put('taverns', [], name)
    else put('guilds', [GUILDS.indexOf(tile[0]!)], name)
    if (tile.length > 1) put('markets', [], name)
    if (seat === null) continue
    put('houses', [seat], name)
    if (figures === 2) put('doubled', [], name)
  }
  const tracks = GUILDS.flatMap((guild, number) =>
    (sheet.tracks[guild] ?? []).map((seat, place): Write => ['fields', [number, seat], SEATS - place]),
  )
  const nobody = ['white', 'black', 'control', 'leaders'].map((name): Write => [name, [], -1])
  return [...nobody, ...words.values(), ...tracks]
}
