import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { DAY_MS, toUtcDay } from '~/platform/time/dates'
import { expect, test } from '~test/test'
import { unpackDay } from '../days/pack-day.server'
import { EventCollector } from '../event-collector.server'
import { rebuildChangedDays } from '../rebuild-days.server'
import { recordEvent } from '../record-event.server'
import { deleteSaltsBefore } from './daily-salts.commands.server'

const HOUR_MS = 3_600_000
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const first = new Date('2026-03-01T09:00:00Z')
const DAYS = 30

// the first two sit in one office and read with the same browser
const visitors = [
  { address: '203.0.113.77', session: '1111-2222-3333-4444' },
  { address: '203.0.113.78', session: '5555-6666-7777-8888' },
  { address: '2001:db8:1234:5678:9abc:def0:1234:5678', session: '9999-1010-1212-1313' },
]
const NAMED = 'ada.lovelace@example.com'

let sent = 0
const event = (event_type: string, session_id: string, metadata: object = {}) => ({
  event_id: `told-${10_000 + ++sent}`,
  event_type,
  page_path: '/blog/a',
  session_id,
  metadata,
  referrer: `https://mail.example/inbox?user=${NAMED}#${NAMED}`,
})

/** The same people come every day, with tabs that are never closed; one buys, and one sends again what was sent before. */
async function aMonthOfVisits(db: Database) {
  const intake = new EventCollector(db, 'https://harbor.example')
  const again = { ...event('page_view', visitors[0]?.session ?? ''), event_id: 'event-again' }
  for (let day = 0; day < DAYS; day++) {
    const now = new Date(first.getTime() + day * DAY_MS)
    const answers = visitors.map(({ address, session }, index) => {
      const events = [
        event('page_view', session),
        event('cta_click', session, { cta_name: 'Buy' }),
        event('page_end', session, { seconds: 40, scroll: 80 }),
      ]
      const body = JSON.stringify(index === 0 ? [again, ...events] : events)
      return intake.collect(
        { sender: { ipAddress: address, userAgent: firefox }, body, isAdmin: async () => false },
        now,
      )
    })
    for (const { status } of await Promise.all(answers)) expect(status).toBe(204)
    for (const { address, session } of visitors) await recordEvent(db, aPurchase(address, session), now)
  }
  await intake.close()
  await rebuildChangedDays(db)
  return new Date(first.getTime() + (DAYS - 1) * DAY_MS + HOUR_MS)
}

const aPurchase = (ipAddress: string, sessionId: string) => ({
  eventType: 'purchase' as const,
  pagePath: '/payment/success',
  userAgent: firefox,
  ipAddress,
  sessionId,
  metadata: { is_admin: false, amount: 1 },
})

/** Every row of every table, as text, bytes as hexadecimal digits; and what the files of counted days hold. */
async function everything(db: Database) {
  const { rows } = await sql<{ table: string }>`
    select format('%I.%I', schemaname, tablename) as "table" from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db)
  expect(rows.length).toBeGreaterThan(50)
  const texts: { table: string; text: string }[] = []
  for (const { table } of rows) {
    const found = await sql<{ text: string }>`select row::text as text from ${sql.raw(table)} as row`.execute(db)
    texts.push(...found.rows.map(({ text }) => ({ table, text })))
  }
  for (const { file } of await db.selectFrom('derived.analyticsDays').select('file').execute())
    texts.push({ table: 'file of a day', text: JSON.stringify(await unpackDay(file)) })
  return texts
}

test('after a month of visits no table holds an address, a session as it was sent, or a name from a referrer', async ({
  db,
}) => {
  await aMonthOfVisits(db)
  const rows = await everything(db)
  expect(rows.filter(({ text }) => text.includes('Firefox/145.0')).length).toBeGreaterThan(DAYS)
  expect(rows.filter(({ table }) => table === 'file of a day')).toHaveLength(DAYS)
  const secrets = visitors.flatMap(({ address, session }) => [address, session]).concat(NAMED, '9abc:def0')
  for (const secret of secrets) {
    const hidden = [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret).toString('base64')]
    const holding = rows.filter(({ text }) => hidden.some((way) => text.includes(way)))
    expect([secret, [...new Set(holding.map(({ table }) => table))]]).toEqual([secret, []])
  }
})

test('nothing that tells visitors apart is the same on two days, though the same people came', async ({ db }) => {
  await aMonthOfVisits(db)
  const events = await db
    .selectFrom('analyticsEvents')
    .select(['day', 'visitor', 'sessionId', 'eventKey'])
    .select((from) => from.cast<string>('createdAt', 'text').as('moment'))
    .execute()
  for (const name of ['visitor', 'sessionId', 'eventKey'] as const) {
    const days = new Map<unknown, Set<string>>()
    for (const row of events) {
      if (row[name] === null) continue
      const seen = days.get(row[name]) ?? new Set()
      days.set(row[name], seen.add(row.day))
    }
    const perDay = name === 'eventKey' ? visitors.length * 4 + 1 : visitors.length
    expect([name, days.size]).toEqual([name, DAYS * perDay])
    expect([name, [...days.values()].filter(({ size }) => size > 1)]).toEqual([name, []])
  }
})

test('what is left of two people of one network with one browser says of nobody which of them came on another day', async ({
  db,
}) => {
  await aMonthOfVisits(db)
  const { rows } = await sql<{ visitors: number; left: number }>`
    select count(distinct visitor)::int as visitors, count(distinct (ip_address, user_agent, country, referrer))::int as left
    from analytics_events where visitor is not null and ip_address = '203.0.113.0' group by day`.execute(db)
  expect(rows).toEqual(Array.from({ length: DAYS }, () => ({ visitors: 2, left: 1 })))
})

test('no salt is older than 48 hours, neither while people come nor after the hourly look', async ({ db }) => {
  const now = await aMonthOfVisits(db)
  const ages = async (at: Date) => {
    const salts = await db.selectFrom('derived.analyticsSalts').select('createdAt').execute()
    return salts.map(({ createdAt }) => (at.getTime() - createdAt.getTime()) / HOUR_MS)
  }
  const left = await ages(now)
  expect(left).toHaveLength(1)
  for (const age of left) expect(age).toBeLessThan(48)
  const nextDay = new Date(now.getTime() + DAY_MS)
  await deleteSaltsBefore(db, toUtcDay(nextDay), nextDay)
  expect(await ages(nextDay)).toEqual([])
})
