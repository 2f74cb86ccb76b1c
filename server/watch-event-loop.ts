import path from 'node:path'
import { Worker } from 'node:worker_threads'

const BEAT_INTERVAL_MS = 500
// it does next to nothing
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 }

/** Has this process end by SIGKILL, with a line in the log, once its event loop has stood still for so long; 0 for never. */
export function watchEventLoop(limitSeconds: number) {
  if (limitSeconds === 0) return
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const workerData = { beats, limitMs: limitSeconds * 1_000 }
  new Worker(path.resolve('server/event-loop-watchdog.mjs'), {
    workerData,
    resourceLimits: RESOURCE_LIMITS,
    execArgv: [],
  }).unref()
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_INTERVAL_MS).unref()
}
