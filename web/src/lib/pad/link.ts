/** A pad in a link: the text of its file, deflated, in letters that links may have. */

/** No pad is longer, with a set in it, nor may anything that a link brings be. */
export const LONGEST = 70_000
/** What is longer is cut off by some of those that links are sent with. */
export const LONGEST_LINK = 8_000

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > LONGEST) throw new RangeError('too long')
    parts.push(value)
  }
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer())
}

export async function packed(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The text in a link; null if there is none. */
export async function unpacked(link: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(link.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
    const text = await through(bytes, new DecompressionStream('deflate-raw'))
    return new TextDecoder('utf-8', { fatal: true }).decode(text)
  } catch {
    return null
  }
}
