import type { Database } from '../database/database.server'
import type { Environment } from '../env/env.server'
import * as checks from './health-checks.server'
import { setHealthProblem } from './health-problems.server'

const LOCAL_CHECK_INTERVAL_MS = 10_000
// what is asked of others: each is a connection, and with mail a sign-in
const REMOTE_CHECK_INTERVAL_MS = 300_000

/**
 * Looks again and again at what the site stands on, and at what `others` check; `listHealthProblems` says what was found.
 * Returns what ends it.
 */
export function startHealthMonitor(db: Database, env: Environment, others: Record<string, checks.HealthCheck> = {}) {
  const { DATA_DIR, DATABASE_URL, S3_URL, SECRET } = env
  const near = { room: () => checks.checkDiskSpace(DATA_DIR), folder: () => checks.checkDataFolder(DATA_DIR) }
  const secret = { secret: () => checks.checkSecretFile(DATA_DIR) }
  const database = { database: () => checks.checkDatabaseWritable(db) }
  const store = { store: () => checks.checkFileStore(DATA_DIR) }
  const stops = [
    // the password of the site's own PostgreSQL is made of it too
    checkEvery(LOCAL_CHECK_INTERVAL_MS, { ...near, ...database, ...others, ...((!DATABASE_URL || !SECRET) && secret) }),
    checkEvery(REMOTE_CHECK_INTERVAL_MS, { ...(S3_URL && store), mail: () => checks.checkMailServer(env) }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function checkEvery(ms: number, all: Record<string, checks.HealthCheck>) {
  let hasEnded = false
  const isLooking = new Set<string>()
  async function look(name: string, check: checks.HealthCheck) {
    if (isLooking.has(name)) return
    isLooking.add(name)
    // a check that fails in itself says nothing: that the database is away is told elsewhere
    const found = await check().catch(() => undefined)
    isLooking.delete(name)
    if (!hasEnded) setHealthProblem(name, found)
  }
  const round = () => {
    for (const [name, check] of Object.entries(all)) void look(name, check)
  }
  round()
  const timer = setInterval(round, ms)
  timer.unref()
  return () => {
    hasEnded = true
    clearInterval(timer)
  }
}
