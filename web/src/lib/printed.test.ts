import { describe, expect, test } from 'vitest'
import { usualPaper } from './printed'

describe('the paper that is offered first', () => {
  test.each([
    ['en-US', 'letter'],
    ['es-MX', 'letter'],
    ['en-GB', 'a4'],
    ['de', 'a4'],
    ['nl-NL', 'a4'],
  ])('where somebody speaks %s is %s', (locale, paper) => expect(usualPaper(locale)).toBe(paper))
})
