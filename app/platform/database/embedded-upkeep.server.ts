import type { PGlite } from '@electric-sql/pglite'

const CHECKPOINT_EVERY_MS = 60_000
const VACUUM_EVERY_MS = 60 * 60_000
// Below this a checkpoint is not worth its pause; PostgreSQL's own log segments are 16 MB.
const WORTH_A_CHECKPOINT_BYTES = 16 * 1024 * 1024

/**
 * The embedded database has no background workers: unless we ask, its write-ahead log grows without end and dead rows stay.
 * Returns a function that ends the schedule.
 */
export function scheduleUpkeep(pglite: PGlite) {
  let checkpointedAt = '0/0'
  const checkpoint = setInterval(async () => {
    const { rows } = await pglite.query<{ position: string; grown: number }>(
      `select pg_current_wal_lsn()::text as position, pg_wal_lsn_diff(pg_current_wal_lsn(), $1)::float8 as grown`,
      [checkpointedAt],
    )
    if (!rows[0] || rows[0].grown < WORTH_A_CHECKPOINT_BYTES) return
    await pglite.exec('CHECKPOINT')
    checkpointedAt = rows[0].position
  }, CHECKPOINT_EVERY_MS)
  const vacuum = setInterval(() => pglite.exec('VACUUM (ANALYZE)'), VACUUM_EVERY_MS)
  checkpoint.unref()
  vacuum.unref()
  return () => {
    clearInterval(checkpoint)
    clearInterval(vacuum)
  }
}
