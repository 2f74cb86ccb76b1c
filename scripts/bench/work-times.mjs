/** Milliseconds that a clock saw, and that the processor worked on it: on a busy machine only the latter can be compared. */
export function timed(/** @type {() => void} */ work) {
  const [startedAt, before] = [performance.now(), process.cpuUsage()]
  work()
  const { user, system } = process.cpuUsage(before)
  return { clock: performance.now() - startedAt, work: (user + system) / 1000 }
}

/** The p50 and p95 of many pieces of work, in words. @param {{ clock: number, work: number }[]} times */
export function percentiles(times) {
  const at = (/** @type {'clock' | 'work'} */ which, /** @type {number} */ share) => {
    const sorted = times.map((time) => time[which]).sort((a, b) => a - b)
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  }
  const words = `p50 ${at('clock', 0.5).toFixed(1)} ms, p95 ${at('clock', 0.95).toFixed(1)} ms (of work ${at('work', 0.95).toFixed(1)} ms)`
  return { words, p95: at('work', 0.95) }
}

export const seconds = (/** @type {number} */ milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`

export const count = (/** @type {number} */ number) => number.toLocaleString('en-US')
