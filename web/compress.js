// Writes each file of the built page that gets smaller by it a second and a third time, compressed as well as can be (.br, .gz).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const FOLDER = new URL('../src/quartier/server/static/', import.meta.url).pathname
// parts.json is read by budget.js alone, and never sent.
const PACKED = /(?<!^parts)\.(css|html|js|json|svg|txt|wasm|webmanifest)$/

for (const entry of readdirSync(FOLDER, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !PACKED.test(entry.name)) continue
  const file = join(entry.parentPath ?? entry.path, entry.name)
  const plain = readFileSync(file)
  const packed = {
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    gz: gzipSync(plain, { level: 9 }),
  }
  for (const [suffix, bytes] of Object.entries(packed)) {
    if (bytes.length < plain.length) writeFileSync(`${file}.${suffix}`, bytes)
  }
}
