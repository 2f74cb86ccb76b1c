import fc from 'fast-check'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { toZonedDay } from '~/platform/time/zoned-time'
import { defaultBrand } from '~/wings/site/settings/brand'
import { saveBrand } from '~/wings/site/settings/commands.server'
import { expectDayCounts } from '~test/expect-day-counts'
import { expect, test } from '~test/test'
import { EventCollector } from '../event-collector.server'
import { rebuildChangedDays } from '../rebuild-days.server'
import { recordEvent } from '../record-event.server'
import type { AnalyticsEvent } from './analytics-event'

const origin = 'https://harbor.example'
const MINUTE_MS = 60_000
const agents = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
]

const step = fc.record({
  pause: fc.constantFrom(0, 1, 10, 29, 30, 31, 200, 700),
  who: fc.nat(3),
  session: fc.nat(2),
  page_path: fc.constantFrom('/', '/blog/a', '/tools/x'),
  told: fc.constantFrom<[string, object]>(
    ['page_view', {}],
    ['page_view', { utm_source: 'news', utm_medium: 'email' }],
    ['page_end', { seconds: 30, scroll: 60 }],
    ['cta_click', { cta_name: 'Buy now' }],
    ['page_view', { is_admin: true }],
    ['purchase', { product_id: 'p', amount: 19.99, is_admin: false }],
  ),
})

type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** Tells what happened, in time order, as browsers and the server do. Answers when it was over. */
async function live(db: Database, steps: Step[], from: Date) {
  const intake = new EventCollector(db, origin)
  let at = from.getTime()
  for (const [index, { pause, who, session, page_path, told }] of steps.entries()) {
    at += pause * MINUTE_MS
    const [event_type, metadata] = told
    const session_id = `session-${session}`
    if (event_type === 'purchase') {
      const purchase = {
        eventType: 'purchase',
        pagePath: '/payment/success',
        ipAddress: '',
        sessionId: session_id,
      } as const
      await recordEvent(db, { ...purchase, metadata: metadata as { is_admin: boolean } }, new Date(at))
    } else {
      const body = JSON.stringify({ event_id: `event-number-${index}`, event_type, page_path, session_id, metadata })
      const sender = { ipAddress: `203.0.113.${who}`, userAgent: agents[who % 2] ?? '' }
      const answer = await intake.collect({ sender, body, isAdmin: async () => false }, new Date(at))
      expect(answer.status).toBe(204)
    }
  }
  await intake.close()
}

async function expectAllCounted(db: Database, zone: string) {
  const rows = await db.selectFrom('analyticsEvents').selectAll().execute()
  const days = Object.entries(Object.groupBy(rows, ({ day }) => day))
  for (const [day, ofDay = []] of days) {
    expect(new Set(ofDay.map(({ createdAt }) => toZonedDay(zone, createdAt)))).toEqual(new Set([day]))
    await expectDayCounts(db, day, ofDay as unknown as AnalyticsEvent[], zone)
  }
}

test.for<[string, string, string]>([
  ['at the end of a leap month', 'UTC', '2028-02-29T20:00:00Z'],
  ['at the end of a year, ahead of UTC', 'Pacific/Kiritimati', '2027-12-31T08:00:00Z'],
  ['in the night when clocks go forward', 'America/New_York', '2028-03-12T03:00:00Z'],
  ['in the night when clocks go back', 'Australia/Lord_Howe', '2028-04-01T10:00:00Z'],
])('what is told over days, %s, is counted as it was kept', async ([, zone, from], { database: { db } }) => {
  await saveBrand(db, { ...defaultBrand, timeZone: zone })
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
        await live(db, steps, new Date(from))
        await rebuildChangedDays(db)
        await expectAllCounted(db, zone)
      })
      .afterEach(async () => {
        await sql`truncate analytics_events, page_views, derived.analytics_days, derived.analytics_salts`.execute(db)
      }),
    { numRuns: 6 },
  )
})
