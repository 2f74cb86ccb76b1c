import { sql } from 'kysely'
import type { Database } from '../database/database.server'
import type { Job } from './define-job.server'

/** Has a job that waits for its next try begin at once, with all its tries; one that runs or has ended stays as it is. */
export async function startJobNow<Data>(tx: Database, job: Job<Data>, id: string) {
  await sql`
    update pgboss.job set start_after = now(), retry_count = 0
    where name = ${job.name} and id = ${id}::uuid and state < 'active'
    returning pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name)`.execute(tx)
}
