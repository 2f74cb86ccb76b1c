import { spawnSync } from 'node:child_process'
import { root } from '../prepare.mjs'

const fullLength = {
  KILLS: '20',
  SAVE_KILLS: '50',
  EVENT_KILLS: '50',
  BULK_KILLS: '10',
  AUDIT_KILLS: '2',
  OUTAGE_ROUNDS: '3',
}
const names = ['kill', 'kill-saves', 'kill-events', 'kill-bulk-runs', 'kill-site-audit', 'outages-under-load']
const campaigns = names.map((name) => `tests/http/${name}.test.ts`)

/** The kill campaigns of the tests, in their full length: 20 kills of an import, 50 of a site where posts are written, … */
export async function kills() {
  const env = { ...process.env, ...fullLength }
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.http.config.ts', ...campaigns]
  spawnSync(process.execPath, vitest, { cwd: root, env, stdio: 'inherit' })
}
