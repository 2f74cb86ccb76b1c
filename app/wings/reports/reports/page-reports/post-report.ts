import { countDays } from '~/platform/time/calendar'
import type { RevenueMetrics } from '~/wings/events/analytics/aggregates'
import { type NextPage, type PageEngagementMetrics, SCROLL_DEPTHS } from '~/wings/events/analytics/aggregators'
import { ratioOf } from '../metrics'
import type { PanelRow } from '../overview/panel'
import { buildVisitorCards, type Card, createBreakdownRow } from './card'
import type { PostReportData } from './load-post-report.server'
import type { PageReportData } from './page-report'
import { buildPostMetrics } from './post-metrics'

/** What became of a post: how it was read, from where people came, and where they went. */
export function buildPostReport(report: PostReportData): PageReportData {
  const { id, period, figures, before, points } = report
  return {
    exportParams: { post: id },
    period,
    points,
    cards: buildPostBreakdowns(report),
    metrics: buildPostMetrics(report, countDays(period) === 1),
    hasNoViews: figures.page.views === 0 && !before?.page.views,
  }
}

/** What is told of the visits that saw a post, below its figures. */
export function buildPostBreakdowns({
  figures,
  linked,
  productNames,
}: Pick<PostReportData, 'figures' | 'linked' | 'productNames'>) {
  const { page, next, bought } = figures
  const cards: Card[] = [
    {
      name: 'depth',
      title: 'Scroll depth',
      heading: 'Depth',
      column: { key: 'views', heading: 'Views', format: 'count' },
      rows: depthRows(page),
      caption: 'Views that reached this depth',
      emptyText: 'No views.',
    },
    {
      name: 'next-pages',
      title: 'Next pages',
      heading: 'Page',
      column: { key: 'times', heading: 'Total', format: 'count' },
      rows: nextRows(next, page.views, new Set(linked)),
      caption: 'Pages viewed right after this post',
      emptyText: 'No next pages.',
    },
    ...buildVisitorCards(
      { source: figures.sources, country: figures.countries, device: figures.devices },
      page.visitors,
    ),
    {
      name: 'bought',
      title: 'Purchases after reading',
      heading: 'Product',
      column: { key: 'revenue', heading: 'Revenue', format: 'money' },
      rows: boughtRows(bought, productNames),
      caption: 'Purchases later in the same visit',
      emptyText: 'No purchases.',
    },
  ]
  return cards
}

/** How far down the views went. */
function depthRows({ views, viewsByDepth }: PageEngagementMetrics) {
  return SCROLL_DEPTHS.map((depth, at) => {
    const reachedViews = viewsByDepth[at] ?? 0
    const label = depth === 100 ? 'End of page' : `${depth}% of page`
    return createBreakdownRow(`${depth}`, label, { views: reachedViews }, ratioOf(reachedViews, views))
  })
}

/** Where visits went from the page, marked where its text has the link. */
function nextRows(next: NextPage[], views: number, linked: ReadonlySet<string>) {
  return next.map(({ value, times }) => {
    return createBreakdownRow(value, linked.has(value) ? `${value} (linked)` : value, { times }, ratioOf(times, views))
  })
}

/** The products that were bought, by the money they brought. */
function boughtRows(bought: RevenueMetrics[], names: Record<string, string>): PanelRow[] {
  const all = bought.reduce((sum, { cents }) => sum + cents, 0)
  return bought.map(({ value, purchases, cents }) => {
    const label = `${names[value] ?? 'Deleted product'}${purchases > 1 ? `, ${purchases} purchases` : ''}`
    return createBreakdownRow(value, label, { purchases, revenue: cents }, ratioOf(cents, all))
  })
}
