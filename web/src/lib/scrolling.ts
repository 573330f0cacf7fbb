/** Moving only what scrolls: the nearest box around an element, or the page where there is none. */

/** Put an element at the top of the box that scrolls around it. */
export function bringUp(element: Element | null | undefined): void {
  if (!element) return
  const box = boxOf(element)
  const top = element.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(element).scrollMarginTop)
  if (box) box.scrollTop += top - box.getBoundingClientRect().top
  else scrollBy(0, top)
}

/** Move the box around an element as little as shows it whole; the page stays where it is. */
export function bringIntoBox(element: Element | null | undefined): void {
  const box = element && boxOf(element)
  if (!box) return
  const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()]
  if (inner.top < outer.top) box.scrollTop += inner.top - outer.top
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom
}

function boxOf(element: Element): Element | null {
  let box = element.parentElement
  while (box && box !== document.body && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement
  return box === document.body ? null : box
}
