import { Agent, request } from 'node:http'
import { startSite } from './a-site.mjs'

const REQUESTS = 100
const WANTED_MS = 100
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** @typedef {(round: number) => string} PathAt */

/** @typedef {(origin: string) => Promise<Record<string, PathAt>> | Record<string, PathAt>} WhatIsAsked */

/**
 * Prints p50 and p95 of public pages, none of which is kept. Beside them /healthz, which does nothing: what that takes is
 * the machine.
 * @param {import('./filled-site.mjs').StoppedSite} filled
 * @param {WhatIsAsked} whatIsAsked
 */
export async function printPublicFirstBytes({ dataDir, env }, whatIsAsked) {
  const site = await startSite({ dataDir, env: { ...env, PAGE_CACHE_BYTES: '1' }, script: './serve-uncached.mjs' })
  console.log(`milliseconds to the first byte, ${REQUESTS} requests each (wanted: p95 ≤ ${WANTED_MS})`)
  /** @type {Record<string, PathAt>} */
  const asked = { '/healthz, to compare': () => '/healthz', ...(await whatIsAsked(site.origin)) }
  for (const [what, pathAt] of Object.entries(asked)) {
    await firstBytes([site.origin + pathAt(0)])
    const times = await firstBytes(Array.from({ length: REQUESTS }, (_, round) => site.origin + pathAt(round)))
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
    const mark = p95 > WANTED_MS ? '  MISSED' : ''
    console.log(`  ${what.padEnd(44)} p50 ${p50.toFixed(1).padStart(6)}  p95 ${p95.toFixed(1).padStart(6)}${mark}`)
  }
  await site.stop()
}

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
