/** A game's drawings, put into the page once and used by all its boards. */

export function symbol(id: string, viewBox: string, drawing: string): string {
  return `<symbol id="${id}" viewBox="${viewBox}">${drawing}</symbol>`
}

/** Put symbols and patterns into the page, unless they are there. */
export function placeOnce(game: string, drawings: () => string): void {
  const id = `${game}-sprite`
  if (document.getElementById(id)) return
  const holder = document.createElement('div')
  holder.className = 'unseen'
  holder.innerHTML = `<svg id="${id}" width="0" height="0" aria-hidden="true">${drawings()}</svg>`
  document.body.append(holder)
}
