// An export of many posts, and taking it back into an empty site.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { root } from '../prepare.mjs'
import { temporaryFolder } from './a-site.mjs'
import { filledSite } from './filled-site.mjs'
import { makeManyPosts } from './many-posts.mjs'

const POSTS = 10_000
const LOOK_EVERY_MS = 100

/** Time and the most memory of `studio export` and `studio import archive`. */
export async function exports() {
  const { dataDir } = await filledSite((run) => makeManyPosts(run, POSTS))
  const folder = path.join(temporaryFolder(), 'export')
  say('export', await studio(['export', folder], dataDir))
  say('import', await studio(['import', 'archive', folder], temporaryFolder()))
}

/** @param {string} what @param {{ seconds: number, megabytes: number }} took */
function say(what, { seconds, megabytes }) {
  const figures = `${seconds.toFixed(1)} s, ${Math.round(POSTS / seconds)} posts a second, at most ${Math.round(megabytes)} MB`
  console.log(`${what} of ${POSTS.toLocaleString('en-US')} posts in ${figures}`)
}

/** @param {string[]} words @param {string} dataDir */
async function studio(words, dataDir) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, DEMO: '0' }
  const startedAt = performance.now()
  const child = spawn(process.execPath, [path.join(root, 'scripts/run-studio.mjs'), ...words], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let most = 0
  const looking = setInterval(() => {
    most = Math.max(most, mostMemory(child.pid))
  }, LOOK_EVERY_MS)
  const code = await new Promise((resolve) => child.on('exit', resolve))
  clearInterval(looking)
  if (code !== 0) throw new Error(`studio ${words.join(' ')} ended with ${code}.`)
  return { seconds: (performance.now() - startedAt) / 1000, megabytes: most }
}

/** The most that the process has held so far, in megabytes, as Linux counts it; 0 elsewhere. @param {number | undefined} pid */
function mostMemory(pid) {
  const file = `/proc/${pid}/status`
  return existsSync(file) ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024 : 0
}
