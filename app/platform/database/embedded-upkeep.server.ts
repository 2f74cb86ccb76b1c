import type { PGlite } from '@electric-sql/pglite'
import { log } from '~/platform/log.server'

const CHECKPOINT_EVERY_MS = 60_000
const VACUUM_EVERY_MS = 60 * 60_000
// Below this a checkpoint is not worth its pause; PostgreSQL's own log segments are 16 MB.
const WORTH_A_CHECKPOINT_BYTES = 16 * 1024 * 1024

interface Upkeep {
  checkpoint: () => Promise<void>
  vacuum: () => Promise<void>
}

/**
 * The embedded database has no background workers: unless we ask, its write-ahead log grows without end and dead rows stay.
 */
export function upkeepOf(pglite: PGlite): Upkeep {
  let checkpointedAt = '0/0'
  return {
    async checkpoint() {
      const { rows } = await pglite.query<{ position: string; grown: number }>(
        `select pg_current_wal_lsn()::text as position, pg_wal_lsn_diff(pg_current_wal_lsn(), $1)::float8 as grown`,
        [checkpointedAt],
      )
      if (!rows[0] || rows[0].grown < WORTH_A_CHECKPOINT_BYTES) return
      await pglite.exec('CHECKPOINT')
      checkpointedAt = rows[0].position
    },
    async vacuum() {
      await pglite.exec('VACUUM (ANALYZE)')
    },
  }
}

/** Does the upkeep from time to time; what goes wrong is logged and tried again. Returns a function that ends it. */
export function scheduleUpkeep(
  { checkpoint, vacuum }: Upkeep,
  { checkpointEveryMs = CHECKPOINT_EVERY_MS, vacuumEveryMs = VACUUM_EVERY_MS } = {},
) {
  const timers = [every(checkpointEveryMs, 'checkpoint', checkpoint), every(vacuumEveryMs, 'vacuum', vacuum)]
  return () => timers.forEach(clearInterval)
}

function every(intervalMs: number, task: string, work: () => Promise<void>) {
  const timer = setInterval(() => {
    work().catch((error) => log.error({ err: error, task }, 'the upkeep of the embedded database failed'))
  }, intervalMs)
  return timer.unref()
}
