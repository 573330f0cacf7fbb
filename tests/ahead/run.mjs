// Loads a WebAssembly module of kernels and answers calls that come over standard input, as `driver.c` does.
import { readFileSync, readSync, writeSync } from 'node:fs'

const module = new WebAssembly.Module(readFileSync(process.argv[2]))
const { exports } = new WebAssembly.Instance(module, {})
const { memory, __heap_base: base } = exports

function take(bytes) {
  const taken = Buffer.alloc(bytes)
  for (let read = 0; read < bytes; ) {
    const more = readSync(0, taken, read, bytes - read, null)
    if (more === 0) process.exit(0)
    read += more
  }
  return taken
}

function give(bytes) {
  for (let written = 0; written < bytes.length; ) written += writeSync(1, bytes, written)
}

for (;;) {
  const symbol = take(take(1)[0]).toString()
  const values = take(1)[0]
  const [given, arrays] = [[], []]
  let top = base.value
  for (let index = 0; index < values; index++) {
    const head = take(16)
    const [number, size] = [Number(head.readBigInt64LE(0)), Number(head.readBigInt64LE(8))]
    if (size < 0) {
      given.push(number)
      continue
    }
    const place = (top + 15) & ~15
    top = place + size
    const lacking = top - memory.buffer.byteLength
    if (lacking > 0) memory.grow(Math.ceil(lacking / 65536))
    new Uint8Array(memory.buffer).set(take(size), place)
    given.push(place)
    arrays.push([place, size])
  }
  const result = Buffer.alloc(8)
  result.writeBigInt64LE(BigInt(exports[symbol](...given)))
  give(Buffer.concat([result, ...arrays.map(([place, size]) => Buffer.from(memory.buffer, place, size))]))
}
