import { expect, it } from 'vitest'
import { nearEnd } from './tracks'

it('a marker is near an end that forbids cards, not near one where it merely stays', () => {
  expect(nearEnd('power', -4, [-5, 10])).toBe(true)
  expect(nearEnd('power', 10, [-5, 10])).toBe(false)
  expect(nearEnd('labour', 4, [-5, 5])).toBe(true)
  expect(nearEnd('labour', -4, [-5, 5])).toBe(true)
  expect(nearEnd('crime', 0, [0, 5])).toBe(false)
  expect(nearEnd('crime', 4, [0, 5])).toBe(true)
  expect(nearEnd('happiness', 25, [-5, 25])).toBe(false)
})
