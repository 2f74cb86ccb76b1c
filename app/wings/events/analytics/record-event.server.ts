import { randomBytes } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import type { JsonValue } from '~/platform/database/tables'
import { anonymizeIp } from '~/wings/site/visits/anonymize-ip'
import { UNKNOWN_COUNTRY } from '~/wings/site/visits/country'
import { getDailySalt } from './ingestion/daily-salts.commands.server'
import { getSiteDay } from './ingestion/get-site-day.server'
import { insertEvents } from './ingestion/insert-events.commands.server'
import { hashSession } from './ingestion/visitor-hash.server'

/** What the server itself sees happen; browsers tell of the rest. */
interface NewEvent {
  eventType: 'download_start' | 'purchase'
  pagePath: string
  referrer?: string
  userAgent?: string
  /** Of the browser session that led to it. */
  sessionId?: string | null
  /** As it came; only its network is kept. */
  ipAddress: string
  country?: string
  /** What the specification names for the type; `is_admin` in all of them. */
  metadata: { is_admin: boolean; [name: string]: JsonValue }
}

const LONGEST = 1_000
const KEY_BYTES = 6

/** Writes an analytics event as part of the transaction `tx` of its cause. */
export async function recordEvent(tx: Database, event: NewEvent, now = new Date()) {
  const { eventType, pagePath, referrer, userAgent = '', sessionId, ipAddress, country, metadata } = event
  const day = await getSiteDay(tx, now)
  await insertEvents(tx, [
    {
      event_key: randomBytes(KEY_BYTES).readUIntBE(0, KEY_BYTES),
      event_type: eventType,
      page_path: pagePath.slice(0, LONGEST),
      referrer: referrer?.slice(0, LONGEST) || 'direct',
      user_agent: userAgent.slice(0, LONGEST),
      session_id: sessionId ? hashSession(sessionId, await getDailySalt(tx, day, now)) : null,
      visitor: null,
      ip_address: anonymizeIp(ipAddress),
      // admin visits get no location data
      country: (!metadata.is_admin && country) || UNKNOWN_COUNTRY,
      metadata,
      day,
      created_at: now,
    },
  ])
}
