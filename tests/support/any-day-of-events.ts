import fc from 'fast-check'
import type { AnalyticsEvent } from '~/wings/events/analytics/days/analytics-event'

const DAY_MINUTES = 24 * 60
const agents = [
  'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  '',
]
const referrers = [
  'direct',
  'direct',
  'https://www.google.com/',
  'https://news.example/item',
  'https://checkout.stripe.com/c/pay',
]
const campaigns = [
  {},
  {},
  { utm_source: 'news', utm_medium: 'email', utm_campaign: 'launch' },
  { utm_source: 'chatgpt.com' },
]
const paths = ['/', '/blog/a', '/blog/b', '/tools/queuepro', '/checkout/queuepro']

const wordArbitrary = fc.constantFrom('a', 'b', 'ü "quoted"')
const metadata: Record<string, fc.Arbitrary<object>> = {
  page_view: fc.constantFrom(...campaigns),
  page_end: fc.record({ seconds: fc.integer({ min: 0, max: 40_000 }), scroll: fc.integer({ min: 0, max: 100 }) }),
  product_view: fc.record({ product_slug: wordArbitrary }),
  cta_click: fc.record({ cta_name: wordArbitrary, cta_location: wordArbitrary }),
  download_start: fc.record({ product_id: wordArbitrary }),
  purchase: fc.record({
    product_id: wordArbitrary,
    amount: fc.constantFrom(0, 19.99, 499),
    refunded: fc.constantFrom(undefined, 0, 9.99, 499),
    landing_path: fc.constantFrom(...paths),
    utm_source: fc.constantFrom('', 'news'),
  }),
}
const eventTypes = [
  'page_view',
  'page_view',
  'page_view',
  'page_end',
  'page_end',
  ...Object.keys(metadata),
  'unheard_of',
]

/** What a few visitors do on one day, in any order and with silences of all lengths; its clock is that of UTC. */
export function anyDayOfEvents(
  day: string,
  settings: { minLength?: number; maxLength: number } = { maxLength: 40 },
): fc.Arbitrary<AnalyticsEvent[]> {
  return fc
    .array(
      fc.constantFrom(...eventTypes).chain((kind) =>
        fc.record({
          kind: fc.constant(kind),
          minute: minuteArbitrary,
          who: visitorArbitrary,
          more: eventArbitrary(kind),
        }),
      ),
      settings,
    )
    .map((drawn) =>
      drawn.map(({ kind, minute, who, more: { isAdmin, told, ...more } }, index) => ({
        ...more,
        eventKey: index + 1,
        eventType: kind,
        // the server itself sees purchases and downloads
        visitor: kind === 'purchase' || kind === 'download_start' ? null : who.visitor,
        sessionId: who.session,
        metadata: { ...told, is_admin: isAdmin },
        createdAt: new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000),
      })),
    )
}

const minuteArbitrary = fc.integer({ min: 0, max: DAY_MINUTES / 10 - 1 }).map((tenth) => tenth * 10)
const visitorArbitrary = fc.record({
  visitor: fc.integer({ min: 1, max: 4 }),
  session: fc.constantFrom('s1', 's2', 's3', null),
})

function eventArbitrary(kind: string) {
  return fc.record({
    told: metadata[kind] ?? fc.constant({}),
    isAdmin: fc.boolean().map((isRare) => isRare && kind === 'cta_click'),
    pagePath: fc.constantFrom(...paths),
    referrer: fc.constantFrom(...referrers),
    userAgent: fc.constantFrom(...agents),
    country: fc.constantFrom('PT', 'Europe', 'Unknown'),
  })
}
