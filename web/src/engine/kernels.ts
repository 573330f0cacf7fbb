/** The kernels of a game, compiled to WebAssembly: their memory, and how an entry is called. */

/** Records or numbers in a row. What an entry writes into them is there after the call. */
export interface Row {
  bytes: Uint8Array
  /** How many there are, along each dimension. */
  lengths: number[]
}
/** Room to work in, which holds nothing before and after. */
export interface Scratch {
  size: number
  lengths: number[]
}
export type Value = number | Row | Scratch

const PAGE = 65536
const ROOM = 4096

export const one = (bytes: Uint8Array): Row => ({ bytes, lengths: [1] })
export const many = (bytes: Uint8Array, number: number): Row => ({ bytes, lengths: [number] })
export const numbers = (array: Int32Array): Row => ({ bytes: new Uint8Array(array.buffer), lengths: [array.length] })
export const scratch = (number: number): Scratch => ({ size: 4 * number, lengths: [number] })

export class Kernels {
  readonly #exports: Record<string, (...values: number[]) => number>
  readonly #memory: WebAssembly.Memory
  readonly #base: number

  constructor(module: WebAssembly.Module) {
    const { memory, __heap_base: base, ...entries } = new WebAssembly.Instance(module, {}).exports
    this.#memory = memory as WebAssembly.Memory
    this.#base = (base as WebAssembly.Global<'i32'>).value
    this.#exports = entries as Record<string, (...values: number[]) => number>
  }

  /** Call an entry for positions of the type of that number. */
  call(entry: string, kind: number, ...values: Value[]): number {
    const rows: [Uint8Array, number][] = []
    const given: number[] = []
    let top = this.#base
    for (const value of values) {
      if (typeof value === 'number') {
        given.push(value)
        continue
      }
      const place = (top + 15) & ~15
      top = place + ('bytes' in value ? value.bytes.length : value.size)
      if ('bytes' in value) rows.push([value.bytes, place])
      given.push(place, ...value.lengths)
    }
    const lacking = top - this.#memory.buffer.byteLength
    if (lacking > 0) this.#memory.grow(Math.ceil(lacking / PAGE))
    const memory = new Uint8Array(this.#memory.buffer)
    for (const [bytes, place] of rows) memory.set(bytes, place)
    const result = this.#exports[`${entry}_${kind}`]!(...given)
    for (const [bytes, place] of rows) bytes.set(memory.subarray(place, place + bytes.length))
    return result
  }

  /** What an entry reports: its last array is the report, whose first number counts those that follow. */
  report(entry: string, kind: number, ...values: Value[]): Int32Array {
    for (let room = ROOM; ;) {
      const report = new Int32Array(room + 1)
      this.call(entry, kind, ...values, numbers(report))
      if (report[0]! <= room) return report.subarray(1, report[0]! + 1)
      room = report[0]!
    }
  }
}

/** A report that is one text. */
export function letters(report: Int32Array): string {
  return new TextDecoder().decode(Uint8Array.from(report))
}
