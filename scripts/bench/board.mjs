import { spawnSync } from 'node:child_process'
import { findBrowser } from '../browser.mjs'
import { root } from '../prepare.mjs'

const campaigns = ['tests/http/board-races.test.ts', 'tests/http/board-speed.test.ts']

/**
 * Three tabs of two people move the same cards 1,000 times at once; then the board of 400 tasks: first byte, first paint, and
 * how long a drop takes until it is painted.
 */
export async function board() {
  const env = {
    ...process.env,
    BOARD_MOVES: '1000',
    BOARD_ROUNDS: '15',
    CHROMIUM: process.env.CHROMIUM ?? findBrowser(),
  }
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.http.config.ts', ...campaigns]
  spawnSync(process.execPath, vitest, { cwd: root, env, stdio: 'inherit' })
}
