import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { expect, test } from '~test/test'
import { EventCollector, type EventRequest } from './event-collector.server'
import { deleteSaltsBefore, getDailySalt } from './ingestion/daily-salts.commands.server'
import { IpRanges } from './ingestion/ip-ranges'

const origin = 'https://harbor.example'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const noon = new Date('2026-03-01T12:00:00Z')
const nextDay = new Date('2026-03-02T12:00:00Z')

let sent = 0
const event = (changes: object = {}) => ({
  event_id: `event-${++sent}`,
  event_type: 'page_view',
  page_path: '/blog/a',
  referrer: 'https://news.example/item?id=7',
  session_id: '1-2-3-4',
  timezone: 'Europe/Lisbon',
  metadata: {},
  ...changes,
})

const sending = (body: unknown, changes: Partial<EventRequest> = {}): EventRequest => ({
  sender: { ipAddress: '203.0.113.77', userAgent: firefox },
  body: typeof body === 'string' ? body : JSON.stringify(body),
  isAdmin: async () => false,
  ...changes,
})

async function send(db: Database, body: unknown, changes: Partial<EventRequest> = {}, now = noon) {
  const intake = new EventCollector(db, origin)
  const answer = await intake.collect(sending(body, changes), now)
  await intake.close()
  return answer
}

const kept = (db: Database) => db.selectFrom('analyticsEvents').selectAll().orderBy('createdAt').execute()
const refused = (db: Database) =>
  db.selectFrom('rejectedEvents').select(['reason', 'count']).orderBy('reason').execute()

test('a page view is kept without what would tell who it was', async ({ db }) => {
  const answer = await send(db, event({ metadata: { utm_source: 'news' } }))
  expect(answer.status).toBe(204)
  const [row] = await kept(db)
  expect(row).toMatchObject({
    eventType: 'page_view',
    pagePath: '/blog/a',
    referrer: 'https://news.example/item',
    userAgent: firefox,
    ipAddress: '203.0.113.0',
    country: 'AU',
    day: '2026-03-01',
    createdAt: noon,
    metadata: { is_admin: false, utm_source: 'news' },
  })
  expect(row?.sessionId).toMatch(/^[a-z0-9]+$/)
  expect(JSON.stringify(row)).not.toMatch(/203\.0\.113\.77|1-2-3-4|id=7/)
})

test('where an address is nowhere, the region of the browser’s timezone counts', async ({ db }) => {
  const sender = { ipAddress: '10.0.0.1', userAgent: firefox }
  await send(db, event(), { sender })
  await send(db, event({ timezone: '' }), { sender }, nextDay)
  expect((await kept(db)).map(({ country }) => country)).toEqual(['Europe', 'Unknown'])
})

test('a key that stands in an address is not kept', async ({ db }) => {
  const key = 'k'.repeat(64)
  await send(db, [event({ page_path: `/payment/test/${key}` }), event({ page_path: `/preview/product/${key}` })])
  expect((await kept(db)).map(({ pagePath }) => pagePath).toSorted()).toEqual([
    '/payment/test/<key>',
    '/preview/product/<key>',
  ])
})

test('the same visitor is one on a day, and another one on the next', async ({ db }) => {
  await send(db, [event(), event()])
  await send(db, event(), { sender: { ipAddress: '203.0.113.78', userAgent: firefox } })
  await send(db, event(), {}, nextDay)
  const rows = await kept(db)
  expect(rows.map(({ visitor }) => visitor === rows[0]?.visitor)).toEqual([true, true, false, false])
  expect(rows[3]?.sessionId).not.toBe(rows[0]?.sessionId)
})

test('what arrives twice counts once, and is told apart', async ({ db }) => {
  const once = event()
  await send(db, [once, once])
  await send(db, once)
  expect(await kept(db)).toHaveLength(1)
  expect(await refused(db)).toEqual([{ reason: 'replay', count: 2 }])
})

test.for<[string, unknown, number]>([
  ['no JSON', '{', 400],
  ['no event', {}, 422],
  ['an empty list', [], 422],
  ['too many', Array.from({ length: 21 }, () => event()), 422],
  ['a purchase, which only the payment tells', event({ event_type: 'purchase' }), 422],
  ['a download, which only the server tells', event({ event_type: 'download_start' }), 422],
  ['an address with a query', event({ page_path: '/blog?token=a' }), 422],
  ['an address elsewhere', event({ page_path: 'https://elsewhere.example/' }), 422],
  ['a moment of its own', event({ created_at: '2030-01-01T00:00:00Z' }), 422],
  ['a day of its own', event({ day: '2030-01-01' }), 422],
  ['a moment among its marks', event({ metadata: { created_at: '2030-01-01' } }), 422],
  ['marks of its own', event({ metadata: { price: 1 } }), 422],
  ['a text without end', event({ metadata: { utm_source: 'a'.repeat(5_000) } }), 422],
  ['seconds that nobody stays', event({ event_type: 'page_end', metadata: { seconds: 1e9, scroll: 10 } }), 422],
])('%s is refused and counted', async ([, body, status], { db }) => {
  const answer = await send(db, body)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toHaveProperty('error.message')
  expect([await kept(db), await refused(db)]).toEqual([[], [{ reason: 'malformed', count: 1 }]])
})

