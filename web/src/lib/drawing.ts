/** Where on a drawing the pointer is. */

/** A point of a board, measured in fields. */
export interface Point {
  x: number
  y: number
}

/** The point of a drawing, in fields of that side, that a pointer is at. */
export function pointOn(drawing: SVGSVGElement | undefined, event: MouseEvent, side: number): Point | null {
  const matrix = drawing?.getScreenCTM()
  if (!matrix) return null
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
  return { x: x / side, y: y / side }
}
