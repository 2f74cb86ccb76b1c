import fc from 'fast-check'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { yieldToEventLoop } from '~/platform/jobs/yield-to-event-loop.server'
import { anyDayOfEvents } from '~test/any-day-of-events'
import { storeEvents } from '~test/store-events'
import { expect, test } from '~test/test'
import { createEventPartitions } from '../ingestion/event-partitions.commands.server'
import { rebuildChangedDays } from '../rebuild-days.server'
import { listChangedDays, markDaysChanged } from './changed-days.commands.server'
import { deleteExpiredEvents } from './delete-expired-events.commands.server'
import { markOutdatedDays } from './mark-outdated-days.commands.server'
import { computeDay, rebuildDay, saveDay } from './rebuild-day.commands.server'

const now = new Date('2028-04-15T03:23:00Z')
const old = ['2026-01-31', '2026-02-28']
const kept = ['2026-03-01', '2028-03-31']
const months = [
  'analytics_events_2026_01',
  'analytics_events_2026_02',
  'analytics_events_2026_03',
  'analytics_events_2028_03',
]

async function fill(db: Database) {
  for (const [index, day] of [...old, ...kept].entries()) {
    const [events = []] = fc.sample(anyDayOfEvents(day, { minLength: 20, maxLength: 30 }), { seed: index, numRuns: 1 })
    await storeEvents(db, day, events)
  }
  await rebuildChangedDays(db)
}

const daysOf = async (db: Database, table: 'analyticsEvents' | 'derived.analyticsDays') =>
  (await db.selectFrom(table).select('day').distinct().orderBy('day').execute()).map(({ day }) => day)

async function tables(db: Database) {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relname ~ '^analytics_events_20[0-9_]+$' and relkind = 'r' order by 1`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

async function expectForgotten(db: Database) {
  const seen = await db.selectFrom('pageViews').select('date').distinct().orderBy('date').execute()
  await markDaysChanged(db, old)
  await deleteExpiredEvents(db, now)
  expect(await daysOf(db, 'analyticsEvents')).toEqual(kept)
  expect(await daysOf(db, 'derived.analyticsDays')).toEqual(kept)
  await markOutdatedDays(db)
  expect(await listChangedDays(db)).toEqual([])
  expect(await db.selectFrom('pageViews').select('date').distinct().orderBy('date').execute()).toEqual(seen)
  expect(seen.map(({ date }) => date)).toEqual([...old, ...kept])
}

test('after 25 months the events of a month go with its table, and what was counted of pages stays', async ({ db }) => {
  for (const month of [0, 2]) await createEventPartitions(db, new Date(Date.UTC(2026, month, 1)))
  await createEventPartitions(db, new Date('2028-03-01T00:00:00Z'))
  expect(await tables(db)).toEqual(expect.arrayContaining(months))
  await fill(db)
  await expectForgotten(db)
  expect(await tables(db)).toEqual(expect.not.arrayContaining(months.slice(0, 2)))
  expect(await tables(db)).toEqual(expect.arrayContaining(months.slice(2)))
})

test('a day that is forgotten while somebody counts it stays forgotten', async ({ db }) => {
  await fill(db)
  const [day = ''] = old
  await markDaysChanged(db, [day])
  const counted = await computeDay(db, day, 'UTC', yieldToEventLoop())
  expect(counted).toBeDefined()
  await deleteExpiredEvents(db, now)
  await saveDay(db, counted)
  expect(await daysOf(db, 'derived.analyticsDays')).toEqual(kept)
})

test('a day that is forgotten before somebody counts it keeps its page views', async ({ db }) => {
  await fill(db)
  const [day = ''] = old
  const viewsOf = () => db.selectFrom('pageViews').selectAll().where('date', '=', day).execute()
  const before = await viewsOf()
  await deleteExpiredEvents(db, now)
  await rebuildDay(db, day, 'UTC')
  expect(await viewsOf()).toEqual(before)
  expect(await daysOf(db, 'derived.analyticsDays')).toEqual(kept)
})

test('what a restore brought back goes as well, from the table where it waits', async ({ db }) => {
  await fill(db)
  await expectForgotten(db)
})

test('each month knows where its last minutes are', async ({ db }) => {
  await createEventPartitions(db, now)
  const { rows } = await sql<{ table: string }>`
    select tablename as "table" from pg_indexes where indexdef like '%USING brin (created_at)%' order by 1`.execute(db)
  expect(rows.map(({ table }) => table)).toEqual(
    expect.arrayContaining(['analytics_events_2028_04', 'analytics_events_2028_05', 'analytics_events_default']),
  )
})
