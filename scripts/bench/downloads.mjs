import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { median, newestPost, startSite, temporaryFolder } from './a-site.mjs'
import { openDatabaseOf } from './open-database.mjs'

const DOWNLOADS = 200
const FILE_BYTES = 200_000_000
const MEASURED_MS = 30_000
const PAUSE_MS = 20
const MEGABYTE = 1e6
const SECRET = 'a secret of the bench, which is long enough'

/*
 * 200 buyers download a file of 200 MB at once from a site, in a process of their own. On slow
 * lines: 1 MB/s each, which is 200 MB/s. As fast as it goes: for as long as is measured, then they hang up. Beside them
 * somebody reads a cached page, and the resident memory of the server is looked at.
 */
export async function downloads() {
  const dataDir = temporaryFolder()
  await (await startSite({ dataDir, env: { SECRET } })).stop()
  const address = await anAddress(dataDir)
  const site = await startSite({ dataDir, env: { SECRET } })
  const page = await newestPost(site.origin)
  await warmUp(`${site.origin}${address}`, page)
  const idle = await watched(page, site.pid, 10_000)
  print('no downloads', idle)
  for (const [name, bytesPerSecond] of /** @type {const} */ ([
    ['slow lines, 1 MB/s each', 1_000_000],
    ['slow lines, 100 kB/s each', 100_000],
    ['as fast as it goes', 0],
  ])) {
    const before = residentBytes(site.pid)
    const { result, received } = await withReaders(
      `${site.origin}${address}`,
      { count: DOWNLOADS, bytesPerSecond },
      () => watched(page, site.pid, MEASURED_MS),
    )
    const speed = (received / (MEASURED_MS / 1_000) / MEGABYTE).toFixed(0)
    console.log(`${DOWNLOADS} downloads, ${name}: ${speed} MB/s in all`)
    const grown = (result.resident - before) / MEGABYTE
    console.log(
      `  memory: ${(before / MEGABYTE).toFixed(0)} MB before, grew by ${grown.toFixed(0)} MB at most (wanted ≤ 50 MB)`,
    )
    print('  meanwhile', result)
    await pause(2_000)
  }
  await site.stop()
}

/** A file of the full size and a link that is good for all who ask: address of the file. @param {string} dataDir */
async function anAddress(dataDir) {
  const { createHash, createHmac, randomUUID } = await import('node:crypto')
  const { mkdirSync } = await import('node:fs')
  const [storedAs, linkId] = [randomUUID(), randomUUID()]
  mkdirSync(path.join(dataDir, 'product-files'), { recursive: true })
  writeFileSync(path.join(dataDir, 'product-files', storedAs), randomBytes(FILE_BYTES))
  const token = createHmac('sha256', SECRET).update(`download:${linkId}`).digest('base64url')
  const database = await openDatabaseOf(dataDir)
  const { rows } = await database.run(
    `with product as (select id from products limit 1),
      customer as (insert into customers (email) values ('bench@example.com') returning id),
      bought as (insert into orders (customer_id, product_id, product_name, tier_id, tier_name, price, total, status, payment, consented_at, paid_at)
        select customer.id, product.id, 'Bench', 'a', 'A', 1, 1, 'paid', 'test', now(), now() from customer, product returning id, product_id),
      link as (insert into download_links (id, order_id, product_id, token_hash, expires_at, download_limit)
        select $1, id, product_id, $2, now() + interval '1 day', 1000 from bought)
    insert into product_files (product_id, version, file_name, byte_size, checksum, stored_as)
      select product_id, '1', 'bench.zip', $3, $4, $5 from bought returning id`,
    [linkId, createHash('sha256').update(token).digest('hex'), FILE_BYTES, 'bench', storedAs],
  )
  await database.close()
  return `/download/${token}/${/** @type {{ id: string }} */ (rows[0]).id}`
}

/**
 * @template Result
 * @param {string} url
 * @param {{ count: number, bytesPerSecond: number }} load
 * @param {() => Promise<Result>} work
 */
async function withReaders(url, { count, bytesPerSecond }, work) {
  const readers = fork(fileURLToPath(new URL('./downloaders.mjs', import.meta.url)), [
    url,
    String(count),
    String(bytesPerSecond),
  ])
  process.once('exit', () => readers.kill('SIGKILL'))
  const said = () => new Promise((resolve) => readers.once('message', resolve))
  await said()
  const result = await work()
  const told = said()
  readers.send('stop')
  const received = /** @type {number} */ (await told)
  return { result, received }
}

/** What a server in use has in memory already: the same requests at the same time, of one byte each. @param {string} url @param {string} page */
async function warmUp(url, page) {
  for (let round = 0; round < 3; round++) {
    await Promise.all(
      Array.from({ length: DOWNLOADS }, async () =>
        (await fetch(url, { headers: { range: 'bytes=0-0' } })).arrayBuffer(),
      ),
    )
    for (let read = 0; read < DOWNLOADS; read++) await (await fetch(page)).arrayBuffer()
  }
}

/** Reads a page again and again, and the memory of the server. @param {string} page @param {number} pid @param {number} ms */
async function watched(page, pid, ms) {
  const delays = []
  let resident = 0
  for (const until = performance.now() + ms; performance.now() < until; ) {
    const start = performance.now()
    await (await fetch(page)).arrayBuffer()
    delays.push(performance.now() - start)
    resident = Math.max(resident, residentBytes(pid))
    await pause(PAUSE_MS)
  }
  return { delays, resident }
}

/** @param {string} name @param {{ delays: number[], resident: number }} watched */
function print(name, { delays, resident }) {
  const p99 = delays.toSorted((a, b) => a - b)[Math.floor(delays.length * 0.99)] ?? Number.NaN
  console.log(
    `${name}: cached page median ${median(delays).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${delays.length} (wanted ≤ 100 ms), ` +
      `server ${(resident / MEGABYTE).toFixed(0)} MB`,
  )
}

/** @param {number} pid */
function residentBytes(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
}
