/** A fair shuffle that a seed gives again: SHA-256 of the seed, the stack's name and a counter is where chance comes from. */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** The cards in the order that a seed gives them; each order is as likely as any other. */
export function shuffled<Card>(cards: readonly Card[], seed: string, stack: string): Card[] {
  const order = [...cards]
  const draw = drawer(`${seed} ${stack}`)
  for (let last = order.length - 1; last > 0; last--) {
    const other = draw(last + 1)
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  return order
}

/** Draws whole numbers below a bound: four bytes at a time, those that would favour low numbers left out. */
function drawer(seed: string): (below: number) => number {
  let [block, at, counter] = [new DataView(new ArrayBuffer(0)), 0, 0]
  return (below) => {
    const fair = 2 ** 32 - (2 ** 32 % below)
    for (;;) {
      if (at === block.byteLength) {
        const { buffer, byteOffset, length } = sha256(utf8ToBytes(`${seed} ${counter++}`))
        block = new DataView(buffer, byteOffset, length)
        at = 0
      }
      const drawn = block.getUint32(at)
      at += 4
      if (drawn < fair) return drawn % below
    }
  }
}

/** A new seed: few letters, so that it can be told across a table, and none that look alike. */
export function newSeed(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const draw = drawer(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
  return Array.from({ length: 12 }, () => letters[draw(letters.length)]).join('')
}
