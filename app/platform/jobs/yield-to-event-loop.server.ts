import { setImmediate as afterOthers } from 'node:timers/promises'

const SLICE_MS = 5

/**
 * For work that somebody waits for, in the process that answers visitors: call what this gives after each bit of it. Whoever
 * else wants something is answered after five milliseconds of work; it does not rest longer than that takes.
 */
export function yieldToEventLoop() {
  let startedAt = performance.now()
  return async () => {
    if (performance.now() - startedAt < SLICE_MS) return
    await afterOthers()
    startedAt = performance.now()
  }
}
