/**
 * Drafts of all games driven through recorded turns, by the calls that pointers and keys make.
 *
 * Longer than 300 lines: what is asked of the drafts of all games, and what was once wrong with one of them.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import type { View } from '../lib/api/types'
import { Desk } from '../lib/desk.svelte'
import type { Draft } from '../lib/draft.svelte'
import type { Answer, Side } from '../lib/side'
import { CityDraft } from './cities/draft.svelte'
import { ARROWS, spotOf } from './cities/geometry'
import { TownDraft } from './guilds/draft.svelte'
import { CityDraft as SkylinesDraft } from './skylines/draft.svelte'
import { centre, squareOf, squaresIn } from './skylines/geometry'
import { FOUNTAIN, TangramDraft } from './tangram/draft.svelte'
import { CORNERS, spotOf as tangramSpot } from './tangram/geometry'

interface Decision {
  view: View
  turn: string
  answers: Record<string, Answer>
}

/** Somebody who knows what was recorded, and nothing else. */
class RecordedSide {
  state = 'live'
  table = { aids: true }
  decision = 1
  seat = 0
  sent: string | null = null
  /** Whether nothing else may be asked. */
  strict = true
  /** How an answer is given. */
  give = (answer: Answer): Promise<Answer | null> => Promise.resolve(answer)
  view: View

  constructor(readonly recorded: Decision) {
    this.view = recorded.view
  }

  ask(draft: string): Promise<Answer | null> {
    const answer = this.recorded.answers[draft]
    if (answer) return this.give(answer)
    return this.strict ? Promise.reject(new Error(`'${draft}' was not recorded`)) : Promise.resolve(null)
  }

  move(turn: string): Promise<null> {
    this.sent = turn
    return Promise.resolve(null)
  }
}

interface Game<D extends Draft> {
  make: new (seat: number, desk: Desk) => D
  /** Do what a step means, as somebody at the board would. */
  perform: (draft: D, step: string) => void
}

const GAMES = {
  cities: { make: CityDraft, perform: performCities },
  tangram: { make: TangramDraft, perform: performTangram },
  guilds: { make: TownDraft, perform: performGuilds },
  skylines: { make: SkylinesDraft, perform: performSkylines },
} as unknown as Record<string, Game<Draft>>

function performCities(draft: CityDraft, step: string): void {
  const middle = (field: string) => ({ x: spotOf(field).column + 0.5, y: spotOf(field).row + 0.5 })
  if (step === '.') return
  if (step === 'x') draft.decline()
  else if (step.startsWith('+')) draft.press(middle(step.slice(1)))
  else if (step.includes('-')) for (const field of step.split('-')) draft.press(middle(field))
  else
    step.split(',').forEach((text, index) => {
      const { row, column } = spotOf(text.replace('*', '').slice(0, -1))
      draft.number(index)
      while (ARROWS[draft.hand[index]!.turn] !== text.at(-1)) draft.turn(1)
      draft.press({ x: column + 1, y: row + 1 })
    })
}

function performTangram(draft: TangramDraft, step: string): void {
  const [, number, what] = /^(?:(\d+):|\*)?(.+)$/.exec(step)!
  if (draft.choosing) return draft.number(['black', 'green'].indexOf(step))
  draft.number(draft.hand.findIndex((piece) => piece.number === Number(number ?? FOUNTAIN)))
  if (what === 'x') return draft.letters.x()
  const { row, column } = tangramSpot(what!)
  if (number === undefined) {
    const corner = CORNERS.indexOf(what!.slice(2) as 'ne')
    return draft.press({ x: column + [0.9, 0.9, 0.1, 0.1][corner]!, y: row + [0.1, 0.9, 0.9, 0.1][corner]! })
  }
  if (what![2] === 'g') draft.letters.f()
  while (ARROWS[draft.piece!.way & 3] !== what![3]) draft.turn(1)
  const rows = draft.board.tiles[Number(number) - 1]!.ways[draft.piece!.way]!
  draft.press({ x: column + rows[0]!.length / 2, y: row + rows.length / 2 })
}

function performGuilds(draft: TownDraft, step: string): void {
  const [tile, at] = step.split('-') as [string, string?]
  if (step.startsWith('<')) draft.number(draft.hand.indexOf(step.slice(1)))
  else if (step.startsWith('>')) draft.number(draft.open.indexOf(step.slice(1)))
  else if (at) {
    if (tile !== 't') draft.number(draft.hand.indexOf(tile))
    const { row, column } = draft.board.spaces.find(({ name }) => name === at)!
    draft.press({ x: column + 0.5, y: row + 0.5 })
  } else draft.letters[step]!()
}

