import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'

/** An event as it is kept; only `event_type` and `page_path` mean something to whoever reads no further. */
export interface EventRow {
  event_key: number
  event_type: string
  page_path: string
  referrer: string
  user_agent: string
  session_id: string | null
  visitor: number | null
  ip_address: string
  country: string
  metadata: object
  day: string
  created_at: Date
}

/** Something that was sent and is not kept. */
export interface RejectedEvents {
  day: string
  reason: EventRejectionReason
  count: number
}

/**
 * Why: a program's; too many at once; no event; from another site; from a page that nobody has asked for yet; written
 * before; from a network where no people read.
 */
export type EventRejectionReason = 'program' | 'flood' | 'malformed' | 'foreign' | 'prefetch' | 'replay' | 'data-centre'

/**
 * Writes all of them and marks their days, or none, and answers how many are new: what was written before, as after an
 * answer that got lost, is left as it is. In one statement: a group takes one round trip and one commit.
 */
export async function insertEvents(db: Database, events: EventRow[]) {
  const { rows } = await sql<{ count: number }>`
    with sent as (
      select * from json_to_recordset(${JSON.stringify(events)}::json) as sent (event_key bigint, event_type text,
        page_path text, referrer text, user_agent text, session_id text, visitor bigint, ip_address text, country text,
        metadata jsonb, day date, created_at timestamptz)
    ), written as (
      insert into analytics_events (event_key, event_type, page_path, referrer, user_agent, session_id, visitor,
        ip_address, country, metadata, day, created_at)
      select event_key, event_type, page_path, referrer, user_agent, session_id, visitor, ip_address, country, metadata,
        day, created_at
      from sent
      order by event_key -- two processes that write the same ones must not wait for each other in a circle
      on conflict (day, event_key) do nothing returning day
    ), marked as (
      insert into derived.event_batches (day) select distinct day from written
    )
    select count(*) as count from written`.execute(db)
  return Number(rows[0]?.count)
}

/** Several processes add theirs in one order, so that none waits for the other in a circle. */
export function recordRejectedEvents(db: Database, refused: RejectedEvents[]) {
  const rows = refused.toSorted((a, b) => `${a.day}${a.reason}`.localeCompare(`${b.day}${b.reason}`))
  return sql`
    insert into rejected_events (day, reason, count)
    select day, reason, count from json_to_recordset(${JSON.stringify(rows)}::json) as sent (day date, reason text, count bigint)
    on conflict (day, reason) do update set count = rejected_events.count + excluded.count`.execute(db)
}
