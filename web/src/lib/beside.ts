/** Where something stands beside a part of a board, in percent of it: below in the upper half, else above. */

export interface Area {
  /** Its middle. */
  x: number
  top: number
  bottom: number
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where a part of a drawing is in what is seen of it. */
export function areaIn(seen: Box, { x, y, width, height }: Box): Area {
  const down = (at: number) => ((at - seen.y) / seen.height) * 100
  return { x: ((x + width / 2 - seen.x) / seen.width) * 100, top: down(y), bottom: down(y + height) }
}

/** What is left free between both. */
const GAP = 1

/** As style; `other`: on the other side, if there is room, for what must not hide the first. */
export function beside({ x, top, bottom }: Area, other = false): string {
  const below = top + bottom < 100
  const roomy = top > 25 && bottom < 75
  const place = other && roomy ? !below : below
  return `left: ${x}%; translate: ${-x}% 0; ${place ? `top: ${bottom + GAP}%` : `bottom: ${100 - top + GAP}%`}`
}
