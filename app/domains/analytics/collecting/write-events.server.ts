import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'

/** An event as it is kept; only `event_type` and `page_path` mean something to whoever reads no further. */
export interface KeptEvent {
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
export interface RefusedEvents {
  day: string
  reason: Refusal
  count: number
}

export type Refusal = 'program' | 'flood' | 'malformed' | 'foreign' | 'prefetch'

/** Writes all of them or none; what was written before, as after an answer that got lost, is left as it is. */
export function writeEvents(db: Database, events: KeptEvent[], refused: RefusedEvents[] = []) {
  return inTransaction(db, async (tx) => {
    if (events.length > 0) await insertEvents(tx, events)
    if (refused.length > 0) await countRefused(tx, refused)
  })
}

function insertEvents(tx: Database, events: KeptEvent[]) {
  return sql`
    insert into analytics_events (event_key, event_type, page_path, referrer, user_agent, session_id, visitor, ip_address,
      country, metadata, day, created_at)
    select event_key, event_type, page_path, referrer, user_agent, session_id, visitor, ip_address, country, metadata, day,
      created_at
    from json_to_recordset(${JSON.stringify(events)}::json) as sent (event_key bigint, event_type text, page_path text,
      referrer text, user_agent text, session_id text, visitor bigint, ip_address text, country text, metadata jsonb,
      day date, created_at timestamptz)
    on conflict (day, event_key) do nothing`.execute(tx)
}

/** Several processes add theirs in one order, so that none waits for the other in a circle. */
function countRefused(tx: Database, refused: RefusedEvents[]) {
  const rows = refused.toSorted((a, b) => `${a.day}${a.reason}`.localeCompare(`${b.day}${b.reason}`))
  return sql`
    insert into refused_events (day, reason, count)
    select day, reason, count from json_to_recordset(${JSON.stringify(rows)}::json) as sent (day date, reason text, count bigint)
    on conflict (day, reason) do update set count = refused_events.count + excluded.count`.execute(tx)
}
