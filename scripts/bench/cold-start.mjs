import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort, median, temporaryFolder } from './a-site.mjs'

const ROUNDS = 5
const root = fileURLToPath(new URL('../..', import.meta.url))

/** From `npm start` to the first page with status 200: the first start ever, each in a new folder, then on existing data. */
export async function coldStart() {
  const folders = Array.from({ length: ROUNDS }, temporaryFolder)
  await printStarts('first start ever, built', 4, folders)
  await printStarts('on existing data', 1, folders)
}

/** @param {string} what @param {number} wanted seconds @param {string[]} folders */
async function printStarts(what, wanted, folders) {
  const times = []
  for (const dataDir of folders) times.push((await startOnce(dataDir)) / 1000)
  console.log(`${what}: ${median(times).toFixed(2)} s (median of ${ROUNDS}; wanted ≤ ${wanted.toFixed(1)} s)`)
}

async function startOnce(/** @type {string} */ dataDir) {
  const port = await freePort()
  const env = { ...process.env, DATABASE_URL: '', SECRET: '', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const startedAt = performance.now()
  const child = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'], detached: true })
  const closed = new Promise((resolve) => child.once('close', resolve))
  while (!(await isServed(`http://127.0.0.1:${port}/`))) await pause(10)
  const took = performance.now() - startedAt
  process.kill(-(/** @type {number} */ (child.pid)), 'SIGTERM')
  await closed
  return took
}

async function isServed(/** @type {string} */ url) {
  try {
    return (await fetch(url)).status === 200
  } catch {
    return false
  }
}
