import { runAnalyticsQuery } from '~/domains/analytics/ask.server'
import { funnel, goals, happenings, totals } from '~/domains/analytics/tallies'
import type { Database } from '~/platform/database/database.server'
import { builtInFunnel } from '../funnels/funnel'
import type { FunnelResult } from '../funnels/funnel-steps'
import { funnelSettingList } from '../funnels/kept-funnels.server'
import { combineAggregators } from '../in-order'
import { findListItems } from '../kept-list/kept-list.server'
import { labelFilters, loadReportQuery } from '../question/read-question.server'
import { builtInGoals, type Goal } from './goal'
import { goalSettingList } from './kept-goals.server'

export interface GoalResult {
  goal: Goal
  isBuiltIn: boolean
  times: number
  visits: number
  /** Of purchases, in cents. */
  cents: number
}

// as many as a list of suggestions is read
const MOST_SUGGESTED = 100

/** What was reached on the days and in the visits that the address chooses, and how far visits came. */
export async function loadGoals(db: Database, params: URLSearchParams, now = new Date()) {
  const { period, filters, question, daysBehind } = await loadReportQuery(db, params, now)
  const [ownGoals, ownFunnels] = [await findListItems(db, goalSettingList), await findListItems(db, funnelSettingList)]
  const [allGoals, allFunnels] = [
    [...builtInGoals, ...ownGoals],
    [builtInFunnel, ...ownFunnels],
  ]
  const answers = await runAnalyticsQuery(db, question, {
    total: totals(),
    reached: goals(allGoals.map(({ happening }) => happening)),
    funnels: combineAggregators(allFunnels.map(({ steps }) => funnel(steps))),
    happened: happenings(),
  })
  const namesOf = (kind: string) =>
    answers.happened.flatMap((one) => (one.kind === kind && one.name ? one.name : [])).slice(0, MOST_SUGGESTED)
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

export type GoalsReport = Awaited<ReturnType<typeof loadGoals>>
