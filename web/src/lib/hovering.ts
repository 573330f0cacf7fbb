/** What an element shows as long as the pointer or the keys are on it: handlers to be spread onto it. */

export function hovering<Shown>(show: ((what: Shown | null) => void) | undefined, what: Shown) {
  const [on, off] = [() => show?.(what), () => show?.(null)]
  return { onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off }
}
