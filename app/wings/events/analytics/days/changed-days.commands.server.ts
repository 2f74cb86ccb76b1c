import { type RawBuilder, sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'

// at most one fifth of the time some day is being counted, three quarters of it at rest
const SHARE_OF_TIME = 5
// so many are counted in a second or two
const QUICK_EVENTS = 20_000

/** Notes that events of these days changed, as part of the transaction that changes them. Rows are only added: nobody waits. */
export async function markDaysChanged(tx: Database, days: string[]) {
  const rows = days.map((day) => ({ day }))
  await tx.insertInto('derived.eventBatches').values(rows).execute()
}

/** The days whose events changed since they were counted, newest first: most questions are about them. */
export function listChangedDays(db: Database) {
  return listMarkedDays(db, sql`true`)
}

/** Those without the days that take long and were counted a short while ago. */
export function listDueDays(db: Database, now: Date) {
  const restedMs = sql`extract(epoch from ${now}::timestamptz - built_at) * 1000`
  return listMarkedDays(
    db,
    sql`build_duration_ms is null or build_duration_ms * ${sql.lit(SHARE_OF_TIME)} <= ${restedMs}`,
  )
}

/** Those for which somebody can wait, from a day on. */
export function listSmallChangedDays(db: Database, from: string) {
  // a day that has no file, as after a restore, may be a large one
  const first = sql`select from analytics_events event where event.day = marked.day limit ${sql.lit(QUICK_EVENTS + 1)}`
  const events = sql`coalesce(events, (select count(*) from (${first}) first))`
  return listMarkedDays(db, sql`day >= ${from}::date and ${events} <= ${sql.lit(QUICK_EVENTS)}`)
}

async function listMarkedDays(db: Database, condition: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select day from (
      select day from derived.changed_days union select day from derived.event_batches
    ) marked left join derived.analytics_days using (day)
    where ${condition} order by day desc`.execute(db)
  return rows.map(({ day }) => day)
}

/**
 * Takes the marks of a day away and leaves a ticket instead. What is read after this holds at least what the marks told
 * of; until the result is kept, the ticket stands for them. Undefined for a day that needs no counting any more: it was
 * counted by somebody else, or forgotten.
 */
export function claimDay(db: Database, day: string): Promise<number | undefined> {
  return inTransaction(db, async (tx) => {
    // first, so that of two who begin at once one waits here
    const { rows } = await sql<{ claimNumber: number }>`
      insert into derived.changed_days (day) select ${day}::date
      where exists (select from derived.changed_days where day = ${day})
        or exists (select from derived.event_batches where day = ${day})
      on conflict (day) do update set claim_number = default returning claim_number`.execute(tx)
    await tx.deleteFrom('derived.eventBatches').where('day', '=', day).execute()
    return rows[0] && Number(rows[0].claimNumber)
  })
}

/** Whether anybody's ticket is there; it stays until `tx` ends. */
export async function lockDayClaim(tx: Database, day: string) {
  const found = tx.selectFrom('derived.changedDays').select('day').where('day', '=', day).forUpdate()
  return (await found.executeTakeFirst()) !== undefined
}

/** Gives the ticket back; where somebody began later, the day is still to be counted. */
export async function releaseDay(tx: Database, day: string, claimNumber: number) {
  await tx
    .deleteFrom('derived.changedDays')
    .where('day', '=', day)
    .where('claimNumber', '=', String(claimNumber))
    .execute()
}
