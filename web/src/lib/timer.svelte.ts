/** A clock beside a real table: so long for each turn, or so long for each player in all, or only counted. */

export type Mode = 'turn' | 'player' | 'count'

export interface TimerSetting {
  mode: Mode
  /** Of a turn, or of a player in all. */
  seconds: number
  names: string[]
}

/** What a moment may tell: time is nearly up, or up. */
export type Call = 'soon' | 'up'

const KEY = 'quartier-timer'
export const MODES: Mode[] = ['turn', 'player', 'count']
export const [FEWEST, MOST, LONGEST] = [1, 8, 12 * 3600]
/** So many seconds before its end a clock calls. */
const SOON = 10
const USUAL: TimerSetting = { mode: 'turn', seconds: 60, names: ['', ''] }

export class Timer {
  setting = $state.raw<TimerSetting>(USUAL)
  /** Milliseconds that each player has used in all, and in the running turn. */
  used = $state.raw<number[]>([])
  turn = $state(0)
  active = $state(0)
  running = $state(false)
  #since = 0

  constructor(
    readonly oncall: (call: Call) => void = () => {},
    readonly now: () => number = () => performance.now(),
  ) {
    this.setting = readSetting()
    this.reset()
  }

  /** What a player's clock shows, in milliseconds: what is left, or what was used. */
  shown(player: number): number {
    const { mode, seconds } = this.setting
    if (mode === 'count') return this.used[player]!
    if (mode === 'player') return 1000 * seconds - this.used[player]!
    return 1000 * seconds - (player === this.active ? this.turn : 0)
  }

  set(setting: Partial<TimerSetting>): void {
    const again =
      setting.mode || setting.seconds || (setting.names && setting.names.length !== this.setting.names.length)
    this.setting = { ...this.setting, ...setting }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.setting))
    } catch {
      // It lasts as long as the page is open.
    }
    if (again) this.reset()
  }

  reset(): void {
    this.running = false
    this.used = this.setting.names.map(() => 0)
    this.turn = 0
    this.active = 0
  }

  start(): void {
    this.running = true
    this.#since = this.now()
  }

  pause(): void {
    this.tick()
    this.running = false
  }

  /** The next player's turn begins; a clock that stood goes on. */
  pass(to = (this.active + 1) % this.setting.names.length): void {
    this.tick()
    this.active = to
    this.turn = 0
    this.start()
  }

  /** Let the time go by that has gone by. */
  tick(): void {
    if (!this.running) return
    const now = this.now()
    const gone = now - this.#since
    const before = this.shown(this.active)
    this.#since = now
    this.turn += gone
    this.used = this.used.with(this.active, this.used[this.active]! + gone)
    if (this.setting.mode === 'count') return
    const after = this.shown(this.active)
    if (before > 0 && after <= 0) this.oncall('up')
    else if (before > 1000 * SOON && after <= 1000 * SOON) this.oncall('soon')
  }
}

function readSetting(): TimerSetting {
  try {
    const { mode, seconds, names } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<TimerSetting>
    const whole = Number.isInteger(seconds) && seconds! >= 5 && seconds! <= LONGEST
    const known = Array.isArray(names) && names.length >= FEWEST && names.length <= MOST
    return {
      mode: mode && MODES.includes(mode) ? mode : USUAL.mode,
      seconds: whole ? seconds! : USUAL.seconds,
      names: known ? names.map(String) : USUAL.names,
    }
  } catch {
    return USUAL
  }
}

/** A time as minutes and seconds; below nothing it has a minus. */
export function clock(milliseconds: number): string {
  // What is left is rounded up, so that it is up when nothing is left.
  const seconds = Math.ceil(milliseconds / 1000)
  const [minutes, rest] = [Math.floor(Math.abs(seconds) / 60), Math.abs(seconds) % 60]
  return `${seconds < 0 ? '−' : ''}${minutes}:${String(rest).padStart(2, '0')}`
}
