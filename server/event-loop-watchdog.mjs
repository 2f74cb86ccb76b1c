// A thread of its own, because the event loop that it watches may stand still: then it says so and ends the process.
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

const LOOK_EVERY_MS = 1_000

/** @type {{ beats: Int32Array, limitMs: number }} */
const { beats, limitMs } = workerData
let last = Atomics.load(beats, 0)
// counted in looks: the clock of a machine that slept has gone on, this thread has not
let silentLooks = 0

setInterval(() => {
  const now = Atomics.load(beats, 0)
  silentLooks = now === last ? silentLooks + 1 : 0
  last = now
  if (silentLooks * LOOK_EVERY_MS < limitMs) return
  const msg = `The event loop has stood still for ${limitMs / 1_000} s; the process ends, so that it is started again.`
  writeSync(1, `${JSON.stringify({ level: 60, time: new Date().toISOString(), msg })}\n`)
  process.kill(process.pid, 'SIGKILL')
}, LOOK_EVERY_MS)