test('a wrong field is named', async ({ db }) => {
  const answer = await send(db, event({ page_path: 'blog' }))
  expect(await answer.json()).toMatchObject({
    error: { code: 'invalid', fields: { page_path: 'A path starts with / and has no spaces or query.' } },
  })
})

test('programs are answered as everybody is, and counted apart', async ({ db }) => {
  const programs = ['', 'curl/8.5.0', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)']
  for (const userAgent of programs)
    expect((await send(db, event(), { sender: { ipAddress: '203.0.113.77', userAgent } })).status).toBe(204)
  await send(db, event({ metadata: { is_automated: true } }))
  expect([await kept(db), await refused(db)]).toEqual([[], [{ reason: 'program', count: 4 }]])
})

test('an admin is known by the session or by the browser’s own marks, and has no location', async ({ db }) => {
  await send(db, event(), { isAdmin: async () => true })
  await send(db, event({ metadata: { is_admin: true } }))
  expect((await kept(db)).map(({ country, metadata }) => [country, metadata])).toEqual([
    ['Unknown', { is_admin: true }],
    ['Unknown', { is_admin: true }],
  ])
})

test('a flood is refused after what people cause, and let in again the next minute', async ({ db }) => {
  const intake = new EventCollector(db, origin)
  const burst = () => Array.from({ length: 20 }, () => event())
  for (let batch = 0; batch < 30; batch++)
    expect((await intake.collect(sending(burst()), noon)).status, `batch ${batch}`).toBe(204)
  expect((await intake.collect(sending(event()), noon)).status).toBe(429)
  const other = { sender: { ipAddress: '198.51.100.7', userAgent: firefox } }
  expect((await intake.collect(sending(event(), other), noon)).status).toBe(204)
  expect((await intake.collect(sending(event()), new Date(noon.getTime() + 60_000))).status).toBe(204)
  await intake.close()
  expect([(await kept(db)).length, await refused(db)]).toEqual([602, [{ reason: 'flood', count: 1 }]])
})

test('who makes up addresses is a flood; who reads the same pages often is none', async ({ db }) => {
  const intake = new EventCollector(db, origin)
  const burst = (pathOf: (index: number) => string) =>
    Array.from({ length: 20 }, (_, index) => event({ page_path: pathOf(index) }))
  for (let batch = 0; batch < 10; batch++)
    expect((await intake.collect(sending(burst((index) => `/made-up/${batch}-${index}`)), noon)).status).toBe(204)
  expect((await intake.collect(sending(event({ page_path: '/made-up/again' })), noon)).status).toBe(429)
  const other = { sender: { ipAddress: '198.51.100.7', userAgent: firefox } }
  for (let batch = 0; batch < 30; batch++)
    expect(
      (
        await intake.collect(
          sending(
            burst((index) => `/blog/${index}`),
            other,
          ),
          noon,
        )
      ).status,
    ).toBe(204)
  await intake.close()
  expect(await refused(db)).toEqual([{ reason: 'flood', count: 1 }])
})

test('what comes out of a listed data centre is answered as everybody is, and counted apart', async ({ db }) => {
  const intake = new EventCollector(db, origin, new IpRanges('203.0.113.0/24'))
  expect((await intake.collect(sending(event()), noon)).status).toBe(204)
  const other = { sender: { ipAddress: '198.51.100.7', userAgent: firefox } }
  expect((await intake.collect(sending(event(), other), noon)).status).toBe(204)
  await intake.close()
  expect([(await kept(db)).length, await refused(db)]).toEqual([1, [{ reason: 'data-centre', count: 1 }]])
})

test('a version of a page that is tried in several is kept with the view', async ({ db }) => {
  await send(db, event({ metadata: { version: 'b' } }))
  expect((await kept(db)).map(({ metadata }) => metadata)).toEqual([{ is_admin: false, version: 'b' }])
})

test('a salt dies within an hour after its day, and when another day gets one', async ({ db }) => {
  const salts = async () => {
    const { rows } = await sql<{ day: string }>`select day from derived.analytics_salts order by day`.execute(db)
    return rows.map(({ day }) => day)
  }
  await getDailySalt(db, '2026-03-01')
  await deleteSaltsBefore(db, '2026-03-01')
  expect(await salts()).toEqual(['2026-03-01'])
  await getDailySalt(db, '2026-03-05')
  expect(await salts()).toEqual(['2026-03-05'])
  await deleteSaltsBefore(db, '2026-03-06')
  expect(await salts()).toEqual([])
})

test('each month has a table of its own, also for what came before the table', async ({ db }) => {
  await sql`insert into analytics_events (event_key, event_type, page_path, ip_address, day)
    values (1, 'page_view', '/early', '0.0.0.0', '2026-03-05')`.execute(db)
  await send(db, event())
  const { rows } = await sql`
    select tableoid::regclass::text as "table", page_path from analytics_events order by page_path`.execute(db)
  expect(rows).toEqual([
    { table: 'analytics_events_2026_03', pagePath: '/blog/a' },
    { table: 'analytics_events_2026_03', pagePath: '/early' },
  ])
})
