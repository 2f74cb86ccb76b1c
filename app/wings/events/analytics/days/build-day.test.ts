import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDayOfEvents } from '~test/any-day-of-events'
import { recountEvents, toReferenceVisits } from '~test/reference-visits'
import type { AnalyticsEvent } from './analytics-event'
import { buildDay } from './build-day'
import { OTHER_TEXT } from './day-text-table'

const day = '2026-03-01'
const zone = 'Asia/Kolkata'

let keys = 0
function event(
  time: string,
  eventType: string,
  pagePath: string,
  changes: Partial<AnalyticsEvent> = {},
): AnalyticsEvent {
  return {
    eventKey: ++keys,
    eventType,
    pagePath,
    referrer: 'direct',
    userAgent: '',
    sessionId: 's',
    visitor: 7,
    country: 'PT',
    metadata: {},
    createdAt: new Date(`${day}T${time}Z`),
    ...changes,
  }
}

const counted = (...events: AnalyticsEvent[]) => toReferenceVisits(buildDay(day, events, 'UTC'))

test('whatever visitors do, a day is what a plain recount says', () => {
  fc.assert(
    fc.property(anyDayOfEvents(day), (events) => {
      expect(toReferenceVisits(buildDay(day, events, zone))).toEqual(recountEvents(events, zone))
    }),
    { numRuns: 300 },
  )
})

test('a day is the same in whatever order its events are read', () => {
  const shuffled = anyDayOfEvents(day).chain((events) =>
    fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
  )
  fc.assert(
    fc.property(shuffled, ([events, others]) => {
      expect(buildDay(day, others, zone)).toEqual(buildDay(day, events, zone))
    }),
  )
})

test('half an hour of silence ends a visit, and reading is no silence', () => {
  const visits = counted(
    event('09:00:00', 'page_view', '/a', { referrer: 'https://www.google.com/' }),
    event('09:50:00', 'page_end', '/a', { metadata: { seconds: 2_900, scroll: 80 } }),
    event('10:00:00', 'page_view', '/b'),
    event('10:29:59', 'page_view', '/a'),
    event('10:59:59', 'page_view', '/c'),
  )
  expect(visits).toMatchObject([
    { visitor: 0, minute: 540, source: 'Google', entry: '/a', exit: '/a', views: 3, seconds: 2_900, isBounce: false },
    { visitor: 0, minute: 659, source: 'Direct', entry: '/c', exit: '/c', views: 1, seconds: 0, isBounce: true },
  ])
  expect(visits[0]?.hits[0]).toMatchObject({ seconds: 2_900, scroll: 80, source: 'Google' })
})

test('a tab that is looked at again hours later, or a payment that is confirmed then, brings no visit back', () => {
  const visits = counted(
    event('09:00:00', 'page_view', '/a', { referrer: 'https://www.google.com/' }),
    event('15:00:00', 'page_end', '/a', { metadata: { seconds: 5, scroll: 80 } }),
    event('15:10:00', 'page_view', '/b', { metadata: { utm_source: 'letter' } }),
    event('17:00:00', 'purchase', '/b', { visitor: null, metadata: { amount: 10 } }),
    event('17:10:00', 'page_view', '/c'),
  )
  expect(visits.map(({ source, views }) => [source, views])).toEqual([
    ['Google', 1],
    ['letter', 1],
    ['Direct', 1],
  ])
  expect(visits[1]?.hits.map(({ kind }) => kind)).toEqual(['page_view', 'purchase'])
})

test('a page is put aside several times: its seconds add up, and the furthest down counts', () => {
  const [visit] = counted(
    event('09:00:00', 'page_view', '/a'),
    event('09:01:00', 'page_end', '/a', { metadata: { seconds: 50, scroll: 90 } }),
    event('09:02:00', 'page_end', '/a', { metadata: { seconds: 30, scroll: 40 } }),
    event('09:03:00', 'page_end', '/never-seen', { metadata: { seconds: 30, scroll: 40 } }),
  )
  expect(visit).toMatchObject({ seconds: 80, isBounce: true, hits: [{ seconds: 80, scroll: 90 }] })
})

