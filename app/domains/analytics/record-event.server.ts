import type { Database } from '~/platform/database/database.server'
import type { JsonValue } from '~/platform/database/tables'
import { UNKNOWN_COUNTRY } from './country'
import { cutAddress } from './cut-address'

type EventType = 'page_view' | 'product_view' | 'cta_click' | 'download_start' | 'purchase'

interface NewEvent {
  eventType: EventType
  pagePath: string
  referrer?: string
  userAgent?: string
  sessionId?: string | null
  /** As it came; only its network is kept. */
  ipAddress: string
  country?: string
  /** What the specification names for the type; `is_admin` in all of them. */
  metadata: { is_admin: boolean; [name: string]: JsonValue }
}

const LONGEST = 1_000

/** Writes an analytics event as part of the transaction `tx` of its cause. */
export async function recordEvent(tx: Database, event: NewEvent, now = new Date()) {
  const { eventType, pagePath, referrer, userAgent = '', sessionId = null, ipAddress, country, metadata } = event
  await tx
    .insertInto('analyticsEvents')
    .values({
      eventType,
      pagePath: pagePath.slice(0, LONGEST),
      referrer: referrer?.slice(0, LONGEST) || 'direct',
      userAgent: userAgent.slice(0, LONGEST),
      sessionId,
      ipAddress: cutAddress(ipAddress),
      // admin visits get no location data
      country: (!metadata.is_admin && country) || UNKNOWN_COUNTRY,
      metadata: JSON.stringify(metadata),
      createdAt: now,
    })
    .execute()
}
