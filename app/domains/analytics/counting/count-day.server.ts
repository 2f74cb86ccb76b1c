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
import { readDay } from './read-day.server'

// rows of one statement, which are made into JSON on the event loop
const AT_ONCE = 2_000

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

/** Makes the rows of a day what they are to be; those that are right stay untouched. */
async function keepPageViews(tx: Database, date: string, wanted: Map<string, PageDay>) {
  const before = await tx
    .selectFrom('pageViews')
    .select(['pagePath', 'views', 'uniqueVisitors'])
    .where('date', '=', date)
    .execute()
  const known = new Map(before.map((row) => [row.pagePath, row]))
  const changed = [...wanted].flatMap(([page_path, { views, uniqueVisitors }]) => {
    const row = known.get(page_path)
    if (row?.views === views && row.uniqueVisitors === uniqueVisitors) return []
    return [{ page_path, views, unique_visitors: uniqueVisitors }]
  })
  const gone = [...known.keys()].filter((path) => !wanted.has(path))
  for (const rows of bunches(changed)) await upsert(tx, date, rows)
  for (const paths of bunches(gone))
    await tx.deleteFrom('pageViews').where('date', '=', date).where('pagePath', 'in', paths).execute()
}

function upsert(tx: Database, date: string, rows: object[]) {
  return sql`
    insert into page_views (page_path, date, views, unique_visitors)
    select page_path, ${date}::date, views, unique_visitors
    from json_to_recordset(${JSON.stringify(rows)}::json) as seen (page_path text, views integer, unique_visitors integer)
    on conflict (page_path, date) do update set views = excluded.views, unique_visitors = excluded.unique_visitors`.execute(
    tx,
  )
}

function bunches<Item>(items: Item[]) {
  const count = Math.ceil(items.length / AT_ONCE)
  return Array.from({ length: count }, (_, index) => items.slice(index * AT_ONCE, (index + 1) * AT_ONCE))
}
