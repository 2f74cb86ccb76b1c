import fc from 'fast-check'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { yieldToEventLoop } from '~/platform/jobs/yield-to-event-loop.server'
import { anyDayOfEvents } from '~test/any-day-of-events'
import { expectDayCounts } from '~test/expect-day-counts'
import { storeEvents } from '~test/store-events'
import { expect, test } from '~test/test'
import { rebuildChangedDays, rebuildRecentDays } from '../rebuild-days.server'
import {
  claimDay,
  listChangedDays,
  listDueDays,
  listSmallChangedDays,
  markDaysChanged,
} from './changed-days.commands.server'
import { markAllDaysIfNoneBuilt, markOutdatedDays } from './mark-outdated-days.commands.server'
import { computeDay, rebuildDay, saveDay } from './rebuild-day.commands.server'

// the end of a month in a leap year, and two days of the next
const days = ['2028-02-29', '2028-03-01', '2028-03-02']

const someDays = fc.tuple(...days.map((day) => anyDayOfEvents(day)))

async function forgetAll(db: Database) {
  await sql`truncate analytics_events, page_views, derived.analytics_days`.execute(db)
}

test('whatever came, and however often it was counted, files and page views are what a plain recount says', async ({
  database: { db },
}) => {
  await fc.assert(
    fc
      .asyncProperty(someDays, fc.integer({ min: 0, max: 40 }), async (ofDays, half) => {
        for (const [index, day] of days.entries()) await storeEvents(db, day, (ofDays[index] ?? []).slice(0, half))
        await rebuildChangedDays(db)
        for (const [index, day] of days.entries()) await storeEvents(db, day, ofDays[index] ?? [])
        await rebuildChangedDays(db)
        for (const [index, day] of days.entries()) {
          const events = ofDays[index] ?? []
          if (events.length > 0) await expectDayCounts(db, day, events, 'UTC')
        }
        expect(await listChangedDays(db)).toEqual([])
      })
      .afterEach(() => forgetAll(db)),
    { numRuns: 20 },
  )
})

const [day = ''] = days
const aDay = anyDayOfEvents(day)
const [someEvents = [], moreEvents = []] = fc.sample(anyDayOfEvents(day, { minLength: 30, maxLength: 40 }), {
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
          if (some.length > 0) await storeEvents(db, day, some)
          await rebuildDay(db, day, 'UTC')
        })
        await Promise.all(atWork)
        await markDaysChanged(db, [day])
        await rebuildChangedDays(db)
        await expectDayCounts(db, day, events, 'UTC')
      })
      .afterEach(() => forgetAll(db)),
    { numRuns: 20 },
  )
})

test('what was begun and never ended is counted by whoever comes next', async ({ db }) => {
  await storeEvents(db, day, someEvents)
  await claimDay(db, day)
  expect(await listChangedDays(db)).toEqual([day])
  await rebuildChangedDays(db)
  await expectDayCounts(db, day, someEvents, 'UTC')
})

const eventsCounted = async (db: Database) =>
  (await db.selectFrom('derived.analyticsDays').select('events').execute()).map(({ events }) => Number(events))

test('whoever began earlier keeps nothing after somebody who began later', async ({ db }) => {
  await storeEvents(db, day, someEvents)
  const early = await computeDay(db, day, 'UTC', yieldToEventLoop())
  await storeEvents(db, day, later)
  await rebuildDay(db, day, 'UTC')
  await saveDay(db, early)
  await expectDayCounts(db, day, allEvents, 'UTC')
})

test('what somebody counted is kept while another one is at it, who may never end', async ({ db }) => {
  await storeEvents(db, day, someEvents)
  const early = await computeDay(db, day, 'UTC', yieldToEventLoop())
  await storeEvents(db, day, later)
  const late = await computeDay(db, day, 'UTC', yieldToEventLoop())
  await saveDay(db, early)
  expect(await eventsCounted(db)).toEqual([someEvents.length])
  expect(await listChangedDays(db)).toEqual([day])
  await saveDay(db, late)
  await expectDayCounts(db, day, allEvents, 'UTC')
  expect(await listChangedDays(db)).toEqual([])
})

test('what comes while a day is counted is counted after it', async ({ db }) => {
  await storeEvents(db, day, someEvents)
  const counted = await computeDay(db, day, 'UTC', yieldToEventLoop())
  await storeEvents(db, day, later)
  await saveDay(db, counted)
  expect(await listChangedDays(db)).toEqual([day])
  await rebuildChangedDays(db)
  await expectDayCounts(db, day, allEvents, 'UTC')
})

test('each count makes another version, and nothing new makes none', async ({ db }) => {
  const version = async () => (await db.selectFrom('derived.analyticsDays').select('version').execute())[0]?.version
  await storeEvents(db, day, someEvents)
  await rebuildChangedDays(db)
  const first = await version()
  await rebuildChangedDays(db)
  expect(await version()).toBe(first)
  await storeEvents(db, day, later)
  await rebuildChangedDays(db)
  expect(await version()).not.toBe(first)
})

