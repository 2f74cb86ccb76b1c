import { sql } from 'kysely'
import type { Database } from '../database/database.server'

const SCHEMA = 'pgboss'

/**
 * Makes the job queue's tables as part of the migration, as pg-boss itself describes them, so that a job can be handed
 * over by any process before the first worker has started. Newer versions of pg-boss change them when the workers start.
 */
export async function createQueueTables(tx: Database) {
  const { rows } = await sql<{
    known: string | null
  }>`select to_regclass(${`${SCHEMA}.version`})::text as known`.execute(tx)
  if (rows[0]?.known) return
  const { getConstructionPlans } = await import('pg-boss')
  // it brings a transaction of its own, and this is one
  const script = getConstructionPlans(SCHEMA).replaceAll(/^[ \t]*(BEGIN|COMMIT);[ \t]*$/gm, '')
  await sql.raw(script).execute(tx)
}
