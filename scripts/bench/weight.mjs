import { request } from 'node:http'
import { newestPost, startSite, temporaryFolder } from './a-site.mjs'

/** What a first visit to a post page brings over the wire before its pictures. */
export async function weight() {
  const site = await startSite({ dataDir: temporaryFolder() })
  const url = await newestPost(site.origin)
  for (const encoding of ['br', 'gzip']) {
    const { html, styles, scripts } = await weigh(url, encoding)
    const page = `HTML ${html} + CSS ${styles.bytes} = ${html + styles.bytes} bytes (wanted ≤ 20,000)`
    console.log(`${encoding}: ${page}; JavaScript ${scripts.bytes} bytes in ${scripts.count} files (wanted ≤ 10,000)`)
  }
  const blocking = (await (await fetch(url)).text()).match(
    /<script(?![^>]*(?:type="module"|type="application\/ld\+json"|async|defer))[^>]*src=/g,
  )
  console.log(`scripts that block the page: ${blocking?.length ?? 0}`)
  await site.stop()
}

/** The bytes of a page, of its styles and of the scripts that it names; its islands come later. @param {string} url @param {string} encoding */
export async function weigh(url, encoding) {
  const text = await (await fetch(url)).text()
  const { origin } = new URL(url)
  return {
    html: await bytesOf(url, encoding),
    styles: await sum(text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), origin, encoding),
    scripts: await sum(
      text.matchAll(/(?:<link rel="modulepreload"[^>]* href|<script[^>]* src)="([^"]+)"/g),
      origin,
      encoding,
    ),
  }
}

/** @param {Iterable<RegExpMatchArray>} links @param {string} origin @param {string} encoding */
async function sum(links, origin, encoding) {
  const files = new Set([...links].map(([, href]) => href ?? ''))
  let bytes = 0
  for (const file of files) bytes += await bytesOf(origin + file, encoding)
  return { bytes, count: files.size }
}

/** @param {string} url @param {string} encoding @returns {Promise<number>} */
function bytesOf(url, encoding) {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      let bytes = 0
      response.on('data', (chunk) => (bytes += chunk.length)).on('end', () => resolve(bytes))
    })
      .on('error', reject)
      .end()
  })
}
