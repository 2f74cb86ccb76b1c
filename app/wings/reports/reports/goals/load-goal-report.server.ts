import type { Database } from '~/platform/database/database.server'
import {
  createEventsAggregator,
  createFunnelAggregator,
  createGoalsAggregator,
  createTotalsAggregator,
} from '~/wings/events/analytics/aggregators'
import { runAnalyticsQuery } from '~/wings/events/analytics/run-analytics-query.server'
import { combineAggregators } from '../combine-aggregators'
import { labelFilters, loadReportQuery } from '../load-report-query.server'
import { builtInFunnel } from './funnel'
import { funnelSettingList } from './funnel-setting-list.server'
import type { FunnelResult } from './funnel-steps'
import { builtInGoals, type Goal } from './goal'
import { goalSettingList } from './goal-setting-list.server'
import { findListItems } from './setting-list.server'

export interface GoalResult {
  goal: Goal
  isBuiltIn: boolean
  times: number
  visits: number
  /** Of purchases less refunds, in cents. */
  cents: number
}

// as many as a list of suggestions is read
const MAX_SUGGESTIONS = 100

/** What was reached on the days and in the visits that the address chooses, and how far visits came. */
export async function loadGoalReport(db: Database, params: URLSearchParams, now = new Date()) {
  const { period, filters, question, daysBehind } = await loadReportQuery(db, params, now)
  const [ownGoals, ownFunnels] = [await findListItems(db, goalSettingList), await findListItems(db, funnelSettingList)]
  const [allGoals, allFunnels] = [
    [...builtInGoals, ...ownGoals],
    [builtInFunnel, ...ownFunnels],
  ]
  const answers = await runAnalyticsQuery(db, question, {
    total: createTotalsAggregator(),
    reached: createGoalsAggregator(allGoals.map(({ happening }) => happening)),
    funnels: combineAggregators(allFunnels.map(({ steps }) => createFunnelAggregator(steps))),
    happened: createEventsAggregator(),
  })
  const namesOf = (kind: string) =>
    answers.happened.flatMap((one) => (one.kind === kind && one.name ? one.name : [])).slice(0, MAX_SUGGESTIONS)
  return {
    period,
    daysBehind,
    filters: await labelFilters(db, filters),
    visits: answers.total.visits,
    goals: allGoals.map((goal, at): GoalResult => {
      const { times = 0, visits = 0, cents = 0 } = answers.reached[at] ?? {}
      return { goal, isBuiltIn: !ownGoals.includes(goal), times, visits, cents }
    }),
    funnels: allFunnels.map((one, at): FunnelResult => {
      return { funnel: one, isBuiltIn: one === builtInFunnel, stepMetrics: answers.funnels[at] ?? [] }
    }),
    /** Words of calls to action and names of products that were there lately. */
    known: { action: namesOf('cta_click'), product: namesOf('product_view') },
  }
}

export type GoalsReportData = Awaited<ReturnType<typeof loadGoalReport>>
