import { spawnSync } from 'node:child_process'
import { root } from '../prepare.mjs'

const campaigns = ['tests/http/kill.test.ts', 'tests/http/kill-saves.test.ts']

/** The kill campaigns of the tests, in their full length: 20 kills of an import, 50 of a site where posts are written. */
export async function kills() {
  const env = { ...process.env, KILLS: '20', SAVE_KILLS: '50' }
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.http.config.ts', ...campaigns]
  spawnSync(process.execPath, vitest, { cwd: root, env, stdio: 'inherit' })
}
