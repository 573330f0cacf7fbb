/** Match files, as `core/file.py` writes and reads them: text that a person can read, replayed to the same bytes. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { FileFacts, Message, Problem } from '../lib/api/types'
import { boxLines } from '../lib/set_text'
import type { Box, Game, Options } from './game'
import { Match } from './match'

const FIRST_LINE = 'quartier match 1'
const HOUSE = 'house'
const BOX = '[box]'

/** A file that cannot be replayed. */
export class BadFile extends Error {
  readonly problem: Problem

  constructor(id: string, args: Message['args'] = {}, line = 0) {
    super(id)
    this.problem = { code: 'bad-file', text: { id: 'error-bad-file', args: {} }, why: { id, args }, line }
  }
}

/** The headers of a file that are kept as they are. */
interface Promised {
  commitment?: string
  salt?: string
}

const optionText = (value: string | number | boolean) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : `${value}`

export function writeMatch(match: Match, promised: Promised = {}): string {
  const { game, setting, options, box, rules } = match
  const { box: _, ...chosen } = options
  const lines = [
    FIRST_LINE,
    `game: ${game.name}`,
    `rules: ${rules}`,
    `seats: ${setting.seats}`,
    ...Object.entries(chosen).map(([name, value]) => `option.${name}: ${optionText(value)}`),
    `box: ${box.name ?? HOUSE}`,
    `box-sha256: ${box.sha256}`,
    `seed: ${setting.seed}`,
  ]
  if (promised.commitment) lines.push(`commitment: ${promised.commitment}`, `salt: ${promised.salt}`)
  if (setting.against) lines.push(`against: ${setting.against}`)
  lines.push(`state: ${match.digest}`)
  if (match.over) {
    const places = game.standings(match.position, box)
    lines.push(`scores: ${places.map(({ score }) => score).join(' ')}`)
    lines.push(`ranks: ${places.map(({ rank }) => rank).join(' ')}`)
  }
  if (box.text !== undefined) lines.push('', BOX, ...boxLines(box.text).map((line) => `  ${line}`))
  lines.push('', '[turns]', ...match.turns.map(({ wave, seat, turn }) => `${wave} ${seat + 1} ${turn}`))
  return `${lines.join('\n')}\n`
}

/** The game that a file is of. */
export function gameOf(text: string): string | null {
  return /^game: *([a-z]+) *$/m.exec(text)?.[1] ?? null
}

/** Headers and turns of a file, each turn with the number of its line. */
function takeApart(text: string): { headers: Map<string, string>; turns: [number, string][] } {
  const lines = text.trimEnd().split(/\r?\n/)
  if (lines[0]?.trim() !== FIRST_LINE) throw new BadFile('wrong-file-first-line', { line: FIRST_LINE }, 1)
  const begin = lines.indexOf('[turns]')
  if (begin < 0) throw new BadFile('wrong-file-no-turns')
  const headers = new Map<string, string>()
  const box = lines.indexOf(BOX)
  for (const line of lines.slice(1, box > 0 && box < begin ? box : begin)) {
    const [, key, value] = /^([a-z0-9._-]+): *(.*)$/.exec(line.trimEnd()) ?? []
    if (key !== undefined && value !== undefined) headers.set(key, value)
  }
  const turns = lines.slice(begin + 1).map((line, index): [number, string] => [begin + 2 + index, line.trim()])
  return { headers, turns: turns.filter(([, line]) => line) }
}

function header(headers: Map<string, string>, key: string): string {
  const found = headers.get(key)
  if (found === undefined) throw new BadFile('wrong-file-header-missing', { key })
  return found
}

/** The options of a file, as the game has them. */
function optionsOf(game: Game, headers: Map<string, string>): Options {
  const { box: _, ...defaults } = game.data.defaults
  const read = Object.entries(defaults).map(([name, start]): [string, string | number | boolean] => {
    const said = headers.get(`option.${name}`)
    if (said === undefined) return [name, start]
    return [name, typeof start === 'boolean' ? said === 'yes' : typeof start === 'number' ? Number(said) : said]
  })
  return Object.fromEntries(read)
}

