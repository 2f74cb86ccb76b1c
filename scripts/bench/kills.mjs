import { spawnSync } from 'node:child_process'
import { root } from '../prepare.mjs'
import { startPostgres } from '../throwaway-postgres.mjs'

const KILLS = '20'

/** The kill campaign of the tests, in its full length: 20 kills on each database. */
export async function kills() {
  const postgres = await startPostgres()
  const env = { ...process.env, KILLS, TEST_DATABASE_URL: postgres?.url ?? '' }
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'vitest.http.config.ts',
    'tests/http/kill.test.ts',
  ]
  spawnSync(process.execPath, vitest, { cwd: root, env, stdio: 'inherit' })
  postgres?.stop()
}
