import { spawnSync } from 'node:child_process'
import { findBrowser } from '../browser.mjs'
import { root } from '../prepare.mjs'
import { startPostgres } from '../throwaway-postgres.mjs'

const RACES = 'tests/http/board-races.test.ts'
const SPEED = 'tests/http/board-speed.test.ts'

/**
 * Three tabs of two people move the same cards 1,000 times at once, on both databases; then the board of 400 tasks: first
 * byte, first paint, and how long a drop takes until it is painted.
 */
export async function board() {
  run([RACES, SPEED])
  const postgres = await startPostgres()
  if (!postgres) return console.log('PostgreSQL: no initdb was found')
  console.log('\nPostgreSQL:')
  run([RACES], { BOARD_DATABASE_URL: postgres.url })
  postgres.stop()
}

function run(/** @type {string[]} */ campaigns, /** @type {Record<string, string>} */ more = {}) {
  const env = {
    ...process.env,
    ...more,
    BOARD_MOVES: '1000',
    BOARD_ROUNDS: '15',
    CHROMIUM: process.env.CHROMIUM ?? findBrowser(),
  }
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.http.config.ts', ...campaigns]
  spawnSync(process.execPath, vitest, { cwd: root, env, stdio: 'inherit' })
}
