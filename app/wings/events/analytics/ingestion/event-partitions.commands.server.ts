import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { toUtcDay } from '~/platform/time/dates'

/** A month that has a table of its own. */
export interface EventPartition {
  table: string
  /** The first day of the next one. */
  end: string
}

// whoever writes an event waits behind the one who waits for the lock
const MAX_WAIT_MS = 3_000

export async function listEventPartitions(db: Database): Promise<EventPartition[]> {
  const { rows } = await sql<{ table: string }>`
    select c.relname as "table" from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.analytics_events'::regclass
      and c.relname ~ '^analytics_events_[0-9]{4}_[0-9]{2}$' order by 1`.execute(db)
  return rows.map(({ table }) => {
    const [year, month] = table.split('_').slice(-2).map(Number)
    return { table, end: toUtcDay(new Date(Date.UTC(Number(year), Number(month), 1))) }
  })
}

/** Drops a month with all of its events. */
export async function dropEventPartition(tx: Database, { table }: EventPartition) {
  await limitLockWait(tx)
  await sql`drop table ${sql.table(table)}`.execute(tx)
}

/** Makes the tables of this month and the next one. Until then events lie in `analytics_events_default`. */
export async function createEventPartitions(db: Database, now: Date) {
  for (const ahead of [0, 1]) {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1))
    const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead + 1, 1))
    await createEventPartition(db, toUtcDay(first), toUtcDay(end))
  }
}

/** The month's table, with those events that came before it was there. */
async function createEventPartition(db: Database, first: string, end: string) {
  const table = sql.id(partitionName(first))
  if (await hasPartition(db, first)) return
  await inTransaction(db, async (tx) => {
    await limitLockWait(tx)
    // another process may be at it
    await sql`lock table analytics_events in share row exclusive mode`.execute(tx)
    if (await hasPartition(tx, first)) return
    await sql`create table ${table} (like analytics_events including defaults)`.execute(tx)
    await sql`
      with early as (delete from analytics_events_default where day >= ${first} and day < ${end} returning *)
      insert into ${table} select * from early`.execute(tx)
    await sql`
      alter table analytics_events attach partition ${table}
        for values from (${sql.lit(first)}) to (${sql.lit(end)})`.execute(tx)
  })
}

function limitLockWait(tx: Database) {
  return sql`set local lock_timeout = ${sql.lit(MAX_WAIT_MS)}`.execute(tx)
}

async function hasPartition(db: Database, first: string) {
  const { rows } = await sql`select 1 where to_regclass(${`public.${partitionName(first)}`}) is not null`.execute(db)
  return rows.length > 0
}

function partitionName(first: string) {
  return `analytics_events_${first.slice(0, 7).replace('-', '_')}`
}
