import { setTimeout as pause } from 'node:timers/promises'
import { log } from '../../monitoring/log.server'
import { logThrottled } from '../../monitoring/log-throttled.server'
import type { ServerProcess } from './server-process'

interface Backoff {
  delaysMs: number[]
  /** What ran for that long was well: the next start comes after the first delay again. */
  healthyAfterMs: number
}

const BACKOFF: Backoff = { delaysMs: [100, 500, 1_000, 2_000, 5_000], healthyAfterMs: 30_000 }

/** Starts a server again whenever it ends, later each time, until `stopping`. Returns what stops the one that runs then. */
export function restartOnExit(
  first: ServerProcess,
  start: () => Promise<ServerProcess>,
  stopping: AbortSignal,
  { delaysMs, healthyAfterMs } = BACKOFF,
) {
  let server = first

  async function startWheneverItEnds() {
    for (let tries = 0; ; ) {
      const startedAt = performance.now()
      await server.ended
      if (stopping.aborted) return
      log.error('PostgreSQL has ended; it is started again')
      if (performance.now() - startedAt >= healthyAfterMs) tries = 0
      const again = await retryStart(start, stopping, delaysMs, tries)
      if (!again) return
      server = again.server
      tries = again.tries
      if (stopping.aborted) await server.stop()
    }
  }
  const running = startWheneverItEnds()
  return async () => {
    await server.stop()
    await running
  }
}

/** Undefined when `stopping` comes first. */
async function retryStart(
  start: () => Promise<ServerProcess>,
  stopping: AbortSignal,
  delaysMs: number[],
  from: number,
) {
  for (let tries = from; !stopping.aborted; ) {
    await pause(delaysMs[Math.min(tries++, delaysMs.length - 1)], undefined, { signal: stopping }).catch(() => {})
    if (stopping.aborted) break
    try {
      return { server: await start(), tries }
    } catch (error) {
      logThrottled('error', { err: error }, 'PostgreSQL does not start; it is tried again')
    }
  }
  return undefined
}