test('what is gone from the events goes from the page views, and what stays keeps its row', async ({ db }) => {
  await storeEvents(db, day, allEvents)
  await rebuildChangedDays(db)
  const before = await db.selectFrom('pageViews').select(['id', 'pagePath']).execute()
  await sql`delete from analytics_events where page_path = '/blog/a'`.execute(db)
  await markOutdatedDays(db)
  await rebuildChangedDays(db)
  const after = await db.selectFrom('pageViews').select(['id', 'pagePath']).execute()
  expect(before.length).toBeGreaterThan(2)
  expect(after).toEqual(before.filter(({ pagePath }) => pagePath !== '/blog/a'))
})

test('after a restore all days are counted, and at night those that are not what the events say', async ({ db }) => {
  for (const [index, date] of days.entries()) await storeEvents(db, date, index === 1 ? [] : someEvents)
  await rebuildChangedDays(db)
  await markOutdatedDays(db)
  expect(await listChangedDays(db)).toEqual([])
  await db.updateTable('derived.analyticsDays').set({ format: 0 }).where('day', '=', day).execute()
  await markOutdatedDays(db)
  expect(await listChangedDays(db)).toEqual([day])
  await db.deleteFrom('derived.analyticsDays').execute()
  await db.deleteFrom('derived.eventBatches').execute()
  await markAllDaysIfNoneBuilt(db)
  expect(await listChangedDays(db)).toEqual([days[2], day])
})

test('after an update that packs days in another form all are counted, and then no more', async ({ db }) => {
  for (const date of days) await storeEvents(db, date, someEvents)
  await rebuildChangedDays(db)
  await markAllDaysIfNoneBuilt(db)
  expect(await listChangedDays(db)).toEqual([])
  await db.updateTable('derived.analyticsDays').set({ format: 0 }).execute()
  await markAllDaysIfNoneBuilt(db)
  expect(await listChangedDays(db)).toEqual(days.toReversed())
})

test('who looks first after a restore has today counted, and the days before still wait', async ({ db }) => {
  for (const date of days) await storeEvents(db, date, someEvents)
  await db.deleteFrom('derived.eventBatches').execute()
  const today = days.at(-1) ?? ''
  await rebuildRecentDays(db, new Date(`${today}T12:00:00Z`))
  const waiting = await listChangedDays(db)
  expect(waiting).not.toContain(today)
  expect(waiting).toContain(days[0])
})

test('nobody waits for a large day, be it known how large it is or not', async ({ db }) => {
  await sql`insert into analytics_events
    (event_key, event_type, page_path, referrer, user_agent, ip_address, country, metadata, day, created_at, visitor)
    select n, 'page_view', '/', 'direct', '', '', '', '{}', ${day}, ${`${day}T10:00:00Z`}, n from generate_series(1, 20001) n`.execute(
    db,
  )
  await markDaysChanged(db, [day])
  expect(await listSmallChangedDays(db, day)).toEqual([])
  await db.deleteFrom('analyticsEvents').where('eventKey', '=', '1').execute()
  expect(await listSmallChangedDays(db, day)).toEqual([day])
})

test('who looks while somebody else waits for the same days waits along, and they are counted once', async ({ db }) => {
  await storeEvents(db, day, someEvents)
  const noon = new Date(`${day}T12:00:00Z`)
  const first = rebuildRecentDays(db, noon)
  expect(rebuildRecentDays(db, new Date(noon.getTime() + 60_000))).toBe(first)
  await first
  expect(rebuildRecentDays(db, new Date(noon.getTime() + 60_000))).not.toBe(first)
})

test('a day that takes long is left alone for a while', async ({ db }) => {
  const now = new Date()
  await storeEvents(db, day, someEvents)
  await rebuildChangedDays(db)
  await db.updateTable('derived.analyticsDays').set({ buildDurationMs: 60_000, builtAt: now }).execute()
  await storeEvents(db, day, later)
  expect(await listDueDays(db, new Date(now.getTime() + 4 * 60_000))).toEqual([])
  expect(await listDueDays(db, new Date(now.getTime() + 5 * 60_000))).toEqual([day])
})

test('somebody who looks has today counted, at most every ten seconds', async ({ db }) => {
  const noon = new Date(`${day}T12:00:00Z`)
  const inSeconds = (seconds: number) => rebuildRecentDays(db, new Date(noon.getTime() + seconds * 1_000))
  const old = '2028-02-01'
  const events = async () => {
    const rows = await db.selectFrom('derived.analyticsDays').select(['day', 'events']).execute()
    return rows.map((row) => [row.day, Number(row.events)])
  }
  await storeEvents(db, old, someEvents)
  await storeEvents(db, day, someEvents)
  await inSeconds(0)
  expect(await events()).toEqual([[day, someEvents.length]])
  await storeEvents(db, day, later)
  await inSeconds(9)
  expect(await events()).toEqual([[day, someEvents.length]])
  await inSeconds(10)
  expect(await events()).toEqual([[day, allEvents.length]])
})
