/** A game's options as fields of a form, read from its JSON Schema. */
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

export function optionFields(game: GameFacts): OptionField[] {
  const schema = game.options as { $ref: string; $defs: Record<string, { properties: Record<string, Schema> }> }
  const properties = schema.$defs[schema.$ref.split('/').at(-1)!]!.properties
  return Object.entries(properties).flatMap(([key, property]) => field(game, key, property) ?? [])
}

function field(game: GameFacts, key: string, schema: Schema): OptionField | null {
  const own = `${game.name}-option-${key}`
  const label = say(has(own) ? own : `page-option-${key}`)
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

/** The name of an option's value, where it has one. */
export function valueName(game: string, key: string, value: string | number): string {
  const id = `${game}-${key}-${value}`
  return has(id) ? `${value} · ${say(id)}` : String(value)
}
