/** A city on a score pad: milestones, tracks and districts as players note them, and what they bring. */
import type { Options } from '../../engine/game'
import { ranked, type Remark, type Scores } from '../../lib/pad/game_pad'
import type { Pieces } from '../../lib/pieces'
import { sheetLines, type Word } from '../../lib/pad/sheet_file'
import type { Board } from './types'

export const ZONES = ['residential', 'commercial', 'industrial'] as const
export type Zone = (typeof ZONES)[number]
export const SERVICES = ['health', 'education', 'transport', 'fire', 'police', 'parks']
export const BURDENS = ['pollution', 'traffic', 'crime']
export const TRACKS = ['money', 'happiness', 'labour', 'power', 'water', 'garbage', ...BURDENS]
const UTILITY = 'utility'
/** The numbers of tracks in a position. */
const SKYLINE = 9
const [ENDED, COLLAPSED] = [1, 5]
const GRADES = [0, 11, 21, 31, 41, 51, 61]
/** Each milestone but the last opens a board part. */
export const LONGEST = 4
const LARGEST = 999
/** How many tiles of each zone there are. */
export const SUPPLY: Record<Zone, number> = { residential: 24, commercial: 12, industrial: 12 }
const FIRST_MONEY: Record<string, number> = { introduction: 12 }
const USUAL_MONEY = 10

export interface District {
  zones: Record<Zone, number>
  services: string[]
  utility: boolean
}

export interface Sheet {
  /** What each milestone added to the skyline. */
  milestones: number[]
  /** What came to it otherwise. */
  straight: number
  tracks: Record<string, number>
  districts: District[]
}

export const firstMoney = (options: Options): number => FIRST_MONEY[String(options.scenario)] ?? USUAL_MONEY
export const emptyDistrict = (): District => ({
  zones: { residential: 0, commercial: 0, industrial: 0 },
  services: [],
  utility: false,
})

export function blank(): Sheet {
  return { milestones: [], straight: 0, tracks: {}, districts: [] }
}

/** The ends of a track, or of what a line may hold: at the low end of happiness the city is lost before a milestone. */
export function endsOf({ board }: Pieces, name: string): [low: number, high: number] {
  const { ends } = board as Board
  if (name === 'milestones') return [ends.happiness![0]! + 1, ends.happiness![1]!]
  if (name === 'money' || name === 'straight') return [0, LARGEST]
  const [low, high] = ends[name]!
  return [BURDENS.includes(name) ? 0 : low!, high!]
}

export function read(text: string, _: Options, __: number, pieces: Pieces): Sheet {
  const sheet = blank()
  const seen = new Set<string>()
  for (const [first, ...rest] of sheetLines(text)) {
    const name = first!.text
    if (name === 'district') {
      sheet.districts.push(readDistrict(first!, rest, sheet))
      continue
    }
    if (![...TRACKS, 'milestones', 'straight'].includes(name))
      throw first!.wrong('skylines-wrong-line', { word: first!.shown })
    if (seen.has(name)) throw first!.wrong('skylines-wrong-line-twice', { name })
    seen.add(name)
    const numbers = rest.map((word) => readNumber(name, word, endsOf(pieces, name)))
    if (name === 'milestones') {
      if (!numbers.length || numbers.length > LONGEST)
        throw first!.wrong('skylines-wrong-milestones', { name, most: LONGEST })
      sheet.milestones = numbers
    } else if (numbers.length !== 1) throw first!.wrong('skylines-wrong-one-number', { name })
    else if (name === 'straight') sheet.straight = numbers[0]!
    else sheet.tracks[name] = numbers[0]!
  }
  return sheet
}

function readNumber(name: string, word: Word, [low, high]: [number, number]): number {
  if (!/^-?\d{1,3}$/.test(word.text)) throw word.wrong('skylines-wrong-number', { word: word.shown, name })
  const value = Number(word.text)
  if (value < low || value > high) throw word.wrong('skylines-wrong-range', { word: word.text, name, low, high })
  return value
}

