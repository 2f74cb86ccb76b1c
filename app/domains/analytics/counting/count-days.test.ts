import fc from 'fast-check'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { letOthersIn } from '~/platform/let-others-in.server'
import { expectCounted } from '~test/expect-counted'
import { keepEvents } from '~test/kept-events'
import { randomEvents } from '~test/random-events'
import { expect, test } from '~test/test'
import { countForReader, countPending } from '../count-days.server'
import { checkDays, markAllWhenNew } from './check-days.server'
import { countDay, keepDay, makeDay } from './count-day.server'
import { beginToCount, listDaysToCount, listDueDays, listQuickDays, markDays } from './days-to-count.server'

// the end of a month in a leap year, and two days of the next
const days = ['2028-02-29', '2028-03-01', '2028-03-02']

const someDays = fc.tuple(...days.map((day) => randomEvents(day)))

async function forgetAll(db: Database) {
  await sql`truncate analytics_events, page_views, derived.analytics_days`.execute(db)
}

test('whatever came, and however often it was counted, files and page views are what a plain recount says', async ({
  database: { db },
}) => {
  await fc.assert(
    fc
      .asyncProperty(someDays, fc.integer({ min: 0, max: 40 }), async (ofDays, half) => {
        for (const [index, day] of days.entries()) await keepEvents(db, day, (ofDays[index] ?? []).slice(0, half))
        await countPending(db)
        for (const [index, day] of days.entries()) await keepEvents(db, day, ofDays[index] ?? [])
        await countPending(db)
        for (const [index, day] of days.entries()) {
          const events = ofDays[index] ?? []
          if (events.length > 0) await expectCounted(db, day, events, 'UTC')
        }
        expect(await listDaysToCount(db)).toEqual([])
      })
      .afterEach(() => forgetAll(db)),
    { numRuns: 20 },
  )
})

const [day = ''] = days
const aDay = randomEvents(day)
const [someEvents = [], moreEvents = []] = fc.sample(randomEvents(day, { minLength: 30, maxLength: 40 }), {
  seed: 7,
  numRuns: 2,
})
const later = moreEvents.map((event) => ({ ...event, eventKey: event.eventKey + 1_000 }))
const allEvents = [...someEvents, ...later]

test('several count at once while events come: afterwards nothing is missing', async ({ database: { db } }) => {
  const pauses = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 4, maxLength: 8 })
  await fc.assert(
    fc
      .asyncProperty(aDay, pauses, async (events, waits) => {
        const size = Math.ceil(events.length / waits.length)
        const atWork = waits.map(async (wait, index) => {
          await new Promise((resolve) => setTimeout(resolve, wait))
          const some = events.slice(index * size, (index + 1) * size)
          if (some.length > 0) await keepEvents(db, day, some)
          await countDay(db, day, 'UTC')
        })
        await Promise.all(atWork)
        await markDays(db, [day])
        await countPending(db)
        await expectCounted(db, day, events, 'UTC')
      })
      .afterEach(() => forgetAll(db)),
    { numRuns: 20 },
  )
})

test('what was begun and never ended is counted by whoever comes next', async ({ db }) => {
  await keepEvents(db, day, someEvents)
  await beginToCount(db, day)
  expect(await listDaysToCount(db)).toEqual([day])
  await countPending(db)
  await expectCounted(db, day, someEvents, 'UTC')
})

const eventsCounted = async (db: Database) =>
  (await db.selectFrom('derived.analyticsDays').select('events').execute()).map(({ events }) => Number(events))

test('whoever began earlier keeps nothing after somebody who began later', async ({ db }) => {
  await keepEvents(db, day, someEvents)
  const early = await makeDay(db, day, 'UTC', letOthersIn())
  await keepEvents(db, day, later)
  await countDay(db, day, 'UTC')
  await keepDay(db, early)
  await expectCounted(db, day, allEvents, 'UTC')
})

test('what somebody counted is kept while another one is at it, who may never end', async ({ db }) => {
  await keepEvents(db, day, someEvents)
  const early = await makeDay(db, day, 'UTC', letOthersIn())
  await keepEvents(db, day, later)
  const late = await makeDay(db, day, 'UTC', letOthersIn())
  await keepDay(db, early)
  expect(await eventsCounted(db)).toEqual([someEvents.length])
  expect(await listDaysToCount(db)).toEqual([day])
  await keepDay(db, late)
  await expectCounted(db, day, allEvents, 'UTC')
  expect(await listDaysToCount(db)).toEqual([])
})

test('what comes while a day is counted is counted after it', async ({ db }) => {
  await keepEvents(db, day, someEvents)
  const counted = await makeDay(db, day, 'UTC', letOthersIn())
  await keepEvents(db, day, later)
  await keepDay(db, counted)
  expect(await listDaysToCount(db)).toEqual([day])
  await countPending(db)
  await expectCounted(db, day, allEvents, 'UTC')
})