/** A match from its file, replayed turn by turn by the rules, and with the set, that it began with. */
export function readMatch(game: Game, text: string, own?: Box): Match {
  const { headers, turns } = takeApart(text)
  const rules = Number(header(headers, 'rules'))
  const known = game.data.boxes[rules]
  if (!known)
    throw new BadFile('wrong-rules', { rules, game: game.name, known: Object.keys(game.data.boxes).join(', ') })
  const name = header(headers, 'box')
  if (name !== HOUSE && !own) throw new BadFile('page-file-own-set')
  if (header(headers, 'box-sha256') !== (own ?? known).sha256) throw new BadFile('wrong-file-other-box', { box: name })
  const match = begin(game, {
    seats: Number(header(headers, 'seats')),
    options: optionsOf(game, headers),
    seed: header(headers, 'seed'),
    against: headers.get('against') ?? '',
    rules,
    ...(own && { box: { ...own, name } }),
  })
  for (const [number, line] of turns) {
    const [, wave, seat, turn] = /^(\d+) (\d+) (.+)$/.exec(line) ?? []
    if (!turn) throw new BadFile('wrong-file-turn', { line }, number)
    if (Number(wave) !== match.position.wave)
      throw new BadFile('wrong-file-wave', { wave: wave!, now: match.position.wave }, number)
    if (Number(seat) < 1 || Number(seat) > match.setting.seats)
      throw new BadFile('wrong-file-seat', { seat: seat!, seats: match.setting.seats }, number)
    const problem = match.play(Number(seat) - 1, turn)
    if (problem) throw new BadFile(problem.text.id, problem.text.args, number)
  }
  return match
}

function begin(game: Game, setting: ConstructorParameters<typeof Match>[1]): Match {
  try {
    return new Match(game, setting)
  } catch (error) {
    if (error instanceof RangeError) throw new BadFile('page-file-setting')
    throw error
  }
}

/** The first line that is not as the program writes it, besides what is claimed, which is looked at by itself. */
function otherForm(text: string, truth: string, headers: Map<string, string>): Message[] {
  const bare = (lines: string) =>
    lines
      .trimEnd()
      .split(/\r?\n/)
      .map((line, index): [number, string] => [index + 1, line.trimEnd()])
      .filter(([, line]) => !/^(state|scores|ranks):/.test(line))
  // A file of a time when the game had fewer options is right without the others.
  const right = bare(truth).filter(([, line]) => !line.startsWith('option.') || headers.has(line.split(':')[0]!))
  for (const [index, [line, found]] of bare(text).entries()) {
    const expected = right[index]?.[1] ?? ''
    if (found !== expected) return [{ id: 'verify-wrong-form', args: { line, found, expected } }]
  }
  return []
}

/** What a file claims, compared with the match that it was replayed to. */
export function checkFile(game: Game, text: string): FileFacts {
  const match = readMatch(game, text)
  const { headers } = takeApart(text)
  const [commitment, salt] = [headers.get('commitment'), headers.get('salt') ?? '']
  const truth = writeMatch(match, commitment === undefined ? {} : { commitment, salt })
  const written = takeApart(truth).headers
  const holds = (...keys: string[]) =>
    keys.some((key) => headers.has(key)) ? keys.every((key) => headers.get(key) === written.get(key)) : null
  const state = holds('state')
  const standings = holds('scores', 'ranks')
  const promised = bytesToHex(sha256(utf8ToBytes(salt + match.setting.seed)))
  const kept = commitment === undefined ? null : promised === commitment

  const checked: Message[] = [{ id: 'verify-checked-turns', args: { turns: match.turns.length, rules: match.rules } }]
  const unclaimed: Message[] = []
  const wrong = otherForm(text, truth, headers)
  if (!wrong.length) checked.unshift({ id: 'verify-checked-form', args: {} })
  for (const [name, found] of Object.entries({ state, standings, commitment: kept })) {
    const due = name === 'state' || (name === 'standings' && match.over)
    const early = name === 'standings' && !match.over
    if (found) checked.push({ id: `verify-checked-${name}`, args: {} })
    else if (found === false) wrong.push({ id: early ? 'verify-wrong-early' : `verify-wrong-${name}`, args: {} })
    else if (due) wrong.push({ id: `verify-missing-${name}`, args: {} })
    else unclaimed.push({ id: `verify-unclaimed-${name}`, args: {} })
  }
  return {
    course: match.course(),
    view: match.after(0, null),
    state_good: state,
    standings_good: standings,
    commitment_good: kept,
    good: !wrong.length,
    checked,
    unclaimed,
    wrong,
  }
}
