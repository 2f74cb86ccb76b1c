import type { Step } from '~/domains/analytics/answers'
import { ask } from '~/domains/analytics/ask.server'
import type { Happening } from '~/domains/analytics/question'
import { byDimension, funnel, goals, pageReport, series } from '~/domains/analytics/tallies'
import { productPath } from '~/domains/products/product'
import type { findCountedProduct } from '~/domains/products/queries.server'
import { findRating, listApprovedReviews } from '~/domains/reviews/queries.server'
import type { Range } from '~/platform/calendar'
import type { Database } from '~/platform/database/database.server'
import { allVisits, visitsThatSaw } from '../page/page-question'
import { visitorPoints } from '../page/visitor-points'
import { stepOf } from '../question/period'
import { readQuestion } from '../question/read-question.server'

type CountedProduct = NonNullable<Awaited<ReturnType<typeof findCountedProduct>>>

export type ProductReport = Awaited<ReturnType<typeof loadProductReport>>

const SHOWN_REVIEWS = 3

/** Everything that the screen of a product's figures shows, for the days that the address names. */
export async function loadProductReport(
  db: Database,
  product: CountedProduct,
  params: URLSearchParams,
  now = new Date(),
) {
  const asked = await readQuestion(db, params, now)
  const { period, daysBehind } = asked
  const figures = await askAboutProduct(db, product, period, stepOf(period))
  const before = period.before && (await askAboutProduct(db, product, period.before, stepOf(period)))
  const reviews = await listApprovedReviews(db, product.id, { page: 1, sort: 'newest' })
  return {
    id: product.id,
    period,
    daysBehind,
    figures,
    before,
    points: visitorPoints(asked, figures.points, before?.points),
    rating: await findRating(db, product.id),
    reviews: reviews.slice(0, SHOWN_REVIEWS),
  }
}

/** In the order of `productSteps`. */
function stepsOf({ id, slug }: CountedProduct) {
  const path = productPath(slug)
  return [
    { kind: 'page_view', path },
    { kind: 'cta_click', path },
    { kind: 'page_view', path: `/checkout/${slug}` },
    { kind: 'purchase', name: id },
  ] as const satisfies Happening[]
}

async function askAboutProduct(db: Database, product: CountedProduct, range: Range, step: Step) {
  const path = productPath(product.slug)
  const steps = stepsOf(product)
  const [seen, , , bought] = steps
  const seeing = await ask(db, visitsThatSaw(path, range), {
    page: pageReport(path, 0),
    points: series(step),
    sources: byDimension('source'),
    countries: byDimension('country'),
    devices: byDimension('device'),
    way: funnel([...steps]),
    buyers: funnel([seen, bought]),
  })
  // a payment that was confirmed a day later belongs to no visit, and is a purchase all the same
  const { done } = await ask(db, allVisits(range), { done: goals([...steps]) })
  return { ...seeing, done }
}
