import type { Database } from '~/platform/database/database.server'
import type { DayRange } from '~/platform/time/calendar'
import {
  createDimensionAggregator,
  createGoalsAggregator,
  createOtherCurrenciesAggregator,
  createPagesAggregator,
  createTotalsAggregator,
} from '~/wings/events/analytics/aggregators'
import { rebuildChangedDays } from '~/wings/events/analytics/rebuild-days.server'
import { runAnalyticsQuery } from '~/wings/events/analytics/run-analytics-query.server'
import { builtInGoals } from '../goals/goal'
import { goalSettingList } from '../goals/goal-setting-list.server'
import { findListItems } from '../goals/setting-list.server'
import { type DigestKind, previousPeriod } from './digest-period'

// as many as are read in a mail
const MAX_ROWS = 5

/** What is told of a week or a month by mail. */
export async function loadDigest(db: Database, kind: DigestKind, period: DayRange) {
  const earlier = previousPeriod(kind, period)
  await rebuildChangedDays(db, { from: earlier.from, to: period.to })
  const wanted = [...builtInGoals, ...(await findListItems(db, goalSettingList))]
  const now = await runAnalyticsQuery(
    db,
    { ...period, filters: [] },
    {
      total: createTotalsAggregator(),
      otherRevenue: createOtherCurrenciesAggregator(),
      pages: createPagesAggregator(),
      sources: createDimensionAggregator('source'),
      reached: createGoalsAggregator(wanted.map(({ happening }) => happening)),
    },
  )
  const before = await runAnalyticsQuery(db, { ...earlier, filters: [] }, { total: createTotalsAggregator() })
  const reached = wanted.map(({ name }, at) => ({ name, visits: now.reached[at]?.visits ?? 0 }))
  return {
    kind,
    period,
    total: now.total,
    before: before.total,
    otherRevenue: now.otherRevenue,
    pages: now.pages.slice(0, MAX_ROWS).map(({ value, visitors }) => ({ name: value, visitors })),
    sources: now.sources.slice(0, MAX_ROWS).map(({ value, visitors }) => ({ name: value, visitors })),
    goals: reached.filter(({ visits }) => visits > 0),
  }
}

export type Digest = Awaited<ReturnType<typeof loadDigest>>
