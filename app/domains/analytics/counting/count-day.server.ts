import { type Insertable, sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { DB } from '~/platform/database/tables'
import { inTransaction } from '~/platform/database/transaction.server'
import { letOthersIn } from '~/platform/let-others-in.server'
import type { Day } from '../days/day'
import { DAY_FORMAT, packDay } from '../days/pack-day.server'
import { buildingDay } from './build-day'
import { countPages, type PageDay } from './count-pages'
import type { CountedEvent } from './counted-event'
import { beginToCount, endCounting, isToBeCounted } from './days-to-count.server'
import { keepPageViews } from './keep-page-views.server'
import { readDay } from './read-day.server'

/** What was counted of a day, before it is kept. */
interface CountedDay {
  row: Insertable<DB['derived.analyticsDays']> & { version: number }
  pages: Map<string, PageDay>
}

/** Called after each bit of work. */
export type Pause = () => Promise<void>

/** Makes the file and the page views of a day anew from its events, when it is marked. */
export async function countDay(db: Database, day: string, zone: string, pause: Pause = letOthersIn()) {
  await keepDay(db, await makeDay(db, day, zone, pause))
}

/** Nothing for a day that is not marked. Holds no transaction: a large day takes longer to count than one may be idle. */
export async function makeDay(db: Database, day: string, zone: string, pause: Pause): Promise<CountedDay | undefined> {
  const startedAt = performance.now()
  const version = await beginToCount(db, day)
  if (version === undefined) return undefined
  const events = await readDay(db, day, pause)
  const counted = await buildInTurns(day, events, zone, pause)
  const file = Buffer.from(await packDay(counted))
  const tookMs = Math.ceil(performance.now() - startedAt)
  const row = { day, version, format: DAY_FORMAT, events: events.length, countedAt: new Date(), tookMs, file }
  return { row, pages: countPages(counted) }
}

/** Keeps what was counted, unless somebody who began later has kept it already. */
export async function keepDay(db: Database, counted: CountedDay | undefined) {
  if (!counted) return
  const { row, pages } = counted
  await inTransaction(db, async (tx) => {
    // the day was forgotten meanwhile, or somebody who began later has ended
    if (!(await isToBeCounted(tx, row.day))) return
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('derived.analyticsDays')
      .values(row)
      .onConflict((day) => day.column('day').doUpdateSet(row).where(sql`analytics_days.version`, '<', row.version))
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) return
    await keepPageViews(tx, row.day, pages)
    await endCounting(tx, row.day, row.version)
  })
}

async function buildInTurns(day: string, events: CountedEvent[], zone: string, pause: Pause): Promise<Day> {
  const steps = buildingDay(day, events, zone)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await pause()
  }
}