test('one page and a call to action is no bounce, one page of a product is', () => {
  const product = event('09:00:00', 'product_view', '/tools/x', { metadata: { product_slug: 'x' } })
  const click = event('09:00:10', 'cta_click', '/tools/x', { metadata: { cta_name: 'Buy now' } })
  const view = event('09:00:00', 'page_view', '/tools/x')
  expect(counted(view, product)[0]?.isBounce).toBe(true)
  expect(counted(view, product, click)[0]?.isBounce).toBe(false)
})

test('a page and its product are told at once: the page comes first, whichever arrives first', () => {
  const product = event('09:00:00', 'product_view', '/tools/x', { metadata: { product_slug: 'x' } })
  const view = event('09:00:01', 'page_view', '/tools/x')
  expect(counted(product, view)[0]?.hits.map(({ kind }) => kind)).toEqual(['page_view', 'product_view'])
})

const bought = { product_id: 'p', amount: 19.99, landing_path: '/blog/a', utm_source: 'news' }
const purchase = (time: string, changes: Partial<AnalyticsEvent> = {}) =>
  event(time, 'purchase', '/payment/success', { visitor: null, metadata: bought, ...changes })

test('a purchase belongs to the visit of its session, also when it is confirmed later', () => {
  const visits = counted(event('09:00:00', 'page_view', '/a'), purchase('11:00:00'))
  expect(visits).toMatchObject([{ visitor: 0, views: 1, source: 'Direct', isBounce: false }])
  expect(visits[0]?.hits[1]).toEqual({
    kind: 'purchase',
    path: '/payment/success',
    name: 'p',
    source: '',
    seconds: 0,
    scroll: 0,
    currency: 'USD',
    cents: 1_999,
  })
})

test('a purchase whose visit nobody knows stands alone, with what the order knows', () => {
  const visits = counted(
    purchase('08:00:00'),
    event('09:00:00', 'page_view', '/a'),
    purchase('10:00:00', { sessionId: null }),
  )
  expect(visits.map(({ visitor, views, entry, source }) => [visitor, views, entry, source])).toEqual([
    [0, 1, '/a', 'Direct'],
    [null, 0, '/blog/a', 'news'],
    [null, 0, '/blog/a', 'news'],
  ])
})

test("an admin's events count nowhere", () => {
  const admin = { metadata: { is_admin: true, product_id: 'p', amount: 5 } }
  expect(counted(event('09:00:00', 'page_view', '/a', admin), purchase('09:01:00', admin))).toEqual([])
})

test('of texts without end, however few they are, so many characters are kept of each kind', () => {
  const long = 'a'.repeat(999)
  const events = Array.from({ length: 600 }, (_, index) => {
    const path = `/${String(index).padStart(4, '0')}`
    return event('09:00:00', 'page_view', path, { visitor: index, referrer: `https://${long}/${path}` })
  })
  const visits = counted(...events)
  const kept = visits.filter(({ referrer }) => referrer !== OTHER_TEXT)
  expect(kept.reduce((sum, { referrer }) => sum + referrer.length, 0)).toBeLessThanOrEqual(500_000)
  expect(kept.length).toBeGreaterThan(490)
  expect(visits.filter(({ entry }) => entry === OTHER_TEXT)).toEqual([])
})

test('of endless different texts the first are kept, of each kind', () => {
  const events = Array.from({ length: 20_002 }, (_, index) =>
    event('09:00:00', 'page_view', `/${index}`, { visitor: index, referrer: `https://a.example/${index}` }),
  )
  const visits = counted(...events)
  expect(visits.filter(({ entry }) => entry === OTHER_TEXT)).toHaveLength(2)
  expect(visits.filter(({ referrer }) => referrer === OTHER_TEXT)).toHaveLength(2)
  expect(visits[19_999]).toMatchObject({
    entry: '/19999',
    exit: '/19999',
    referrer: 'a.example/19999',
    source: 'a.example',
  })
})

test('a day without events is empty', () => {
  expect(counted()).toEqual([])
})
