import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDayOfEvents } from '~test/any-day-of-events'
import {
  type DatedVisit,
  referenceBreakdown,
  referenceEvents,
  referenceFilter,
  referenceFunnel,
  referenceGoal,
  referencePages,
  referenceRevenue,
  referenceSeries,
  referenceTotals,
} from '~test/reference-analytics'
import { recountEvents } from '~test/reference-visits'
import {
  type Aggregator,
  createDimensionAggregator,
  createEventsAggregator,
  createFunnelAggregator,
  createGoalsAggregator,
  createPagesAggregator,
  createRevenueAggregator,
  createSeriesAggregator,
  createTotalsAggregator,
} from '../aggregators'
import type { EventMatcher, VisitFilter } from '../analytics-query'
import type { AnalyticsEvent } from '../days/analytics-event'
import { buildDay } from '../days/build-day'
import { hitKinds, visitDimensions } from '../days/day-data'
import { filterVisits } from './filter-visits'
import { indexDay, TextDictionary } from './text-dictionary'

const ZONE = 'Asia/Kolkata'
// over the end of a month, and a Sunday
const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']

const someDays = fc.tuple(...days.map((day) => anyDayOfEvents(day)))
const path = fc.constantFrom('/', '/blog/a', '/blog/*', '/*', '/checkout/*', '/nowhere', undefined)
const name = fc.constantFrom('a', 'b', '', 'nothing', undefined)
const happening: fc.Arbitrary<EventMatcher> = fc.record({ kind: fc.constantFrom(...hitKinds), path, name })
const value = fc.constantFrom('Google', 'Direct', 'news', 'PT', 'Unknown', 'Firefox', '/', '/blog/a', '', 'nobody')
const filter: fc.Arbitrary<VisitFilter> = fc.oneof(
  fc.record({
    isNot: fc.boolean(),
    by: fc.constantFrom(...visitDimensions),
    values: fc.array(value, { maxLength: 3 }),
  }),
  fc.record({ isNot: fc.boolean(), events: fc.array(happening, { maxLength: 3 }) }),
)
const filters = fc.array(filter, { maxLength: 2 })

/** What the aggregator answers, and the visits that it is about in plain words. */
function ask<Result>(events: AnalyticsEvent[][], wanted: VisitFilter[], aggregator: Aggregator<Result>) {
  const words = new TextDictionary()
  const choose = filterVisits(wanted)
  for (const [n, some] of events.entries()) {
    const day = indexDay(buildDay(days[n] ?? '', some, ZONE), words)
    aggregator.add(day, choose(day, words), words)
  }
  return aggregator.result(words)
}

function plainly(events: AnalyticsEvent[][], wanted: VisitFilter[]): DatedVisit[] {
  const visits = events.flatMap((some, n) =>
    recountEvents(some, ZONE).map((visit) => ({ ...visit, day: days[n] ?? '' })),
  )
  return referenceFilter(visits, wanted)
}

/** For whatever visitors do on four days, and whatever is chosen of it. */
function always<Drawn>(
  drawn: fc.Arbitrary<Drawn>,
  tallyOf: (drawn: Drawn) => Aggregator<unknown>,
  plain: (visits: DatedVisit[], drawn: Drawn) => unknown,
) {
  fc.assert(
    fc.property(someDays, filters, drawn, (events, wanted, one) => {
      expect(ask(events, wanted, tallyOf(one))).toEqual(plain(plainly(events, wanted), one))
    }),
    { numRuns: 300 },
  )
}

const nothing = fc.constant(undefined)

test('totals are what a plain recount says', () => always(nothing, createTotalsAggregator, referenceTotals))

test('points of a chart are what a plain recount says, by hour, day, week and month', () =>
  always(fc.constantFrom('hour', 'day', 'week', 'month'), createSeriesAggregator, referenceSeries))

test('visits by each dimension are what a plain recount says', () =>
  always(fc.constantFrom(...visitDimensions), createDimensionAggregator, referenceBreakdown))

test('pages are what a plain recount says', () => always(nothing, createPagesAggregator, referencePages))

test('what else happened is what a plain recount says', () => always(nothing, createEventsAggregator, referenceEvents))

test('goals are what a plain recount says, also more of them than a number has bits', () =>
  always(fc.array(happening, { maxLength: 40 }), createGoalsAggregator, (visits, wanted) =>
    wanted.map((one) => ({ kind: one.kind, name: one.name ?? one.path ?? '', ...referenceGoal(visits, one) })),
  ))

test('a funnel is what a plain recount says: its steps happen one after the other within a visit', () =>
  always(fc.array(happening, { maxLength: 5 }), createFunnelAggregator, referenceFunnel))

test('revenue is what a plain recount says, by what came first and by what came last', () =>
  always(
    fc.tuple(fc.constantFrom('channel', 'source', 'campaign', 'landing', 'post'), fc.constantFrom('first', 'last')),
    ([by, touch]) => createRevenueAggregator(by, touch),
    (visits, [by, touch]) => referenceRevenue(visits, by, touch),
  ))
