import { editorPath } from '~/domains/pages/editor-path'
import { productPath } from '~/domains/products/product'
import { findProductForAnalytics } from '~/domains/products/queries.server'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { toPageReportPreview } from '../page/page-figures'
import { PageReportLayout } from '../page/page-report-frame'
import { PageReportView } from '../page/page-report-view'
import { loadProductReport } from '../product/load-product-report.server'
import { buildProductReport } from '../product/product-page'
import { ReviewsCard } from '../product/reviews-card'
import type { Route } from './+types/admin-product-figures'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const product = await findProductForAnalytics(db, params.productId)
  if (!product) throw notFound('Product')
  const { id, name, slug, publishedAt, deletedAt } = product
  const counted = await loadProductReport(db, product, url.searchParams)
  const { rating, reviews, daysBehind } = counted
  return {
    page: { title: name, path: productPath(slug), editPath: editorPath('product', id), publishedAt, deletedAt },
    report: toPageReportPreview(buildProductReport(counted)),
    rating,
    reviews,
    daysBehind,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.page.title || 'Product'} – Analytics` }, { name: 'robots', content: 'noindex' }]
}

export default function AdminProductAnalytics({ loaderData }: Route.ComponentProps) {
  const { page, report, rating, reviews, daysBehind } = loaderData
  const list = { path: '/admin/products', label: 'Products' }
  return (
    <PageReportLayout page={page} list={list} period={report.period} outdatedDays={daysBehind}>
      <PageReportView report={report} noun="product">
        <ReviewsCard rating={rating} reviews={reviews} />
      </PageReportView>
    </PageReportLayout>
  )
}
