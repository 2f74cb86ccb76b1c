// A site of our own for a bench: built, with the demo content, on a free port of this machine.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const READY_WITHIN_MS = 60_000

/** @typedef {{ origin: string, port: number, pid: number, readyMs: number, stop: () => Promise<void> }} RunningSite */

/**
 * @param {{ dataDir: string, env?: Record<string, string>, cpu?: number, script?: string }} options
 * @returns {Promise<RunningSite>}
 */
export async function startSite({ dataDir, env = {}, cpu, script = '../serve.mjs' }) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const file = fileURLToPath(new URL(script, import.meta.url))
  const pinned = cpu === undefined ? [process.execPath, file] : ['taskset', '-c', String(cpu), process.execPath, file]
  const startedAt = performance.now()
  const child = spawn(/** @type {string} */ (pinned[0]), pinned.slice(1), {
    env: {
      ...process.env,
      DATABASE_URL: '',
      SECRET: '',
      // the hour may come in the middle of a measurement
      BACKUP_TO: 'off',
      ...env,
      PORT: String(port),
      ORIGIN: origin,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = new Promise((resolve) => child.once('close', resolve))
  process.once('exit', () => child.kill('SIGKILL')) // also when the bench breaks
  await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The site did not start in time.')), READY_WITHIN_MS)
    child.once('close', (code) => reject(new Error(`The site ended with ${code}.`)))
    child.stdout.on('data', (text) => {
      if (!String(text).includes('Ready on')) return
      clearTimeout(late)
      resolve(undefined)
    })
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await closed
  }
  return { origin, port, pid: /** @type {number} */ (child.pid), readyMs: performance.now() - startedAt, stop }
}

/** A folder that is gone when the bench is over. */
export function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'studio-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })
}

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The address of the newest post of the demo. @param {string} origin */
export async function newestPost(origin) {
  const feed = /** @type {{ items: { url: string }[] }} */ (await (await fetch(`${origin}/feed.json`)).json())
  const newest = feed.items[0]
  if (!newest) throw new Error('The demo has no posts.')
  return newest.url
}
