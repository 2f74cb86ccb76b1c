import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DAY_MS, toUtcDay } from '~/platform/time/dates'
import { seededRandom } from '~/platform/time/seeded-random'
import { findBrand } from '~/wings/site/settings/queries.server'
import { markDaysChanged } from './days/changed-days.commands.server'
import { generateDemoDay } from './demo-day'
import type { DemoSite } from './demo-site'
import { createEventPartitions } from './ingestion/event-partitions.commands.server'
import { insertEvents } from './ingestion/insert-events.commands.server'

export type { DemoSite as VisitedSite } from './demo-site'

const AT_ONCE = 500
const SEED = 20

/**
 * Writes visits that nobody made, for whoever wants to see the reports before there are visitors. They are marked, and
 * `deleteDemoVisits` takes them all away. Answers how many events are new: whoever asks twice on a day gets the same visits.
 */
export async function createDemoVisits(
  db: Database,
  { site, days, print = () => {} }: { site: DemoSite; days: number; print?: (line: string) => void },
  now = new Date(),
) {
  const { timeZone: zone } = await findBrand(db)
  const random = seededRandom(SEED)
  const today = Date.parse(toUtcDay(now))
  let written = 0
  for (let ago = days - 1; ago >= 0; ago--) {
    const midnight = new Date(today - ago * DAY_MS)
    await createEventPartitions(db, midnight)
    const events = generateDemoDay(random, midnight, { site, zone, now })
    for (let at = 0; at < events.length; at += AT_ONCE)
      written += await insertEvents(db, events.slice(at, at + AT_ONCE))
    if (midnight.getUTCDate() === 1 || ago === 0) print(`${written} events until ${toUtcDay(midnight)}`)
  }
  return written
}

/** Takes every made-up visit away again. Answers how many events went. */
export function deleteDemoVisits(db: Database) {
  return inTransaction(db, async (tx) => {
    const isDemo = sql<boolean>`metadata->>'is_demo' = 'true'`
    const days = await tx.selectFrom('analyticsEvents').select('day').distinct().where(isDemo).execute()
    if (days.length === 0) return 0
    const { numDeletedRows } = await tx.deleteFrom('analyticsEvents').where(isDemo).executeTakeFirst()
    await markDaysChanged(
      tx,
      days.map(({ day }) => day),
    )
    return Number(numDeletedRows)
  })
}
