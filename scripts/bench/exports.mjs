// An export of many posts, and taking it back into an empty site, on both databases.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { root } from '../prepare.mjs'
import { startPostgres } from '../throwaway-postgres.mjs'
import { temporaryFolder } from './a-site.mjs'
import { onEitherDatabase } from './either-database.mjs'
import { makeManyPosts } from './many-posts.mjs'

const POSTS = 10_000
const LOOK_EVERY_MS = 100

/** Time and the most memory of `studio export` and `studio import archive`. */
export async function exports() {
  await onEitherDatabase(
    (run) => makeManyPosts(run, POSTS),
    async (name, dataDir, env) => {
      const folder = path.join(temporaryFolder(), 'export')
      say(name, 'export', await studio(['export', folder], dataDir, env))
      const empty = await anEmptyPlace(env)
      say(name, 'import', await studio(['import', 'archive', folder], temporaryFolder(), empty.env))
      empty.stop()
    },
  )
}

/** @param {Record<string, string>} env */
async function anEmptyPlace(env) {
  const postgres = env.DATABASE_URL ? await startPostgres() : undefined
  return { env: postgres ? { ...env, DATABASE_URL: postgres.url } : env, stop: () => postgres?.stop() }
}

/** @param {string} name @param {string} what @param {{ seconds: number, megabytes: number }} took */
function say(name, what, { seconds, megabytes }) {
  const figures = `${seconds.toFixed(1)} s, ${Math.round(POSTS / seconds)} posts a second, at most ${Math.round(megabytes)} MB`
  console.log(`${name}: ${what} of ${POSTS.toLocaleString('en-US')} posts in ${figures}`)
}

/** @param {string[]} words @param {string} dataDir @param {Record<string, string>} database */
async function studio(words, dataDir, database) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, ...database }
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
