import fc from 'fast-check'
import { anyDayOfEvents } from '~test/any-day-of-events'
import {
  type DatedVisit,
  referenceBreakdown,
  referenceFilter,
  referencePages,
  referenceTotals,
} from '~test/reference-analytics'
import { recountEvents } from '~test/reference-visits'
import { storeEvents } from '~test/store-events'
import { expect, test } from '~test/test'
import { createDimensionAggregator, createPagesAggregator, createTotalsAggregator } from './aggregators'
import { evictDayCache } from './aggregators/day-cache.queries.server'
import type { VisitFilter } from './analytics-query'
import type { AnalyticsEvent } from './days/analytics-event'
import { rebuildChangedDays } from './rebuild-days.server'
import { runAnalyticsQuery } from './run-analytics-query.server'

const days = Array.from({ length: 10 }, (_, n) => `2026-03-${String(n + 1).padStart(2, '0')}`)
const isMarch = { from: '2026-03-01', to: '2026-03-31' }
const everything = { ...isMarch, filters: [] }

/** Ten days of events, the same at each run. */
function tenDays(seed: number) {
  return days.map((day, n) => fc.sample(anyDayOfEvents(day), { seed: seed + n, numRuns: 1 })[0] ?? [])
}

function visitsOf(events: AnalyticsEvent[][]): DatedVisit[] {
  return events.flatMap((some, n) => recountEvents(some, 'UTC').map((visit) => ({ ...visit, day: days[n] ?? '' })))
}

test('several things are asked at once, of counted days in the database', async ({ database: { db } }) => {
  const events = tenDays(1)
  for (const [n, day] of days.entries()) await storeEvents(db, day, events[n] ?? [])
  await rebuildChangedDays(db)
  const fromNews: VisitFilter = { isNot: false, by: 'source', values: ['news'] }
  for (const filters of [[], [fromNews], [fromNews, { isNot: true, events: [{ kind: 'cta_click' } as const] }]]) {
    const visits = referenceFilter(visitsOf(events), filters)
    const answers = await runAnalyticsQuery(
      db,
      { ...isMarch, filters },
      {
        all: createTotalsAggregator(),
        countries: createDimensionAggregator('country'),
        pages: createPagesAggregator(),
      },
    )
    expect(answers).toEqual({
      all: referenceTotals(visits),
      countries: referenceBreakdown(visits, 'country'),
      pages: referencePages(visits),
    })
  }
  expect(referenceTotals(visitsOf(events)).visits).toBeGreaterThan(10)
})

test('only the days of the range are asked, the first and the last included', async ({ database: { db } }) => {
  const events = tenDays(2)
  for (const [n, day] of days.entries()) await storeEvents(db, day, events[n] ?? [])
  await rebuildChangedDays(db)
  await runAnalyticsQuery(db, everything, { all: createTotalsAggregator() })
  const some = visitsOf(events).filter(({ day }) => day >= '2026-03-03' && day <= '2026-03-05')
  expect(
    await runAnalyticsQuery(
      db,
      { from: '2026-03-03', to: '2026-03-05', filters: [] },
      { all: createTotalsAggregator() },
    ),
  ).toEqual({
    all: referenceTotals(some),
  })
  expect(
    await runAnalyticsQuery(
      db,
      { from: '2026-04-01', to: '2026-04-30', filters: [] },
      { all: createTotalsAggregator(), pages: createPagesAggregator() },
    ),
  ).toEqual({
    all: referenceTotals([]),
    pages: [],
  })
})

test('what is counted anew is seen by the next question, and what is gone is not', async ({ database: { db } }) => {
  const [first = [], second = []] = tenDays(3)
  await storeEvents(db, '2026-03-01', first.slice(0, 5))
  await storeEvents(db, '2026-03-02', second)
  await rebuildChangedDays(db)
  await runAnalyticsQuery(db, everything, { all: createTotalsAggregator() })
  await storeEvents(db, '2026-03-01', first)
  await rebuildChangedDays(db)
  expect(await runAnalyticsQuery(db, everything, { all: createTotalsAggregator() })).toEqual({
    all: referenceTotals(visitsOf([first, second])),
  })
  await db.deleteFrom('derived.analyticsDays').where('day', '=', '2026-03-01').execute()
  expect(await runAnalyticsQuery(db, everything, { all: createTotalsAggregator() })).toEqual({
    all: referenceTotals(visitsOf([[], second])),
  })
})

test('many may ask at once, also after the days were let go', async ({ database: { db } }) => {
  const events = tenDays(4)
  for (const [n, day] of days.entries()) await storeEvents(db, day, events[n] ?? [])
  await rebuildChangedDays(db)
  const asking = Array.from({ length: 8 }, (_, n) => {
    if (n === 4) evictDayCache(db)
    return runAnalyticsQuery(db, everything, { all: createTotalsAggregator() })
  })
  const all = referenceTotals(visitsOf(events))
  expect(await Promise.all(asking)).toEqual(asking.map(() => ({ all })))
})

test('a day that was packed in another form is left out until it is made anew', async ({ database: { db } }) => {
  const [first = [], second = []] = tenDays(5)
  await storeEvents(db, '2026-03-01', first)
  await storeEvents(db, '2026-03-02', second)
  await rebuildChangedDays(db)
  await db
    .updateTable('derived.analyticsDays')
    .set({ format: 0, file: Buffer.from('0') })
    .where('day', '=', '2026-03-01')
    .execute()
  expect(await runAnalyticsQuery(db, everything, { all: createTotalsAggregator() })).toEqual({
    all: referenceTotals(visitsOf([[], second])),
  })
})
