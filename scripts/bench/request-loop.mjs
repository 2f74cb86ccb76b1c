// A thread that asks the main one every few milliseconds, and says how long it waited.
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const ASK_EVERY_MS = 5

let isOver = false
parentPort?.once('message', () => (isOver = true))

/** @type {number[]} */
const latencies = []
while (!isOver) {
  latencies.push(await ask())
  await pause(ASK_EVERY_MS)
}
latencies.sort((a, b) => a - b)
const at = (/** @type {number} */ share) => (latencies[Math.floor((latencies.length - 1) * share)] ?? 0).toFixed(1)
parentPort?.postMessage(`p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms of ${latencies.length}`)

/** @returns {Promise<number>} */
function ask() {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const asked = request({ host: '127.0.0.1', port: workerData.port }, (response) => {
      response.resume().once('end', () => resolve(performance.now() - startedAt))
    })
    asked.once('error', reject).end()
  })
}
