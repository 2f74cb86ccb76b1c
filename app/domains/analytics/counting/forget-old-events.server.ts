import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DAY_MS, dayOf } from '~/platform/dates'
import { restInTurns } from '~/platform/rest-in-turns.server'
import { dropMonth, listMonths, type Month } from '../collecting/months.server'

const MONTHS_KEPT = 25

/**
 * Forgets the events of months that ended 25 months ago, and with them the days that were made of them, which could not be
 * made again. Page views stay.
 */
export async function forgetOldEvents(db: Database, now = new Date()) {
  const first = dayOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS_KEPT, 1)))
  for (const month of await listMonths(db)) if (month.end <= first) await forgetMonth(db, month)
  await forgetOtherMonths(db, first)
}

function forgetMonth(db: Database, month: Month) {
  return inTransaction(db, async (tx) => {
    await dropMonth(tx, month)
    await forgetDays(tx, month.end)
  })
}

/** Day by day: what a restore brought back all waits in one table. */
async function forgetOtherMonths(db: Database, first: string) {
  const rest = restInTurns()
  for (;;) {
    const { rows } = await sql<{ day: string | null }>`
      select min(day) as day from events_of_other_months where day < ${first}`.execute(db)
    const day = rows[0]?.day
    if (!day) return
    await inTransaction(db, async (tx) => {
      await tx.deleteFrom('analyticsEvents').where('day', '=', day).execute()
      await forgetDays(tx, dayOf(new Date(Date.parse(day) + DAY_MS)))
    })
    await rest()
  }
}

/** Marks and tickets too: a day without events would be counted, and its page views would be none. */
async function forgetDays(tx: Database, before: string) {
  for (const table of ['derived.daysToCount', 'derived.eventBatches', 'derived.analyticsDays'] as const)
    await tx.deleteFrom(table).where('day', '<', before).execute()
}