function performSkylines(draft: SkylinesDraft, step: string): void {
  const nowhere = { x: 0, y: 0 }
  const part = /^([a-f]):(\w+)\/(\d)$/.exec(step)
  const inHand = draft.hand.findIndex(({ id }) => id === step.replace('-', ''))
  if (part) {
    draft.number(draft.arranging.parts.findIndex(({ letter }) => letter === part[1]))
    while (draft.arranging.quarters !== Number(part[3])) draft.turn(1)
    draft.press(nowhere, { place: part[2] })
  } else if (step.startsWith('open:')) draft.press(nowhere, { part: step.slice(5) })
  else if (step.startsWith('@')) layTile(draft, step)
  else if (step.startsWith('=')) draft.number(draft.board.offered.indexOf(step.slice(1)))
  else if (step === 'end') draft.letters.e()
  else if (step === 'use') draft.letters.u()
  else if (inHand >= 0) {
    draft.number(inHand)
    if (step.startsWith('-') && !draft.putting) draft.letters.x()
  } else if (step.startsWith('+')) draft.number(3 + draft.board.pile.indexOf(step.slice(1)))
  else if (step !== 'ok') draft.number(step.length - 1)
}

/** Try the tile in every shape and turn until it would lie as it shall. */
function layTile(draft: SkylinesDraft, step: string): void {
  const at = centre(squaresIn(step).map(squareOf))
  draft.point(at)
  for (let tries = 0; draft.ghost !== step && tries < 8 * draft.tile.shapes.length; tries++) {
    draft.turn(1)
    if (tries % 4 === 3) draft.letters.f()
    if (tries % 8 === 7) draft.letters.n(1)
  }
  draft.press(at, { cell: squaresIn(step)[0] })
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

function recordedOf(name: string): Decision[] {
  const { same, decisions } = JSON.parse(readFileSync(new URL(`./${name}/recorded.json`, import.meta.url), 'utf8'))
  for (const { view } of decisions) view.board = { ...same, ...view.board }
  return decisions
}

describe.each(Object.keys(GAMES))('a draft of %s', (name) => {
  const { make: Made, perform } = GAMES[name]!
  const decisions = recordedOf(name)

  function begin(recorded: Decision): { draft: Draft; side: RecordedSide; desk: Desk } {
    const side = new RecordedSide(recorded)
    const desk = new Desk(side as unknown as Side)
    const draft = new Made(recorded.view.seat!, desk).begin(recorded.view)
    desk.draft = draft
    return { draft, side, desk }
  }

  async function performAll(draft: Draft, steps: string[]): Promise<void> {
    for (const step of steps) {
      perform(draft, step)
      await settle()
    }
  }

  test.each(decisions)('comes step by step to $turn, which is sent', async (recorded) => {
    const { draft, side, desk } = begin(recorded)
    await settle()
    await performAll(draft, recorded.turn.split(' '))
    expect(draft.problem).toBeNull()
    expect([draft.notation, draft.whole]).toEqual([recorded.turn, true])
    expect(desk.turn).toBe(recorded.turn)
    await desk.confirm()
    expect(side.sent).toBe(recorded.turn)
  })

  test.each(decisions)('$turn is taken back to nothing', async (recorded) => {
    const { draft } = begin(recorded)
    const empty = draft.notation
    draft.take(recorded.turn)
    for (let steps = recorded.turn.split(/[ ,]/).length; steps > 0; steps--) {
      await settle()
      draft.back()
    }
    await settle()
    expect([draft.empty, draft.notation, draft.steps]).toEqual([true, empty, []])
  })

  test.each(decisions)('$turn is taken up as a hint', async (recorded) => {
    const { draft } = begin(recorded)
    draft.take(recorded.turn)
    await settle()
    expect([draft.notation, draft.whole, draft.problem]).toEqual([recorded.turn, true, null])
    expect(draft.gain).toBe(
      recorded.answers[recorded.turn]!.view!.standings[draft.seat]!.score - draft.view.standings[draft.seat]!.score,
    )
  })

  test('explains what is refused, and nothing changes', async () => {
    let explained = 0
    for (const recorded of decisions)
      for (const [text, { problem }] of Object.entries(recorded.answers)) {
        const steps = text.split(' ')
        if (!problem) continue
        const { draft, side } = begin(recorded)
        await performAll(draft, steps.slice(0, -1))
        const before = draft.notation
        // A press there may mean something else: a piece that lies there is taken up.
        side.strict = false
        perform(draft, steps.at(-1)!)
        await settle()
        if (!draft.problem) continue
        expect([draft.problem, draft.notation]).toEqual([problem, before])
        explained++
      }
    expect(explained).toBeGreaterThan(5)
  })

  test.each(decisions)('a late answer to $turn changes nothing in the next decision', async (recorded) => {
    const { draft, side } = begin(recorded)
    const late: (() => void)[] = []
    side.give = (answer) => new Promise((resolve) => late.push(() => resolve(answer)))
    draft.take(recorded.turn)
    side.decision++
    side.give = () => new Promise(() => {})
    side.view = { ...recorded.view }
    expect(draft.look(side.view)).toBe(true)
    const { notation } = draft
    for (const answer of late) answer()
    await settle()
    expect([draft.notation, draft.whole, draft.after, draft.problem]).toEqual([notation, false, null, null])
  })

  test('is kept while the same decision is seen again', async () => {
    const { draft } = begin(decisions[0]!)
    draft.take(decisions[0]!.turn)
    await settle()
    expect(draft.look({ ...decisions[0]!.view, ready: [1] })).toBe(false)
    expect([draft.notation, draft.whole]).toEqual([decisions[0]!.turn, true])
  })

  test('asks again when nobody has answered', async () => {
    vi.useFakeTimers()
    const { draft, side } = begin(decisions[0]!)
    const { give } = side
    side.give = () => Promise.resolve(null)
    draft.take(decisions[0]!.turn)
    await vi.advanceTimersByTimeAsync(10)
    expect(draft.whole).toBe(false)
    side.give = give
    await vi.advanceTimersByTimeAsync(2000)
    expect(draft.whole).toBe(true)
    vi.useRealTimers()
  })
})

test('a tile that a hint has laid in Skylines can be moved on', async () => {
  const recorded = recordedOf('skylines').find(({ turn }) => turn.includes('@'))!
  const draft = new SkylinesDraft(recorded.view.seat!, new Desk(new RecordedSide(recorded) as unknown as Side))
  const [card, place] = recorded.turn.split(' ') as [string, string]
  draft.begin(recorded.view).take(recorded.turn)
  await settle()
  expect([...draft.places]).toEqual(recorded.answers[card]!.legal)
  expect(draft.laid).toEqual(squaresIn(place))
})

test('wherever a tile of Skylines may lie, one of the squares that it would cover says so', async () => {
  const recorded = recordedOf('skylines').find(({ turn }) => turn.includes('@'))!
  const draft = new SkylinesDraft(recorded.view.seat!, new Desk(new RecordedSide(recorded) as unknown as Side))
  draft.begin(recorded.view).pick(recorded.turn.split(' ')[0]!)
  await settle()
  const places = [...draft.places]
  expect(places).not.toEqual([])
  for (const place of places) {
    const squares = squaresIn(place).map(squareOf)
    draft.places = new Set([place])
    draft.tile.match(draft.card!, draft.board, squares)
    expect(squares.some((square) => draft.mayLie(square))).toBe(true)
    expect(draft.open).toEqual(squaresIn(place))
  }
})

test('a number means an open tile of Guilds by its place among those that are there', async () => {
  const recorded = recordedOf('guilds').find(({ turn }) => turn.includes('>'))!
  const [first, second] = (recorded.view.board as { open: string[] }).open as [string, string]
  const board = { ...(recorded.view.board as object), open: [null, first, second] }
  const side = new RecordedSide(recorded)
  side.strict = false
  const draft = new TownDraft(recorded.view.seat!, new Desk(side as unknown as Side))
  draft.begin({ ...recorded.view, board }).take(recorded.turn)
  await settle()
  draft.number(1)
  expect(draft.wish).toBe(second)
})

test('a stack of Skylines that is empty says so', async () => {
  const recorded = recordedOf('skylines').find(({ turn }) => turn.includes('@'))!
  const [card, place] = recorded.turn.split(' ') as [string, string]
  const laid = recorded.answers[`${card} ${place}`]!
  const empty = { code: 'illegal', text: { id: 'skylines-rule-stack-empty', args: {} } }
  const answers = {
    ...recorded.answers,
    [`${card} ${place}`]: { ...laid, legal: laid.legal.filter((step) => step !== 'ii') },
    [`${card} ${place} ii`]: { ...laid, legal: [], problem: empty },
  }
  const side = new RecordedSide({ ...recorded, answers })
  const draft = new SkylinesDraft(recorded.view.seat!, new Desk(side as unknown as Side))
  draft.begin(recorded.view).take(`${card} ${place}`)
  await settle()
  draft.number(1)
  await settle()
  expect([draft.problem, draft.drawn]).toEqual([empty, null])
})
