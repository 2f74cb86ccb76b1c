const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 15_000

/** After this long the buyer is told that it takes long. */
export const TAKES_LONG_MS = 30_000

/** How long to wait before the next question: a quarter of the wait so far, between one second and fifteen. */
export function nextWait(waitedMs: number) {
  return Math.min(LONGEST_WAIT_MS, Math.max(FIRST_WAIT_MS, waitedMs / 4))
}
