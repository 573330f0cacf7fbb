/** Finding words in texts: whatever their case and accents, and where they stand, so that they can be marked. */

export interface Piece {
  text: string
  hit: boolean
}

/** Letters as they are compared, one for each of the text. */
const folded = (text: string) => [...text].map((letter) => letter.normalize('NFD')[0]!.toLowerCase())

/** The words of what is looked for. */
export function wordsOf(term: string): string[] {
  return term.trim().split(/\s+/).filter(Boolean)
}

/** Whether all words stand in a text. */
export function found(text: string, words: readonly string[]): boolean {
  const letters = folded(text).join('')
  return words.every((word) => letters.includes(folded(word).join('')))
}

/** A text in pieces: those that are one of the words, and those between. */
export function marked(text: string, words: readonly string[]): Piece[] {
  const [letters, plain] = [[...text], folded(text)]
  const hit = letters.map(() => false)
  for (const word of words.map(folded)) {
    for (let at = 0; at + word.length <= plain.length; at++) {
      if (word.every((letter, index) => plain[at + index] === letter)) hit.fill(true, at, at + word.length)
    }
  }
  const pieces: Piece[] = []
  letters.forEach((letter, index) => {
    const last = pieces.at(-1)
    if (last && last.hit === hit[index]) last.text += letter
    else pieces.push({ text: letter, hit: hit[index]! })
  })
  return pieces
}
