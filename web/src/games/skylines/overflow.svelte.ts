/** Whether more of something lies to the left or to the right of what is seen of it. */
export class Overflow {
  left = $state(false)
  right = $state(false)

  /** Watch an element that scrolls sideways, for as long as it is there. */
  readonly watch = (element: HTMLElement) => {
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      this.left = scrollLeft > 4
      this.right = scrollLeft + clientWidth < scrollWidth - 4
    }
    const sizes = new ResizeObserver(look)
    const pieces = new MutationObserver(look)
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
    pieces.observe(element, { childList: true })
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      pieces.disconnect()
      element.removeEventListener('scroll', look)
    }
  }
}
