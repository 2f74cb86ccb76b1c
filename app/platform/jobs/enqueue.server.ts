import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database.server'
import type { Queue } from './define-job.server'

interface EnqueueOptions {
  /** Makes it one job: handed over again while it waits or runs, nothing happens; after its end it is run again. */
  id?: string
  startAfter?: Date
}

/**
 * Hands a job over as part of the transaction `tx`: it is done if and when that commits. Any process may do so, whether it
 * runs jobs itself or not. pg-boss's own `send` needs a started instance, which would reach past an open transaction.
 */
export async function enqueue<Data>(tx: Database, job: Queue<Data>, data: Data, options: EnqueueOptions = {}) {
  if (await insertJob(tx, job, data, options)) return
  await createQueue(tx, job)
  await insertJob(tx, job, data, options)
}

async function insertJob<Data>(
  tx: Database,
  job: Queue<Data>,
  data: Data,
  { id = randomUUID(), startAfter }: EnqueueOptions,
) {
  const start = sql`greatest(now(), coalesce(${startAfter ?? null}::timestamptz, now()))`
  const { rows } = await sql`
    insert into pgboss.job as known (
      id, name, data, start_after, keep_until, retry_limit, retry_delay, retry_backoff, expire_seconds, deletion_seconds, policy
    )
    select ${id}::uuid, name, ${JSON.stringify(data ?? {})}::jsonb, ${start}, ${start} + retention_seconds * interval '1 second',
      retry_limit, retry_delay, retry_backoff, expire_seconds, deletion_seconds, policy
    from pgboss.queue where name = ${job.name}
    on conflict (name, id) do update set
      state = 'created', data = excluded.data, start_after = excluded.start_after, keep_until = excluded.keep_until,
      retry_count = 0, started_on = null, completed_on = null, output = null
    where known.state > 'active'
    returning pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name)`.execute(tx)
  return rows.length > 0
}

/** As pg-boss makes its queues; one that exists is left alone. */
async function createQueue<Data>(tx: Database, job: Queue<Data>) {
  const options = JSON.stringify({ policy: 'standard', ...queueOptions(job) })
  await sql`select pgboss.create_queue(${job.name}, ${options}::jsonb)`.execute(tx)
}

export function queueOptions<Data>({ retryLimit, retryDelaySeconds, retryBackoff, expireInSeconds }: Queue<Data>) {
  return { retryLimit, retryDelay: retryDelaySeconds, retryBackoff, expireInSeconds, notify: true }
}
