import { expect, test } from 'vitest'
import { Refused, UNREACHABLE } from './api/http'
import { dayAt, fileName, pictureProblem } from './pictures'

test('a file is called after what it shows', () => {
  expect(fileName('cities', { kind: 'png', size: 'wide', theme: 'dark' })).toBe('quartier-cities-wide-dark.png')
  expect(fileName('guilds', { kind: 'svg', size: 'square', theme: 'light', moving: true })).toBe(
    'quartier-guilds-square-light-moving.svg',
  )
})

test('a day is that of the calendar here', () => {
  expect(dayAt(new Date(2026, 0, 5, 23, 59).getTime())).toBe('2026-01-05')
})

test('without a server it is said who draws', () => {
  expect(pictureProblem(new Refused(UNREACHABLE)).text.id).toBe('page-picture-offline')
  const full = { code: 'too-many-pictures', text: { id: 'error-too-many-pictures', args: { most: 4 } } }
  expect(pictureProblem(new Refused(full))).toBe(full)
})
