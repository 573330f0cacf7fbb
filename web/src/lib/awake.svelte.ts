/** The screen stays on while something is looked at from across a table, where the browser can do that. */

/** Keep it on; returns how to let go. A page that was hidden asks again when it is seen. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let wanted = true
  async function ask(): Promise<void> {
    if (!wanted || document.hidden) return
    try {
      lock = await navigator.wakeLock?.request('screen')
      if (!wanted) void lock?.release()
    } catch {
      // A battery that is low may forbid it: then the screen goes off as always.
    }
  }
  void ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    wanted = false
    void lock?.release()
    document.removeEventListener('visibilitychange', ask)
  }
}
