import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { productPath } from '~/wings/shop/products/product'
import { findProductForAnalytics } from '~/wings/shop/products/queries.server'
import { editorPath } from '~/wings/web/pages/page-admin-paths'
import { loadProductReport } from '../page-reports/load-product-report.server'
import { toPageReportPreview } from '../page-reports/page-report'
import { buildProductReport } from '../page-reports/product-report'
import { PageReportLayout } from '../ui/page-report-layout'
import { PageReportView } from '../ui/page-report-view'
import { ReviewsCard } from '../ui/reviews-card'
import type { Route } from './+types/admin-product-analytics'

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
  return noindexMeta(`${loaderData?.page.title || 'Product'} – Analytics`)
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
