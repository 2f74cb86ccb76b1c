const MIN_POLL_DELAY_MS = 1_000
const MAX_POLL_DELAY_MS = 15_000

/** After this long the buyer is told that it takes long. */
export const SLOW_AFTER_MS = 30_000

/** How long to wait before the next question: a quarter of the wait so far, between one second and fifteen. */
export function nextPollDelay(waitedMs: number) {
  return Math.min(MAX_POLL_DELAY_MS, Math.max(MIN_POLL_DELAY_MS, waitedMs / 4))
}
