/** A game's options, read from its JSON Schema: as fields of a form, and in words. */
import { has, say } from './texts.svelte'
import type { GameFacts } from './api/types'

export interface OptionField {
  key: string
  kind: 'check' | 'choice'
  label: string
  start: string | number | boolean
  choices: { value: string | number; label: string }[]
}

interface Schema {
  type?: string
  enum?: (string | number)[]
  minimum?: number
  maximum?: number
  default?: string | number | boolean
}

function propertiesOf(game: GameFacts): Record<string, Schema> {
  const schema = game.options as { $ref: string; $defs: Record<string, { properties: Record<string, Schema> }> }
  return schema.$defs[schema.$ref.split('/').at(-1)!]!.properties
}

function labelOf(game: GameFacts, key: string): string {
  const own = `${game.name}-option-${key}`
  return say(has(own) ? own : `page-option-${key}`)
}

export function optionFields(game: GameFacts): OptionField[] {
  return Object.entries(propertiesOf(game)).flatMap(([key, property]) => field(game, key, property) ?? [])
}

function field(game: GameFacts, key: string, schema: Schema): OptionField | null {
  const label = labelOf(game, key)
  const start = schema.default ?? ''
  if (schema.type === 'boolean') return { key, kind: 'check', label, start, choices: [] }
  const values = key === 'box' ? game.boxes : (schema.enum ?? range(schema))
  if (values.length < 2) return null
  return {
    key,
    kind: 'choice',
    label,
    start,
    choices: values.map((value) => ({ value, label: valueName(game.name, key, value) })),
  }
}

function range({ minimum = 0, maximum = -1 }: Schema): number[] {
  return Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index)
}

/** The name of an option's value, where it has one; numbers keep their figure. */
export function valueName(game: string, key: string, value: string | number): string {
  const id = `${game}-${key}-${value}`
  if (!has(id)) return String(value)
  return Number.isNaN(Number(value)) ? say(id) : `${value} · ${say(id)}`
}

/**
 * The first of a game's own options, and all that are not as usual, in few words each, as the server's previews tell
 * them; `whole` says what is switched on in full.
 */
export function optionWords(game: GameFacts, options: Record<string, unknown>, whole = false): string[] {
  const fields = Object.entries(propertiesOf(game))
  const first = fields.find(([key]) => key !== 'box')?.[0]
  return fields.flatMap(([key, { default: usual }]) => {
    const value = options[key] as string | number | boolean | undefined
    if (!value || (key !== first && value === usual)) return []
    const label = labelOf(game, key).split(/[:,]/)[0]!
    if (value === true) return [whole ? labelOf(game, key) : label]
    const id = `${game.name}-${key}-${value}`
    const name = has(id) ? say(id) : null
    if (Number.isNaN(Number(value))) return [`${label}: ${name ?? value}`]
    return [name ? `${label} ${value} (${name})` : `${label} ${value}`]
  })
}
