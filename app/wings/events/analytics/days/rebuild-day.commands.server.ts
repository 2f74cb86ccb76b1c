import { type Insertable, sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { DB } from '~/platform/database/tables'
import { inTransaction } from '~/platform/database/transaction.server'
import { yieldToEventLoop } from '~/platform/jobs/yield-to-event-loop.server'
import type { AnalyticsEvent } from './analytics-event'
import { buildDaySteps } from './build-day'
import { claimDay, lockDayClaim, releaseDay } from './changed-days.commands.server'
import { countPageViews, type DailyPageViews } from './count-page-views'
import type { DayData } from './day-data'
import { DAY_FORMAT, packDay } from './pack-day.server'

// so many rows take a few milliseconds to read
const EVENTS_PER_QUERY = 300

const columns = [
  ...(['eventKey', 'eventType', 'pagePath', 'referrer', 'userAgent'] as const),
  ...(['sessionId', 'visitor', 'country', 'metadata', 'createdAt'] as const),
]

const nothing = {}

// rows of one statement, which are made into JSON on the event loop
const ROWS_PER_STATEMENT = 2_000

/** What was counted of a day, before it is kept. */
interface ComputedDay {
  row: Insertable<DB['derived.analyticsDays']> & { version: number }
  pages: Map<string, DailyPageViews>
}

/** Called after each bit of work. */
export type YieldToOthers = () => Promise<void>

/** Makes the file and the page views of a day anew from its events, when it is marked. */
export async function rebuildDay(db: Database, day: string, zone: string, pause: YieldToOthers = yieldToEventLoop()) {
  await saveDay(db, await computeDay(db, day, zone, pause))
}

/** Nothing for a day that is not marked. Holds no transaction: a large day takes longer to count than one may be idle. */
export async function computeDay(
  db: Database,
  day: string,
  zone: string,
  pause: YieldToOthers,
): Promise<ComputedDay | undefined> {
  const startedAt = performance.now()
  const version = await claimDay(db, day)
  if (version === undefined) return undefined
  const events = await readDayEvents(db, day, pause)
  const counted = await buildDayYielding(day, events, zone, pause)
  const file = Buffer.from(await packDay(counted))
  const buildDurationMs = Math.ceil(performance.now() - startedAt)
  const row = { day, version, format: DAY_FORMAT, events: events.length, builtAt: new Date(), buildDurationMs, file }
  return { row, pages: countPageViews(counted) }
}

/** Keeps what was counted, unless somebody who began later has kept it already. */
export async function saveDay(db: Database, counted: ComputedDay | undefined) {
  if (!counted) return
  const { row, pages } = counted
  await inTransaction(db, async (tx) => {
    // the day was forgotten meanwhile, or somebody who began later has ended
    if (!(await lockDayClaim(tx, row.day))) return
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('derived.analyticsDays')
      .values(row)
      .onConflict((day) => day.column('day').doUpdateSet(row).where(sql`analytics_days.version`, '<', row.version))
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) return
    await savePageViews(tx, row.day, pages)
    await releaseDay(tx, row.day, row.version)
  })
}

async function buildDayYielding(
  day: string,
  events: AnalyticsEvent[],
  zone: string,
  pause: YieldToOthers,
): Promise<DayData> {
  const steps = buildDaySteps(day, events, zone)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await pause()
  }
}

/** Makes the rows of a day what they are to be; those that are right stay untouched. */
async function savePageViews(tx: Database, date: string, wanted: Map<string, DailyPageViews>) {
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
  for (const rows of chunkRows(changed)) await upsertPageViews(tx, date, rows)
  for (const paths of chunkRows(gone))
    await tx.deleteFrom('pageViews').where('date', '=', date).where('pagePath', 'in', paths).execute()
}

function upsertPageViews(tx: Database, date: string, rows: object[]) {
  return sql`
    insert into page_views (page_path, date, views, unique_visitors)
    select page_path, ${date}::date, views, unique_visitors
    from json_to_recordset(${JSON.stringify(rows)}::json) as seen (page_path text, views integer, unique_visitors integer)
    on conflict (page_path, date) do update set views = excluded.views, unique_visitors = excluded.unique_visitors`.execute(
    tx,
  )
}

function chunkRows<Item>(items: Item[]) {
  const count = Math.ceil(items.length / ROWS_PER_STATEMENT)
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  )
}

/**
 * All events of a day. They are read in pieces, so that others come in between: keys are spread evenly, so a range of keys
 * is a piece. Pages by the last key would have PostgreSQL sort the whole day for each of them while the table is new to it.
 */
async function readDayEvents(db: Database, day: string, pause: () => Promise<void>): Promise<AnalyticsEvent[]> {
  const events: AnalyticsEvent[] = []
  const words = new Map<string, string>()
  for (const [from, below] of await splitKeyRange(db, day)) {
    for (const event of await readRange(db, day, from, below)) events.push(internEventTexts(event, words))
    await pause()
  }
  return events
}

/** Together they hold every key, also one that is written meanwhile. */
async function splitKeyRange(db: Database, day: string): Promise<[from: string | null, below: string | null][]> {
  const { rows } = await sql<{ count: number; least: number; most: number }>`
    select count(*) as count, min(event_key) as least, max(event_key) as most
    from analytics_events where day = ${day}`.execute(db)
  const { count, least, most } = rows[0] ?? { count: 0, least: 0, most: 0 }
  const pieces = Math.ceil(Number(count) / EVENTS_PER_QUERY)
  const step = (Number(most) - Number(least)) / pieces
  const marks = Array.from({ length: Math.max(0, pieces - 1) }, (_, index) =>
    String(Number(least) + Math.round(step * (index + 1))),
  )
  return [null, ...marks].map((from, index) => [from, marks[index] ?? null])
}

async function readRange(db: Database, day: string, from: string | null, below: string | null) {
  let query = db.selectFrom('analyticsEvents').select(columns).where('day', '=', day)
  if (from !== null) query = query.where('eventKey', '>=', from)
  if (below !== null) query = query.where('eventKey', '<', below)
  return (await query.execute()) as unknown as AnalyticsEvent[]
}

/** Each row brings its texts anew, though most were seen before: a large day would not fit into memory with all of them. */
function internEventTexts(event: AnalyticsEvent, words: Map<string, string>): AnalyticsEvent {
  const shared = (text: string) => {
    const known = words.get(text)
    if (known === undefined) words.set(text, text)
    return known ?? text
  }
  event.eventType = shared(event.eventType)
  event.pagePath = shared(event.pagePath)
  event.referrer = shared(event.referrer)
  event.userAgent = shared(event.userAgent)
  event.country = shared(event.country)
  if (event.sessionId) event.sessionId = shared(event.sessionId)
  if (event.metadata.is_admin === false) delete event.metadata.is_admin
  if (Object.keys(event.metadata).length === 0) event.metadata = nothing
  return event
}
