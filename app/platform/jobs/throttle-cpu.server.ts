import { setTimeout as rest } from 'node:timers/promises'

// after so much work, a rest: visitors are answered in between
const SLICE_MS = 5

/**
 * For long work in the process that answers visitors: call what this gives after each bit of it. It rests as long as was
 * worked, or some times as long.
 */
export function throttleCpu(timesAsLong = 1) {
  let startedAt = performance.now()
  return async () => {
    const worked = performance.now() - startedAt
    if (worked < SLICE_MS) return
    await rest(worked * timesAsLong, undefined, { ref: false })
    startedAt = performance.now()
  }
}
