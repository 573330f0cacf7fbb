/** A pad in a link: it comes out as it went in, and what is no pad is nothing. */
import { expect, test } from 'vitest'
import { packed, unpacked } from './link'

const TEXT = `game: cities\noption.level: 3\nplayer: Zoë ✿\n${'AAPPWWCC\n'.repeat(8)}`

test('a pad comes out of its link as it went in, in letters that links may have', async () => {
  const link = await packed(TEXT)
  expect(link).toMatch(/^[A-Za-z0-9_-]+$/)
  expect(await unpacked(link)).toBe(TEXT)
})

test.each(['', 'x', '!!!', 'AAAA', 'a'.repeat(500)])('%s is no pad', async (link) => {
  expect(await unpacked(link)).toBeNull()
})

test('what would become too long is no pad', async () => {
  const bomb = new Blob([new Uint8Array(5_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(bomb).arrayBuffer())
  expect(await unpacked(btoa(String.fromCharCode(...bytes)))).toBeNull()
})
