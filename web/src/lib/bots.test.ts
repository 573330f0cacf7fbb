import { describe, expect, it } from 'vitest'
import { botName, drawCharacters, levelsOf, splitName } from './bots'

describe('bots for people', () => {
  it('are levels, and no tools', () => {
    expect(levelsOf(['random', 'easy', 'expert', 'greedy', 'planner'])).toEqual(['random', 'easy', 'expert'])
  })

  it('are named by level and character', () => {
    expect(splitName('strong:gambler')).toEqual({ level: 'strong', character: 'gambler' })
    expect(splitName(botName('easy'))).toEqual({ level: 'easy', character: '' })
    expect(botName('easy', 'regular')).toBe('easy:regular')
  })

  it('get characters as different as there are', () => {
    const drawn = drawCharacters(['easy', 'easy:b', 'strong', 'random', 'easy'], ['a', 'b', 'c'])
    expect(drawn[1]).toBe('easy:b')
    expect(drawn[3]).toBe('random')
    expect([drawn[0], drawn[2]].map((name) => splitName(name!).character).sort()).toEqual(['a', 'c'])
    expect(splitName(drawn[4]!).character).not.toBe('')
  })

  it('have none in a game without characters', () => {
    expect(drawCharacters(['easy', 'normal'], [])).toEqual(['easy', 'normal'])
  })
})
