/** What comes of what a search promises, by the game's table, as `core/forecast.py` reads it. */
import type { Advice } from '../lib/api/types'
import type { Match } from './match'

/** From a wave on, in thousandths; `chance` only where all win or lose together. */
interface ForecastRow {
  wave: number
  constant: number
  slope: number
  low: number
  high: number
  chance?: number
  chance_slope?: number
}

/** Rows by kinds of matches: the values of the options in `by`, or the number of seats. */
export interface ForecastTable {
  by: string[]
  rows: Record<string, ForecastRow[]>
}

const ONE = 1000

const optionText = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value))

/** By which row a match is forecast now; none with a set or a variant that was not measured. */
export function rowFor({ game, options, position, rules, box }: Match): ForecastRow | undefined {
  const { data } = game
  const table = data.thinking.forecast
  if (!table || rules !== data.rules || box?.text !== undefined) return undefined
  const { box: _, ...usual } = data.defaults
  if (Object.keys(usual).some((name) => !table.by.includes(name) && options[name] !== usual[name])) return undefined
  const kind = table.by.map((name) => (name === 'seats' ? String(position.seats) : optionText(options[name])))
  return table.rows[kind.join(' ')]?.findLast(({ wave }) => wave <= position.wave)
}

/** What to expect of a turn that promises so much. */
export function forecast(row: ForecastRow | undefined, promised: number | null): Omit<Advice, 'turn'> {
  if (!row || promised === null) return { expected: promised, low: null, high: null, winning: null }
  const expected = (row.constant + row.slope * promised) / ONE
  const { chance, chance_slope: slope } = row
  const odds = chance === undefined || slope === undefined ? null : (chance + slope * promised) / ONE
  const winning = odds === null ? null : 1 / (1 + Math.exp(-Math.min(30, Math.max(-30, odds))))
  return { expected, low: expected + row.low / ONE, high: expected + row.high / ONE, winning }
}
