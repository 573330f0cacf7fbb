/** Where on a drawing the pointer is. */

/** A point of a board, mostly measured in fields. */
export interface Point {
  x: number
  y: number
}

/** The point of a drawing that a pointer is at, in fields of that side. */
export function pointOn(
  drawing: SVGSVGElement | undefined,
  event: Pick<MouseEvent, 'clientX' | 'clientY'>,
  side = 1,
): Point | null {
  const matrix = drawing?.getScreenCTM()
  if (!matrix) return null
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
  return { x: x / side, y: y / side }
}
