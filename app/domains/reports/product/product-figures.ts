import { part } from '../figures'
import { figuresOf } from '../page/figure'
import type { ProductReport } from './load-product-report.server'

type Answers = ProductReport['figures']

/** The figures of a product. */
export function productFigures({ figures, before }: Pick<ProductReport, 'figures' | 'before'>, isOneDay: boolean) {
  // in the order of the steps to a purchase
  const [clicks, checkouts, purchases] = [1, 2, 3].map(
    (step) =>
      ({ done }: Answers) =>
        done[step],
  )
  return figuresOf<Answers>(
    [
      { label: 'Views', format: 'count', of: ({ page }) => page.views },
      {
        label: 'Visitors',
        format: 'count',
        of: ({ page }) => page.visitors,
        counts: isOneDay ? undefined : 'Sum of daily visitors',
      },
      {
        label: 'Calls to action',
        format: 'count',
        of: (answers) => clicks?.(answers)?.visits ?? 0,
        counts: 'Visits that clicked one on the page',
      },
      {
        label: 'Checkouts',
        format: 'count',
        of: (answers) => checkouts?.(answers)?.visits ?? 0,
        counts: 'Visits that began to pay',
      },
      { label: 'Purchases', format: 'count', of: (answers) => purchases?.(answers)?.times ?? 0 },
      {
        label: 'Conversion',
        format: 'share',
        of: ({ buyers }) => part(buyers[1]?.visits ?? 0, buyers[0]?.visits ?? 0),
        counts: 'Visits that saw the page and then bought',
      },
      { label: 'Revenue', format: 'money', of: (answers) => purchases?.(answers)?.cents ?? 0 },
    ],
    figures,
    before?.page.views ? before : null,
    figures.page.views > 0,
  )
}
