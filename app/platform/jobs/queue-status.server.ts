import { sql } from 'kysely'
import type { Database } from '../database/database.server'

/** The jobs of one queue that are not done. */
export interface QueueStatus {
  name: string
  /** Due, or waiting for their next try. */
  waiting: number
  active: number
  /** How long the oldest that is due has waited, in seconds; 0 without any. */
  oldestSeconds: number
}

/** How the queues stand that have anything to do. What is to begin later does not wait. */
export async function listQueueStatus(db: Database): Promise<QueueStatus[]> {
  const { rows } = await sql<QueueStatus>`
    select name, waiting, active, oldest_seconds from (
      select name,
        count(*) filter (where state < 'active' and start_after <= now())::int as waiting,
        count(*) filter (where state = 'active')::int as active,
        coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::float8
          as oldest_seconds
      from pgboss.job where state <= 'active' group by name
    ) as queues where waiting + active > 0 order by name`.execute(db)
  return rows
}
