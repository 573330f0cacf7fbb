/** Cities: Skylines in words: cards, rules that are bent, districts and the city, all from the catalogues. */
import { has, say } from '../../lib/texts.svelte'
import type { Board, CardFacts, ConditionFacts, District, RoleFacts } from './types'

export const seatName = (seat: number) => say('seat', { seat: seat + 1 })
export const trackName = (track: string) => say(`skylines-track-${track}`)
export const serviceName = (service: string) => say(`skylines-service-${service}`)
export const roleName = (role: string) => named(`skylines-role-${role}`, role)
/** A name from the catalogues; one of a set of one's own is taken as it is. */
const named = (id: string, name: string) =>
  has(id) ? say(id) : name[0]!.toUpperCase() + name.slice(1).replaceAll('-', ' ')
/** A number, and an amount with its sign, with a minus as it is printed. */
export const number = (value: number) => (value < 0 ? `−${-value}` : String(value))
export const amount = (value: number) => (value > 0 ? `+${value}` : number(value))

/** The name of a card as it is printed: a long one says where it may be broken. Zones without a name have a number. */
export function cardTitle(card: CardFacts): string {
  if (card.name) return named(`skylines-card-${card.name}`, card.name)
  return say('skylines-card-zone', { kind: card.kind, number: card.id.slice(1) })
}
/** The name of a card within a sentence. */
export const cardName = (card: CardFacts) => cardTitle(card).replaceAll('\u00ad', '')

export const change = (track: string, by: number) => say('skylines-change', { what: track, amount: amount(by) })
export const changes = (by: Record<string, number>) => Object.entries(by).map(([track, each]) => change(track, each))
export const condition = ({ asks, what, value }: ConditionFacts) =>
  say(`skylines-condition-${asks}`, { what, value: value < 0 ? number(value) : value })

export const score = (points: number) => say('skylines-page-score', { points: number(points) })

/** What a rule is bent to, from the name of its hook and its number. */
export function bend(hook: string, by: number): string {
  const [family, what = '', track = ''] = hook.split(' ')
  const args = { what, track, amount: Math.abs(by) }
  const way = by < 0 ? 'less' : 'more'
  return say(has(`skylines-hook-${family}`) ? `skylines-hook-${family}` : `skylines-hook-${family}-${way}`, args)
}
export const bends = (by: Record<string, number>) => Object.entries(by).map(([hook, each]) => bend(hook, each))

/** Which service a card's building gives, and how far. */
export function serves({ service, large }: CardFacts): string[] {
  return service ? [say(large ? 'skylines-serves-district' : 'skylines-serves-beside', { what: service })] : []
}

/** A whole card, for those who listen. */
export function cardInWords(card: CardFacts): string {
  const reward = changes(card.reward).join(', ')
  const said = [...changes(card.cost), ...serves(card), ...bends(card.bends)]
  if (card.conditions.length)
    said.push(say('skylines-reward', { conditions: card.conditions.map(condition).join(', '), changes: reward }))
  else if (reward) said.push(say('skylines-once', { changes: reward }))
  return `${cardName(card)}: ${said.join('; ')}`
}

export function roleInWords({ bends: bent, ability }: RoleFacts): string[] {
  const said = bends(bent)
  return Object.keys(ability).length
    ? [...said, say('skylines-ability', { changes: changes(ability).join(', ') })]
    : said
}

/** What a district holds and offers. */
export function districtInWords(district: District, number: number): string {
  const zones = Object.entries(district.zones).map(([kind, count]) =>
    say('skylines-page-zones', { kind, number: count }),
  )
  const said = [
    say('skylines-page-district', { number }),
    say('skylines-page-tiles', { number: district.tiles }),
    ...zones,
  ]
  said.push(say('skylines-page-utilities', { number: district.utilities }))
  if (district.services.length)
    said.push(say('skylines-page-large', { services: district.services.map(serviceName).join(', ') }))
  if (district.small.length)
    said.push(say('skylines-page-small', { services: district.small.map(serviceName).join(', ') }))
  return said.join(', ')
}

/** The whole city in sentences: its points, tracks, then districts. */
export function cityInWords(board: Board, points: number): string[] {
  const tracks = Object.entries(board.tracks)
    .filter(([track]) => track !== 'skyline')
    .map(([track, value]) => `${trackName(track)} ${number(value)}`)
  return [
    score(points),
    tracks.join(', '),
    ...board.districts.map((district, index) => districtInWords(district, index + 1)),
  ]
}
