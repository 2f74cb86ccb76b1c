import { countDays } from '~/platform/time/calendar'
import { ratioOf } from '../metrics'
import { buildVisitorCards, type Card, createBreakdownRow } from './card'
import type { ProductReport } from './load-product-report.server'
import type { PageReportData } from './page-report'
import { buildProductMetrics } from './product-metrics'

/** What became of a product: from the first look to the purchase. */
export function buildProductReport(report: ProductReport): PageReportData {
  const { id, period, figures, before, points } = report
  return {
    exportParams: { product: id },
    period,
    points,
    cards: buildProductCards(report),
    metrics: buildProductMetrics(report, countDays(period) === 1),
    hasNoViews: figures.page.views === 0 && !before?.page.views,
  }
}

/** From the page of a product to its purchase. */
export const productFunnelLabels = ['Product view', 'Call-to-action click', 'Checkout started', 'Purchase'] as const

/** What is told of the visits that saw a product, below its figures. */
export function buildProductCards({ figures }: Pick<ProductReport, 'figures'>): Card[] {
  const { way, page, sources, countries, devices } = figures
  const first = way[0]?.visits ?? 0
  return [
    {
      name: 'way',
      title: 'Purchase funnel',
      heading: 'Step',
      column: { key: 'visits', heading: 'Visits', format: 'count' },
      rows: productFunnelLabels.map((step, at) => {
        const visits = way[at]?.visits ?? 0
        return createBreakdownRow(step, `${at + 1}. ${step}`, { visits }, ratioOf(visits, first))
      }),
      caption: 'Visits that completed each step in order',
      emptyText: 'No visits.',
    },
    ...buildVisitorCards({ source: sources, country: countries, device: devices }, page.visitors),
  ]
}
