import type { Database } from '~/platform/database/database.server'
import type { AnalyticsEvent } from '~/wings/events/analytics/days/analytics-event'
import { insertEvents } from '~/wings/events/analytics/ingestion/insert-events.commands.server'

/** Writes events of a day as the collection does. */
export function storeEvents(db: Database, day: string, events: AnalyticsEvent[]) {
  const kept = events.map((event) => ({
    event_key: event.eventKey,
    event_type: event.eventType,
    page_path: event.pagePath,
    referrer: event.referrer,
    user_agent: event.userAgent,
    session_id: event.sessionId,
    visitor: event.visitor,
    country: event.country,
    ip_address: '203.0.113.0',
    metadata: event.metadata,
    day,
    created_at: event.createdAt,
  }))
  return insertEvents(db, kept)
}
