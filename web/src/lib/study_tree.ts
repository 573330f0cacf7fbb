/** The tree of a study: turns by the position that they go on from; the first of several is the main one. */
import type { StudyTurn } from './api/types'

/** What a study says. */
export interface Told {
  title: string
  /** What is said about the start. */
  note: string
  turns: StudyTurn[]
}

/** A position as it stands in the list: how far its line is from the main one. */
export interface Row {
  at: number
  level: number
  /** Whether another line begins here. */
  begins: boolean
}

/** The positions that come after one, the main one first. */
export function childrenOf(turns: StudyTurn[], at: number): number[] {
  return turns.flatMap(({ parent }, index) => (parent === at ? [index + 1] : []))
}

function families(turns: StudyTurn[]): number[][] {
  const found: number[][] = Array.from({ length: turns.length + 1 }, () => [])
  turns.forEach(({ parent }, index) => found[parent]!.push(index + 1))
  return found
}

/** The positions from the start to one, itself included. */
export function lineTo(turns: StudyTurn[], at: number): number[] {
  const line: number[] = []
  for (let here = at; here; here = turns[here - 1]!.parent) line.push(here)
  return line.reverse()
}

/** The last position of the main line from here. */
export function endOf(turns: StudyTurn[], at: number): number {
  for (let here = at; ;) {
    const [next] = childrenOf(turns, here)
    if (next === undefined) return here
    here = next
  }
}

/** The positions as they are read: after a turn the others that could be made instead, then how it goes on. */
export function rowsOf(turns: StudyTurn[]): Row[] {
  const children = families(turns)
  const rows: Row[] = []
  // The line that goes on is put aside while others are told.
  const aside: Row[] = [{ at: 0, level: 0, begins: false }]
  for (let next = aside.pop(); next; next = aside.pop()) {
    const { level } = next
    let { at } = next
    if (next.begins) rows.push(next)
    for (;;) {
      const [main, ...others] = children[at]!
      if (main === undefined) break
      rows.push({ at: main, level, begins: false })
      at = main
      if (!others.length) continue
      aside.push({ at: main, level, begins: false })
      for (const other of others.reverse()) aside.push({ at: other, level: level + 1, begins: true })
      break
    }
  }
  return rows
}

/** A study of some of its positions, in this order of those that come after each; and where each of them is now. */
function rebuilt(
  turns: StudyTurn[],
  order: (at: number) => number[],
): { turns: StudyTurn[]; now: Map<number, number> } {
  const now = new Map([[0, 0]])
  const kept: StudyTurn[] = []
  // A line is told to its end before the next begins.
  const waiting = [0]
  for (let here = waiting.shift(); here !== undefined; here = waiting.shift()) {
    for (const first of order(here)) {
      if (now.has(first)) continue
      for (let at: number | undefined = first; at !== undefined; at = order(at)[0]) {
        const turn: StudyTurn = turns[at - 1]!
        kept.push({ ...turn, parent: now.get(turn.parent)! })
        now.set(at, kept.length)
        waiting.push(at)
      }
    }
  }
  return { turns: kept, now }
}

/** Without a position and all that comes after it. */
export function without(turns: StudyTurn[], gone: number): StudyTurn[] {
  const children = families(turns)
  return rebuilt(turns, (at) => children[at]!.filter((child) => child !== gone)).turns
}

/** With the line to a position as the main one; and where each position is now. */
export function promoted(turns: StudyTurn[], at: number): { turns: StudyTurn[]; now: Map<number, number> } {
  const children = families(turns)
  const line = new Set(lineTo(turns, at))
  return rebuilt(turns, (here) => {
    const [first, others] = [children[here]!.filter((child) => line.has(child)), children[here]!]
    return [...first, ...others.filter((child) => !line.has(child))]
  })
}

/** The positions of a study by the turns that lead there. */
function byWay(turns: StudyTurn[]): Map<string, StudyTurn> {
  const ways = ['']
  const found = new Map<string, StudyTurn>()
  for (const turn of turns) {
    const way = `${ways[turn.parent]!}\n${turn.seat} ${turn.turn}`
    ways.push(way)
    found.set(way, turn)
  }
  return found
}

/** Of two texts that were made from one: the one that was changed, or both. */
function both(base: string, own: string, theirs: string): string {
  if (own === theirs || theirs === base) return own
  return own === base ? theirs : `${theirs}\n${own}`
}

/** What two tabs have made of the same study: nothing that either has added is lost. */
export function merged(base: Told, own: Told, theirs: Told): Told {
  const [old, mine, other] = [byWay(base.turns), byWay(own.turns), byWay(theirs.turns)]
  const ways = [...new Set([...other.keys(), ...mine.keys()])]
  // What one has deleted is gone, unless the other has gone on from there.
  const added = ways.filter((way) => !old.has(way))
  const stays = (way: string) =>
    !old.has(way) || (mine.has(way) && other.has(way)) || added.some((later) => later.startsWith(`${way}\n`))
  const numbers = new Map([['', 0]])
  const turns: StudyTurn[] = []
  for (const way of ways.filter(stays).sort((one, two) => depth(one) - depth(two))) {
    const found = (mine.get(way) ?? other.get(way))!
    const note = both(
      old.get(way)?.note ?? '',
      (mine.get(way) ?? other.get(way))!.note,
      (other.get(way) ?? mine.get(way))!.note,
    )
    turns.push({ ...found, parent: numbers.get(way.slice(0, way.lastIndexOf('\n')))!, note })
    numbers.set(way, turns.length)
  }
  const title = theirs.title === base.title ? own.title : theirs.title
  return {
    title,
    note: both(base.note, own.note, theirs.note),
    turns: rebuilt(turns, (at) => childrenOf(turns, at)).turns,
  }
}

const depth = (way: string): number => way.split('\n').length

/** Where the position of a study is in another one that has it. */
export function sameIn(turns: StudyTurn[], at: number, others: StudyTurn[]): number {
  let here = 0
  for (const step of lineTo(turns, at)) {
    const { seat, turn } = turns[step - 1]!
    const next = childrenOf(others, here).find((child) => {
      const other = others[child - 1]!
      return other.seat === seat && other.turn === turn
    })
    if (next === undefined) break
    here = next
  }
  return here
}
