import type { Database } from '~/platform/database/database.server'
import { storeEvents } from './store-events'

export type VisitStep = [eventType: string, pagePath: string, metadata?: Record<string, unknown>]

const STEP_MS = 20_000

let visitors = 0

/** Keeps what a new visitor did from a moment on, one thing every twenty seconds; nothing is counted yet. */
export async function storeVisit(db: Database, begun: string, steps: VisitStep[], { referrer = 'direct' } = {}) {
  const visitor = ++visitors
  const day = begun.slice(0, 10)
  const events = steps.map(([eventType, pagePath, metadata = {}], at) => ({
    eventKey: visitor * 1_000 + at,
    eventType,
    pagePath,
    metadata: { is_admin: false, ...metadata },
    referrer: at === 0 ? referrer : 'direct',
    userAgent: '',
    sessionId: `s${visitor}`,
    visitor,
    country: 'PT',
    createdAt: new Date(new Date(begun).getTime() + at * STEP_MS),
  }))
  await storeEvents(db, day, events)
}
