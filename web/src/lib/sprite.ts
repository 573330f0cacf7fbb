/** A game's drawings (its `drawings.svg`), put into the page once and used by all its boards by their names. */

export function placeSprite(game: string, drawings: string): void {
  const id = `${game}-sprite`
  if (document.getElementById(id)) return
  const holder = document.createElement('div')
  holder.id = id
  holder.className = 'unseen'
  holder.ariaHidden = 'true'
  holder.innerHTML = drawings
  document.body.append(holder)
}