function readDistrict(first: Word, words: Word[], sheet: Sheet): District {
  if (words.length < ZONES.length) throw first.wrong('skylines-wrong-district')
  const district = emptyDistrict()
  for (const [index, zone] of ZONES.entries()) {
    const word = words[index]!
    if (!/^\d{1,2}$/.test(word.text)) throw word.wrong('skylines-wrong-district')
    district.zones[zone] = Number(word.text)
    const problem = tooMany({ ...sheet, districts: [...sheet.districts, district] }, zone)
    if (problem) throw word.wrong(problem.id, problem.args)
  }
  for (const word of words.slice(ZONES.length)) {
    const known = SERVICES.includes(word.text) && !district.services.includes(word.text)
    if (known) district.services.push(word.text)
    else if (word.text === UTILITY && !district.utility) district.utility = true
    else throw word.wrong('skylines-wrong-district')
  }
  return district
}

/** Why there cannot be so many zones of a kind. */
export function tooMany({ districts }: Sheet, zone: Zone): Remark | null {
  const number = districts.reduce((sum, { zones }) => sum + zones[zone], 0)
  const most = SUPPLY[zone]
  return number > most ? { id: 'skylines-wrong-zones', args: { kind: zone, number, most } } : null
}

export function write(sheet: Sheet): string {
  const lines: string[] = []
  if (sheet.milestones.length) lines.push(`milestones ${sheet.milestones.join(' ')}`)
  if (sheet.straight) lines.push(`straight ${sheet.straight}`)
  for (const track of TRACKS) if (sheet.tracks[track] !== undefined) lines.push(`${track} ${sheet.tracks[track]}`)
  for (const { zones, services, utility } of sheet.districts)
    lines.push(['district', ...ZONES.map((zone) => zones[zone]), ...services, ...(utility ? [UTILITY] : [])].join(' '))
  return lines.join('\n')
}

/** What the end of a milestone does to the tracks, and what it adds to the skyline: the happiness that is left. */
export function milestoneEnd(
  sheet: Sheet,
  options: Options,
): { after: Sheet; missing: number; gained: number; labour: number } {
  const at = (track: string) => trackOf(sheet, track, options)
  const missing = ['power', 'water', 'garbage'].reduce((sum, track) => sum + Math.max(0, -at(track)), 0)
  const gained = at('happiness') - missing
  const labour = Math.abs(at('labour'))
  const tracks = { ...sheet.tracks, happiness: gained, money: at('money') - labour }
  return { after: { ...sheet, milestones: [...sheet.milestones, gained], tracks }, missing, gained, labour }
}

export function trackOf(sheet: Sheet, track: string, options: Options): number {
  return sheet.tracks[track] ?? (track === 'money' ? firstMoney(options) : 0)
}

export async function score(pieces: Pieces, [sheet]: Sheet[]): Promise<Scores> {
  const { milestones, straight, tracks } = sheet!
  const gained = milestones.reduce((sum, points) => sum + points, 0)
  const deducted = BURDENS.reduce((sum, track) => sum + (tracks[track] ?? 0), 0)
  // What came straight may have come before the first milestone: lost for sure is only what is lost even then.
  let [height, lowest] = [0, gained - deducted]
  for (const points of milestones) lowest = Math.min(lowest, (height += points))
  const lost = milestones.length > 0 && lowest + straight <= (pieces.board as Board).ends.skyline![0]!
  const { standings } = await pieces.score(1, {}, [
    ['milestones', [], milestones.length],
    ...milestones.map((points, index): [string, number[], number] => ['gained', [index], points]),
    ['deducted', [], deducted],
    ['tracks', [SKYLINE], gained + straight - deducted],
    ['outcome', [], lost ? COLLAPSED : ENDED],
  ])
  const players = ranked([standings[0]!])
  const skyline = players[0]!.total
  const grade = 1 + GRADES.filter((from) => skyline >= from).length
  const remarks: Remark[] = milestones.length ? [] : [{ id: 'skylines-pad-no-milestone', args: {}, open: true }]
  return {
    players,
    remarks: [[...remarks, ...ZONES.flatMap((zone) => tooMany(sheet!, zone) ?? [])]],
    ...(milestones.length && {
      verdict: lost
        ? { id: 'skylines-phase-collapsed', args: {} }
        : { id: `skylines-phase-grade-${grade}`, args: { skyline } },
    }),
  }
}
