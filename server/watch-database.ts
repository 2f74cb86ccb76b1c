import pg from 'pg'
import { connectionConfig, type OpenDatabase } from '~/platform/database/database.server'
import { answeredStatementCount } from '~/platform/database/statement-timeout.server'
import type { Environment } from '~/platform/env/env.server'
import { log } from '~/platform/monitoring/log.server'

const CHECK_INTERVAL_MS = 10_000
const ANSWER_TIMEOUT_MS = 5_000

interface DatabaseWatchOptions {
  lookEveryMs?: number
  /** Whether the database answers somebody who has just come. */
  isReachableFromNewConnection: () => Promise<boolean>
  end: () => void
}

/**
 * Has the process end once none of its own connections was answered for `limitSeconds` although the database answers a new
 * one all that time: what holds them does not let go by itself. 0 for never. Returns what ends the watch.
 */
export function watchDatabase(
  { run }: Pick<OpenDatabase, 'run'>,
  limitSeconds: number,
  { lookEveryMs = CHECK_INTERVAL_MS, isReachableFromNewConnection, end }: DatabaseWatchOptions,
) {
  let stalledLooks = 0
  let isLooking = false
  async function look() {
    const before = answeredStatementCount()
    // one that waits for its turn is given up by the pool
    await run('select 1').catch(() => {})
    const isStalled = answeredStatementCount() === before && (await isReachableFromNewConnection())
    stalledLooks = isStalled ? stalledLooks + 1 : 0
    if (stalledLooks * lookEveryMs >= limitSeconds * 1_000) end()
  }
  const timer = setInterval(async () => {
    if (isLooking) return
    isLooking = true
    await look().finally(() => {
      isLooking = false
    })
  }, lookEveryMs)
  timer.unref()
  if (limitSeconds === 0) clearInterval(timer)
  return () => clearInterval(timer)
}

/** The same for a process of the site. */
export function watchConnectionPool(database: OpenDatabase, env: Environment) {
  return watchDatabase(database, env.STALL_SECONDS, {
    isReachableFromNewConnection: () => canConnectAnew(env),
    end() {
      log.fatal(
        'no connection to the database is answered, though it answers others; the process ends, so that it is started again',
      )
      process.exit(1)
    },
  })
}

async function canConnectAnew(env: Environment) {
  const limits = { query_timeout: ANSWER_TIMEOUT_MS, connectionTimeoutMillis: ANSWER_TIMEOUT_MS }
  const client = new pg.Client({ ...connectionConfig(env), ...limits })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
