/** Whether a request that failed may succeed later: the line is cut (status 0), too many requests, or the server is in trouble. */
export const isTransientStatus = (status: number) => status === 0 || status === 429 || status >= 500

/** Milliseconds to wait after a number of failures in a row, from one on: `firstMs`, then twice as long each time. */
export const backoffMs = (failures: number, { firstMs, maxMs }: { firstMs: number; maxMs: number }) =>
  Math.min(maxMs, firstMs * 2 ** (failures - 1))

interface RetryOptions {
  /** Milliseconds to wait after an error, the `failures`th in a row; undefined to give up. */
  delayAfter: (error: unknown, failures: number) => number | undefined | Promise<number | undefined>
  /** Waits at most that long; ends at once where waiting is pointless. */
  pause?: (ms: number) => Promise<void>
}

/** Does something until it succeeds. @throws the error after which it gave up */
export async function withRetry<Result>(work: () => Promise<Result>, { delayAfter, pause = sleep }: RetryOptions) {
  for (let failures = 1; ; failures++) {
    try {
      return await work()
    } catch (error) {
      const delay = await delayAfter(error, failures)
      if (delay === undefined) throw error
      await pause(delay)
    }
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
