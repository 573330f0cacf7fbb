/** What the dealer deals in Cities: Skylines: the three stacks with the cards of the scenario, and the roles. */
import type { GameDeal } from '../../lib/deal/game_deal'
import { say } from '../../lib/texts.svelte'
import DealCard from './DealCard.svelte'
import type { Board } from './types'
import { cardInWords, roleInWords, roleName } from './words'

const LEVELS = ['I', 'II', 'III']
/** The scenario that adds each kind of cards. */
const FROM: Record<string, number> = { unique: 1, policy: 3, news: 4 }
const ROLES = 2

export const deal: GameDeal = {
  options: ['scenario'],
  stacks(board, options) {
    const { cards, roles } = board as Board
    const scenario = options.scenario === 'introduction' ? 0 : Number(options.scenario)
    const used = cards.filter(({ kind }) => scenario >= (FROM[kind] ?? 0))
    const stacks = LEVELS.map((level, index) => ({
      name: level,
      title: say('skylines-deal-stack', { stack: level }),
      cards: used.filter((card) => card.level === index + 1).map(({ id }) => id),
    }))
    if (scenario < ROLES) return stacks
    const named = roles.map(({ name }) => `role ${name}`)
    return [...stacks, { name: 'roles', title: say('skylines-deal-roles'), cards: named }]
  },
  tell: (place, { title, cards }) => say('skylines-deal-card', { title, card: place + 1, cards: cards.length }),
  name(card, board) {
    const { cards, roles } = board as Board
    const facts = cards.find(({ id }) => id === card)
    if (facts) return cardInWords(facts)
    const role = roles.find(({ name }) => `role ${name}` === card)!
    return `${roleName(role.name)}: ${roleInWords(role).join('; ')}`
  },
  Card: DealCard,
}
