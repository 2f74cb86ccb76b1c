import { ask } from '~/domains/analytics/ask.server'
import { countPending } from '~/domains/analytics/count-days.server'
import { byDimension, goals, pages, totals } from '~/domains/analytics/tallies'
import type { Range } from '~/platform/calendar'
import type { Database } from '~/platform/database/database.server'
import { builtInGoals } from '../goals/goal'
import { keptGoals } from '../goals/kept-goals.server'
import { findItems } from '../kept-list/kept-list.server'
import { periodBefore, type ReportKind } from './mailed-period'

// as many as are read in a mail
const MOST_ROWS = 5

/** What is told of a week or a month by mail. */
export async function loadDigest(db: Database, kind: ReportKind, period: Range) {
  const earlier = periodBefore(kind, period)
  await countPending(db, { from: earlier.from, to: period.to })
  const wanted = [...builtInGoals, ...(await findItems(db, keptGoals))]
  const now = await ask(
    db,
    { ...period, filters: [] },
    {
      total: totals(),
      pages: pages(),
      sources: byDimension('source'),
      reached: goals(wanted.map(({ happening }) => happening)),
    },
  )
  const before = await ask(db, { ...earlier, filters: [] }, { total: totals() })
  const reached = wanted.map(({ name }, at) => ({ name, visits: now.reached[at]?.visits ?? 0 }))
  return {
    kind,
    period,
    total: now.total,
    before: before.total,
    pages: now.pages.slice(0, MOST_ROWS).map(({ value, visitors }) => ({ name: value, visitors })),
    sources: now.sources.slice(0, MOST_ROWS).map(({ value, visitors }) => ({ name: value, visitors })),
    goals: reached.filter(({ visits }) => visits > 0),
  }
}

export type Digest = Awaited<ReturnType<typeof loadDigest>>
