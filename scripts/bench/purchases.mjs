import { spawnSync } from 'node:child_process'
import { root } from '../prepare.mjs'
import { startPostgres } from '../throwaway-postgres.mjs'

/** The site is killed at random moments of 100 purchases, on each database, while a stand-in for Stripe goes on telling it. */
export async function purchases() {
  const postgres = await startPostgres()
  const env = { ...process.env, PURCHASES: process.env.PURCHASES ?? '100', TEST_DATABASE_URL: postgres?.url ?? '' }
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.http.config.ts']
  spawnSync(process.execPath, [...vitest, 'tests/http/kill-purchases.test.ts'], { cwd: root, env, stdio: 'inherit' })
  postgres?.stop()
}
