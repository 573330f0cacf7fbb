import { describe, expect, it } from 'vitest'
import { danger } from './dangers'
import type { Board, Forecast } from './types'

const FORECAST: Forecast = {
  money: 0,
  happiness: 0,
  missing: 0,
  labour: 2,
  burdens: 0,
  skyline: 3,
  last: false,
  refused: null,
  lacking: [0],
}
const part = (letter: string, place: string, open: boolean, cost: number) => ({ letter, place, open, cost })

function city(changed: Partial<Board> = {}, money = 9, forecast: Partial<Forecast> = {}): Board {
  return {
    stage: 'act',
    outcome: 'running',
    tracks: { money, happiness: 3 },
    ends: { happiness: [-5, 25] },
    prices: { exchange: 2, swap: 1 },
    parts: [part('b', 'a1', true, 4), part('e', 'a2', false, 5), part('a', 'a3', false, 2)],
    stacks: [{ size: 9 }, { size: 9 }, { size: 9 }],
    playable: [{ card: 'r1', cost: {}, refused: null }],
    forecast: { ...FORECAST, ...forecast },
    ...changed,
  } as unknown as Board
}

describe('what a city is in danger of', () => {
  it('is nothing as long as the milestone can be paid', () => {
    expect(danger(city())).toBeNull()
  })

  it('is a labour market that the treasury cannot pay', () => {
    expect(danger(city({}, 1))).toEqual({ id: 'skylines-danger-labour', args: { cost: 2, money: 1 } })
  })

  it('is the part beside the open ones, not a cheaper one further away', () => {
    expect(danger(city({}, 6))).toEqual({ id: 'skylines-danger-part', args: { cost: 5, money: 4 } })
    expect(danger(city({}, 6, { last: true }))).toBeNull()
  })

  it('is that nothing, or only one card, could be played next', () => {
    const refused = { card: 'r1', cost: {}, refused: 'too-dear' }
    const stuck = { refused: 'empty-district' }
    expect(danger(city({ playable: [refused] }, 1, stuck))?.id).toBe('skylines-danger-stuck')
    expect(danger(city({}, 1, stuck))?.id).toBe('skylines-danger-few')
    expect(danger(city({ playable: [refused] }, 7, { ...stuck, labour: 0 }))).toBeNull()
  })

  it('is a turn that loses it', () => {
    expect(danger(city({ outcome: 'no-money' }))?.id).toBe('skylines-danger-lost')
  })

  it('is that the stacks run out before all parts are open', () => {
    const stacks = [{ size: 0 }, { size: 1 }, { size: 2 }] as Board['stacks']
    expect(danger(city({ stacks }))).toEqual({ id: 'skylines-danger-stacks', args: { number: 3 } })
  })
})
