import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TableLink } from './table.svelte'

vi.mock('./router.svelte', () => ({ router: {} }))

class FakeSocket {
  static all: FakeSocket[] = []
  sent: { id: string; type: string; version?: number }[] = []
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number }) => void = () => {}
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {}
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const snapshot = {
  type: 'snapshot',
  version: 3,
  seat: 0,
  host: true,
  table: { aids: true },
  view: { wave: 1, actors: [0] },
  talk: [],
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { origin: 'http://table' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('changes are put over the view that is known', () => {
  const link = new TableLink('abc')
  const socket = FakeSocket.all[0]!
  expect(socket.url).toBe('ws://table/api/tables/abc/socket')
  socket.hear(snapshot)
  expect(link.state).toBe('live')
  socket.hear({ type: 'changes', version: 4, changes: { wave: 2 }, id: '' })
  expect(link.version).toBe(4)
  expect(link.view).toEqual({ wave: 2, actors: [0] })
})

test('lines of table talk are put together by their numbers, and change no version', () => {
  const link = new TableLink('abc')
  const socket = FakeSocket.all[0]!
  const line = (number: number) => ({ number, at: 0, seat: 0, name: 'Ann', text: `line ${number}` })
  socket.hear({ ...snapshot, talk: [line(1)] })
  socket.hear({ type: 'talked', lines: [line(2)] })
  socket.hear({ type: 'talked', lines: [line(1), line(2), line(3)] })
  expect(link.talk.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(link.version).toBe(3)
})

test('a move that was not acknowledged is said again, with the same id, after a lost connection', async () => {
  const link = new TableLink('abc')
  const [first] = FakeSocket.all
  first!.hear(snapshot)
  const answer = link.move('e5> .')
  const { id } = first!.sent[0]!
  first!.onclose({ code: 1006 })
  expect(link.state).toBe('lost')
  vi.advanceTimersByTime(300)
  const second = FakeSocket.all[1]!
  second.hear(snapshot)
  expect(second.sent).toEqual([{ id, type: 'move', version: 3, turn: 'e5> .' }])
  second.hear({ type: 'resync', id, reason: 'repeated', version: 5, view: { wave: 2, actors: [] } })
  expect(await answer).toBe(null)
  expect(link.view).toEqual({ wave: 2, actors: [] })
})

test('a preview is not worth asking again: it fails with the connection', async () => {
  const link = new TableLink('abc')
  FakeSocket.all[0]!.hear(snapshot)
  const answer = link.ask('e5>')
  FakeSocket.all[0]!.onclose({ code: 1006 })
  expect(await answer).toBe(null)
})

test('the pause between attempts grows, and a table that refuses is not asked again', () => {
  const link = new TableLink('abc')
  for (const pause of [250, 500, 1000, 2000, 4000, 4000]) {
    const number = FakeSocket.all.length
    FakeSocket.all.at(-1)!.onclose({ code: 1006 })
    vi.advanceTimersByTime(pause - 1)
    expect(FakeSocket.all).toHaveLength(number)
    vi.advanceTimersByTime(1)
    expect(FakeSocket.all).toHaveLength(number + 1)
  }
  const number = FakeSocket.all.length
  FakeSocket.all.at(-1)!.onclose({ code: 4403 })
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(number)
  expect(link.state).toBe('refused')
})
