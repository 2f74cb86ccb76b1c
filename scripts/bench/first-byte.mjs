import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/**
 * Milliseconds from the request to the first byte of the answer, one request after the other, sorted. An answer other than
 * 200 breaks the bench.
 * @param {string[]} urls
 */
export async function firstBytes(urls) {
  const times = []
  for (const url of urls) times.push(await firstByte(url))
  return times.sort((a, b) => a - b)
}

/** @param {string} url @returns {Promise<number>} */
function firstByte(url) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    request(url, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      const took = performance.now() - startedAt
      if (response.statusCode !== 200) return reject(new Error(`${url} answered ${response.statusCode}.`))
      response.resume().on('end', () => resolve(took))
    })
      .on('error', reject)
      .end()
  })
}

/** @param {number[]} sorted @param {number} share */
export function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
