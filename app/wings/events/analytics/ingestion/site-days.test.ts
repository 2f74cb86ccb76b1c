import type { Database } from '~/platform/database/database.server'
import { defaultBrand } from '~/wings/site/settings/brand'
import { saveBrand } from '~/wings/site/settings/commands.server'
import { expect, test } from '~test/test'
import { EventCollector } from '../event-collector.server'
import { recordEvent } from '../record-event.server'
import { deleteSaltsBefore, evictOutlivedSalt, getDailySalt } from './daily-salts.commands.server'

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const sender = { ipAddress: '203.0.113.77', userAgent }

const standIn = (db: Database, timeZone: string) => saveBrand(db, { ...defaultBrand, timeZone })

let sent = 0
async function send(db: Database, moment: string) {
  const intake = new EventCollector(db, 'https://harbor.example')
  const event = { event_id: `of-a-day-${++sent}`, event_type: 'page_view', page_path: '/', metadata: {} }
  const isAdmin = async () => false
  expect((await intake.collect({ sender, body: JSON.stringify(event), isAdmin }, new Date(moment))).status).toBe(204)
  await intake.close()
}

const kept = (db: Database) =>
  db.selectFrom('analyticsEvents').select(['day', 'visitor']).orderBy('createdAt').orderBy('day').execute()

async function daysIn(db: Database, zone: string, moments: string[]) {
  await standIn(db, zone)
  for (const moment of moments) await send(db, moment)
  return (await kept(db)).map(({ day }) => day)
}

test.for<[string, string, string]>([
  ['UTC', '2026-02-28T23:59:59Z', '2026-03-01T00:00:00Z'],
  ['Asia/Kolkata', '2026-02-28T18:29:59Z', '2026-02-28T18:30:00Z'],
  ['America/Los_Angeles', '2026-03-01T07:59:59Z', '2026-03-01T08:00:00Z'],
  ['Pacific/Kiritimati', '2026-02-28T09:59:59Z', '2026-02-28T10:00:00Z'],
])('in %s a month ends at midnight of its own clocks', async ([zone, before, after], { db }) => {
  expect(await daysIn(db, zone, [before, after])).toEqual(['2026-02-28', '2026-03-01'])
})

test('a day of 23 hours and one of 25 end where their clocks show midnight', async ({ db }) => {
  const spring = ['2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z']
  const autumn = ['2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z']
  expect(await daysIn(db, 'Europe/Berlin', [...spring, ...autumn])).toEqual([
    ...['2026-03-29', '2026-03-29', '2026-03-30'],
    ...['2026-10-25', '2026-10-25', '2026-10-26'],
  ])
})

test('what the server tells belongs to the day of the studio too', async ({ db }) => {
  await standIn(db, 'Asia/Tokyo')
  const event = { eventType: 'purchase', pagePath: '/', ipAddress: '', metadata: { is_admin: false } } as const
  await recordEvent(db, event, new Date('2026-02-28T15:00:00Z'))
  expect((await kept(db)).map(({ day }) => day)).toEqual(['2026-03-01'])
})

test('a change of the zone moves the days from then on, back to yesterday or ahead to tomorrow', async ({ db }) => {
  await standIn(db, 'Asia/Tokyo')
  await send(db, '2026-03-01T20:00:00Z')
  await standIn(db, 'America/New_York')
  await send(db, '2026-03-01T20:01:00Z')
  await standIn(db, 'Asia/Tokyo')
  await send(db, '2026-03-01T20:02:00Z')
  const rows = await kept(db)
  expect(rows.map(({ day }) => day)).toEqual(['2026-03-02', '2026-03-01', '2026-03-02'])
  const [before, between, after] = rows.map(({ visitor }) => visitor)
  expect([between === before, after === before]).toEqual([false, true])
})

test('a salt dies before it is 48 hours old, however long the studio makes its day', async ({ db }) => {
  await standIn(db, 'Pacific/Kiritimati')
  await send(db, '2026-02-28T10:00:00Z')
  await standIn(db, 'Etc/GMT+12')
  await send(db, '2026-03-02T07:59:59Z')
  await send(db, '2026-03-02T08:00:00Z')
  const rows = await kept(db)
  expect(rows.map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-01', '2026-03-01'])
  const [first, second, third] = rows.map(({ visitor }) => visitor)
  expect([second === first, third === first]).toEqual([true, false])
})

test('a process that remembers a salt lets go of it when it is too old', async ({ db }) => {
  const day = '2026-03-01'
  const salt = await getDailySalt(db, day, new Date('2026-02-28T10:00:00Z'))
  expect(await getDailySalt(db, day, new Date('2026-03-02T07:59:59Z'))).toEqual(salt)
  expect(await getDailySalt(db, day, new Date('2026-03-02T08:00:00Z'))).not.toEqual(salt)
})

test('the hourly look destroys a salt of a day to come when it is too old', async ({ db }) => {
  const made = new Date('2026-03-01T12:00:00Z')
  const count = async () => (await db.selectFrom('derived.analyticsSalts').select('day').execute()).length
  await getDailySalt(db, '2026-03-02', made)
  await deleteSaltsBefore(db, '2026-03-01', new Date('2026-03-03T09:59:59Z'))
  expect(await count()).toBe(1)
  await deleteSaltsBefore(db, '2026-03-01', new Date('2026-03-03T10:00:00Z'))
  expect(await count()).toBe(0)
})

test('a process to which nobody tells anything lets the salt go that it knows', async ({ db }) => {
  const at = (hours: number) => new Date(Date.parse('2026-03-01T00:00:00Z') + hours * 3_600_000)
  const first = await getDailySalt(db, '2026-03-01', at(0))
  // another process has destroyed it
  await db.deleteFrom('derived.analyticsSalts').execute()
  await evictOutlivedSalt(db, at(45))
  expect((await getDailySalt(db, '2026-03-01', at(45))).equals(first)).toBe(true)
  await evictOutlivedSalt(db, at(46))
  expect((await getDailySalt(db, '2026-03-01', at(45))).equals(first)).toBe(false)
})
