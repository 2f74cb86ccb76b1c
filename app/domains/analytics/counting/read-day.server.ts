import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { AnalyticsEvent } from './counted-event'

// so many rows take a few milliseconds to read
const EVENTS_PER_QUERY = 300
const columns = [
  ...(['eventKey', 'eventType', 'pagePath', 'referrer', 'userAgent'] as const),
  ...(['sessionId', 'visitor', 'country', 'metadata', 'createdAt'] as const),
]

/**
 * All events of a day. They are read in pieces, so that others come in between: keys are spread evenly, so a range of keys
 * is a piece. Pages by the last key would have PostgreSQL sort the whole day for each of them while the table is new to it.
 */
export async function readDayEvents(db: Database, day: string, pause: () => Promise<void>): Promise<AnalyticsEvent[]> {
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

const nothing = {}

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