test('each count makes another version, and nothing new makes none', async ({ db }) => {
  const version = async () => (await db.selectFrom('derived.analyticsDays').select('version').execute())[0]?.version
  await keepEvents(db, day, someEvents)
  await countPending(db)
  const first = await version()
  await countPending(db)
  expect(await version()).toBe(first)
  await keepEvents(db, day, later)
  await countPending(db)
  expect(await version()).not.toBe(first)
})

test('what is gone from the events goes from the page views, and what stays keeps its row', async ({ db }) => {
  await keepEvents(db, day, allEvents)
  await countPending(db)
  const before = await db.selectFrom('pageViews').select(['id', 'pagePath']).execute()
  await sql`delete from analytics_events where page_path = '/blog/a'`.execute(db)
  await checkDays(db)
  await countPending(db)
  const after = await db.selectFrom('pageViews').select(['id', 'pagePath']).execute()
  expect(before.length).toBeGreaterThan(2)
  expect(after).toEqual(before.filter(({ pagePath }) => pagePath !== '/blog/a'))
})

test('after a restore all days are counted, and at night those that are not what the events say', async ({ db }) => {
  for (const [index, date] of days.entries()) await keepEvents(db, date, index === 1 ? [] : someEvents)
  await countPending(db)
  await checkDays(db)
  expect(await listDaysToCount(db)).toEqual([])
  await db.updateTable('derived.analyticsDays').set({ format: 0 }).where('day', '=', day).execute()
  await checkDays(db)
  expect(await listDaysToCount(db)).toEqual([day])
  await db.deleteFrom('derived.analyticsDays').execute()
  await db.deleteFrom('derived.eventBatches').execute()
  await markAllWhenNew(db)
  expect(await listDaysToCount(db)).toEqual([days[2], day])
})

test('after an update that packs days in another form all are counted, and then no more', async ({ db }) => {
  for (const date of days) await keepEvents(db, date, someEvents)
  await countPending(db)
  await markAllWhenNew(db)
  expect(await listDaysToCount(db)).toEqual([])
  await db.updateTable('derived.analyticsDays').set({ format: 0 }).execute()
  await markAllWhenNew(db)
  expect(await listDaysToCount(db)).toEqual(days.toReversed())
})

test('who looks first after a restore has today counted, and the days before still wait', async ({ db }) => {
  for (const date of days) await keepEvents(db, date, someEvents)
  await db.deleteFrom('derived.eventBatches').execute()
  const today = days.at(-1) ?? ''
  await countForReader(db, new Date(`${today}T12:00:00Z`))
  const waiting = await listDaysToCount(db)
  expect(waiting).not.toContain(today)
  expect(waiting).toContain(days[0])
})

test('nobody waits for a large day, be it known how large it is or not', async ({ db }) => {
  await sql`insert into analytics_events
    (event_key, event_type, page_path, referrer, user_agent, ip_address, country, metadata, day, created_at, visitor)
    select n, 'page_view', '/', 'direct', '', '', '', '{}', ${day}, ${`${day}T10:00:00Z`}, n from generate_series(1, 20001) n`.execute(
    db,
  )
  await markDays(db, [day])
  expect(await listQuickDays(db, day)).toEqual([])
  await db.deleteFrom('analyticsEvents').where('eventKey', '=', '1').execute()
  expect(await listQuickDays(db, day)).toEqual([day])
})

test('who looks while somebody else waits for the same days waits along, and they are counted once', async ({ db }) => {
  await keepEvents(db, day, someEvents)
  const noon = new Date(`${day}T12:00:00Z`)
  const first = countForReader(db, noon)
  expect(countForReader(db, new Date(noon.getTime() + 60_000))).toBe(first)
  await first
  expect(countForReader(db, new Date(noon.getTime() + 60_000))).not.toBe(first)
})

test('a day that takes long is left alone for a while', async ({ db }) => {
  const now = new Date()
  await keepEvents(db, day, someEvents)
  await countPending(db)
  await db.updateTable('derived.analyticsDays').set({ tookMs: 60_000, countedAt: now }).execute()
  await keepEvents(db, day, later)
  expect(await listDueDays(db, new Date(now.getTime() + 4 * 60_000))).toEqual([])
  expect(await listDueDays(db, new Date(now.getTime() + 5 * 60_000))).toEqual([day])
})

test('somebody who looks has today counted, at most every ten seconds', async ({ db }) => {
  const noon = new Date(`${day}T12:00:00Z`)
  const inSeconds = (seconds: number) => countForReader(db, new Date(noon.getTime() + seconds * 1_000))
  const old = '2028-02-01'
  const events = async () => {
    const rows = await db.selectFrom('derived.analyticsDays').select(['day', 'events']).execute()
    return rows.map((row) => [row.day, Number(row.events)])
  }
  await keepEvents(db, old, someEvents)
  await keepEvents(db, day, someEvents)
  await inSeconds(0)
  expect(await events()).toEqual([[day, someEvents.length]])
  await keepEvents(db, day, later)
  await inSeconds(9)
  expect(await events()).toEqual([[day, someEvents.length]])
  await inSeconds(10)
  expect(await events()).toEqual([[day, allEvents.length]])
})
