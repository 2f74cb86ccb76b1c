import { compareMetrics } from '../compared-metric'
import { ratioOf } from '../metrics'
import type { ProductReport } from './load-product-report.server'

type ProductQueryResult = ProductReport['figures']

/** The figures of a product. */
export function buildProductMetrics({ figures, before }: Pick<ProductReport, 'figures' | 'before'>, isOneDay: boolean) {
  // in the order of the steps to a purchase
  const [clicks, checkouts, purchases] = [1, 2, 3].map(
    (step) =>
      ({ done }: ProductQueryResult) =>
        done[step],
  )
  return compareMetrics<ProductQueryResult>(
    [
      { label: 'Views', format: 'count', value: ({ page }) => page.views },
      {
        label: 'Visitors',
        format: 'count',
        value: ({ page }) => page.visitors,
        description: isOneDay ? undefined : 'Sum of daily visitors',
      },
      {
        label: 'Call-to-action clicks',
        format: 'count',
        value: (answers) => clicks?.(answers)?.visits ?? 0,
        description: 'Visits with a click on the page',
      },
      {
        label: 'Checkouts',
        format: 'count',
        value: (answers) => checkouts?.(answers)?.visits ?? 0,
        description: 'Visits that started checkout',
      },
      { label: 'Purchases', format: 'count', value: (answers) => purchases?.(answers)?.times ?? 0 },
      {
        label: 'Conversion rate',
        format: 'share',
        value: ({ buyers }) => ratioOf(buyers[1]?.visits ?? 0, buyers[0]?.visits ?? 0),
        description: 'Visits to the page that led to a purchase',
      },
      { label: 'Revenue', format: 'money', value: (answers) => purchases?.(answers)?.cents ?? 0 },
    ],
    figures,
    before?.page.views ? before : null,
    figures.page.views > 0,
  )
}
