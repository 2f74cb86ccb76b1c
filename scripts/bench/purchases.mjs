import { spawnSync } from 'node:child_process'
import { root } from '../prepare.mjs'

/** The site is killed at random moments while people buy, 50 times, and a stand-in for Stripe goes on telling it. */
export async function purchases() {
  const env = { ...process.env, PURCHASE_KILLS: '50' }
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.http.config.ts']
  spawnSync(process.execPath, [...vitest, 'tests/http/kill-purchases.test.ts'], { cwd: root, env, stdio: 'inherit' })
}
