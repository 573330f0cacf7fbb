/** Bots that people choose from: levels, and the characters that a game has within them. */

/** The levels that may have a character. */
const CHARACTERFUL = ['easy', 'normal', 'strong', 'expert']

/** Of all bots those for people: what else there is are tools. */
export const levelsOf = (bots: string[]): string[] =>
  bots.filter((bot) => bot === 'random' || CHARACTERFUL.includes(bot))

export const hasCharacter = (level: string): boolean => CHARACTERFUL.includes(level)

/** A bot's name, as in `strong` or `strong:gambler`, in two. */
export function splitName(name: string): { level: string; character: string } {
  const [level, character] = name.split(':')
  return { level: level!, character: character ?? '' }
}

/** The same put together. */
export const botName = (level: string, character?: string): string => (character ? `${level}:${character}` : level)

/** Bots for one table: those that may have a character and name none get one, as different as there are. */
export function drawCharacters(names: string[], characters: string[]): string[] {
  const taken = names.map((name) => splitName(name).character)
  return names.map((name) => {
    if (!hasCharacter(name) || !characters.length) return name
    const often = (character: string) => taken.filter((other) => other === character).length
    const least = Math.min(...characters.map(often))
    const rarest = characters.filter((character) => often(character) === least)
    const drawn = rarest[Math.floor(Math.random() * rarest.length)]!
    taken.push(drawn)
    return botName(name, drawn)
  })
}
