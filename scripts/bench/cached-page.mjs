import { request } from 'node:http'

const PAGE = '/tools'
const ASK_EVERY_MS = 5
const LOOK_EVERY_MS = 500

/**
 * Asks for a cached page all the time until the work beside it is over. Answers p50, p99 and the longest in milliseconds to
 * the end of the answer.
 * @param {string} origin @param {() => boolean | Promise<boolean>} isOver
 */
export async function cachedPageWhile(origin, isOver) {
  await ask(origin + PAGE)
  /** @type {number[]} */
  const latencies = []
  let lookedAt = performance.now()
  for (;;) {
    latencies.push(await ask(origin + PAGE))
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
    if (performance.now() - lookedAt < LOOK_EVERY_MS) continue
    lookedAt = performance.now()
    if (await isOver()) break
  }
  latencies.sort((a, b) => a - b)
  const at = (/** @type {number} */ share) => (latencies[Math.floor((latencies.length - 1) * share)] ?? 0).toFixed(1)
  return `a cached page meanwhile p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms of ${latencies.length}`
}

/** Milliseconds to the end of the answer. @param {string} url @returns {Promise<number>} */
function ask(url) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const asked = request(url, (response) => {
      response.resume().once('end', () => resolve(performance.now() - startedAt))
    })
    asked.once('error', reject).end()
  })
}
