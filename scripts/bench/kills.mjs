import { spawnSync } from 'node:child_process'
import { root } from '../prepare.mjs'
import { startPostgres } from '../throwaway-postgres.mjs'

const campaigns = ['tests/http/kill.test.ts', 'tests/http/kill-saves.test.ts']

/** The kill campaigns of the tests, in their full length on each database: 20 kills of an import, 50 of a site where posts are written. */
export async function kills() {
  const postgres = await startPostgres()
  const env = { ...process.env, KILLS: '20', SAVE_KILLS: '50', TEST_DATABASE_URL: postgres?.url ?? '' }
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.http.config.ts', ...campaigns]
  spawnSync(process.execPath, vitest, { cwd: root, env, stdio: 'inherit' })
  postgres?.stop()
}
