import { daysIn } from '~/platform/calendar'
import { part } from '../figures'
import { type Card, rowOf, visitorCards } from '../page/card'
import type { PageFigures } from '../page/page-figures'
import type { ProductReport } from './load-product-report.server'
import { productFigures } from './product-figures'

/** What became of a product: from the first look to the purchase. */
export function productPage(report: ProductReport): PageFigures {
  const { id, period, figures, before, points } = report
  return {
    of: { product: id },
    period,
    points,
    cards: productCards(report),
    figures: productFigures(report, daysIn(period) === 1),
    isUnseen: figures.page.views === 0 && !before?.page.views,
  }
}

/** From the page of a product to its purchase. */
export const productSteps = ['Saw the product', 'Clicked a call to action', 'Began the checkout', 'Bought it'] as const

/** What is told of the visits that saw a product, below its figures. */
export function productCards({ figures }: Pick<ProductReport, 'figures'>): Card[] {
  const { way, page, sources, countries, devices } = figures
  const first = way[0]?.visits ?? 0
  return [
    {
      name: 'way',
      title: 'The way to a purchase',
      head: 'Step',
      column: { key: 'visits', head: 'Visits', format: 'count' },
      rows: productSteps.map((step, at) => {
        const visits = way[at]?.visits ?? 0
        return rowOf(step, `${at + 1}. ${step}`, { visits }, part(visits, first))
      }),
      counts: 'Visits that took the step after those before it',
      nothing: 'No visits.',
    },
    ...visitorCards({ source: sources, country: countries, device: devices }, page.visitors),
  ]
}
