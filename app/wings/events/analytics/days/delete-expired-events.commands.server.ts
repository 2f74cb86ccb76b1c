import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { throttleCpu } from '~/platform/jobs/throttle-cpu.server'
import { DAY_MS, toUtcDay } from '~/platform/time/dates'
import {
  dropEventPartition,
  type EventPartition,
  listEventPartitions,
} from '../ingestion/event-partitions.commands.server'

const MONTHS_KEPT = 25

/**
 * Forgets the events of months that ended 25 months ago, and with them the days that were made of them, which could not be
 * made again. Page views stay.
 */
export async function deleteExpiredEvents(db: Database, now = new Date()) {
  const first = toUtcDay(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS_KEPT, 1)))
  for (const month of await listEventPartitions(db)) if (month.end <= first) await deletePartition(db, month)
  await deleteFromDefaultPartition(db, first)
}

function deletePartition(db: Database, month: EventPartition) {
  return inTransaction(db, async (tx) => {
    await dropEventPartition(tx, month)
    await deleteDaysBefore(tx, month.end)
  })
}

/** Day by day: what a restore brought back all waits in one table. */
async function deleteFromDefaultPartition(db: Database, first: string) {
  const rest = throttleCpu()
  for (;;) {
    const { rows } = await sql<{ day: string | null }>`
      select min(day) as day from analytics_events_default where day < ${first}`.execute(db)
    const day = rows[0]?.day
    if (!day) return
    await inTransaction(db, async (tx) => {
      await tx.deleteFrom('analyticsEvents').where('day', '=', day).execute()
      await deleteDaysBefore(tx, toUtcDay(new Date(Date.parse(day) + DAY_MS)))
    })
    await rest()
  }
}

/** Marks and tickets too: a day without events would be counted, and its page views would be none. */
async function deleteDaysBefore(tx: Database, before: string) {
  for (const table of ['derived.changedDays', 'derived.eventBatches', 'derived.analyticsDays'] as const)
    await tx.deleteFrom(table).where('day', '<', before).execute()
}
