import type { Database } from '~/platform/database/database.server'
import type { AnalyticsEvent } from '~/wings/events/analytics/days/analytics-event'
import { storeEvents } from './store-events'

const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

type VisitEvent = [eventType: string, pagePath: string, metadata?: Record<string, unknown>]

/** What one visitor after the other did on a day, from noon on, a minute for each thing. */
export function storeCountedVisits(db: Database, day: string, visits: VisitEvent[][]) {
  const noon = new Date(`${day}T12:00:00Z`).getTime()
  const events = visits.flatMap((seen, visitor) =>
    seen.map(([eventType, pagePath, metadata = {}], at): AnalyticsEvent => {
      const isSold = eventType === 'purchase'
      return {
        eventKey: visitor * 100 + at + 1,
        eventType,
        pagePath,
        metadata,
        userAgent: agent,
        country: 'PT',
        referrer: at === 0 ? 'https://www.google.com/' : 'direct',
        sessionId: `session ${day} ${visitor}`,
        // what the server has seen itself names the session alone
        visitor: isSold ? null : visitor + 1,
        createdAt: new Date(noon + at * 60_000),
      }
    }),
  )
  return storeEvents(db, day, events)
}

/** Two visits to a page, one of which buys. */
export const twoVisits: VisitEvent[][] = [
  [
    ['page_view', '/'],
    ['page_view', '/tools/queuepro'],
    ['product_view', '/tools/queuepro', { product_slug: 'queuepro' }],
    ['cta_click', '/tools/queuepro', { cta_name: 'Buy now', cta_location: 'Pricing' }],
    ['page_view', '/checkout/queuepro'],
    [
      'purchase',
      '/checkout/queuepro',
      { product_id: 'f0000000-0000-4000-8000-000000000001', amount: 499, currency: 'USD' },
    ],
  ],
  [
    ['page_view', '/'],
    ['page_view', '/docs'],
  ],
]
