import { data } from 'react-router'
import type { BreadcrumbHandle } from '~/domains/seo/breadcrumbs'
import { getSeoSite } from '~/domains/seo/page-meta'
import { PreviewBanner } from '~/domains/writing/preview-banner'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { findProductPreview } from '../preview.server'
import { loadProductPage } from '../product-page.server'
import { ProductPage } from '../ui/product-page'
import type { Route } from './+types/preview'

const privateHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** A product as it would look, for whoever was given the link. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const preview = await findProductPreview(context.get(databaseContext), params.key)
  if (!preview) throw notFound('Preview')
  const { product, ...banner } = preview
  const page = await loadProductPage({ request, context, url }, product)
  return data({ ...page, banner }, { headers: privateHeaders })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

type LoaderData = Route.ComponentProps['loaderData']

export const handle: BreadcrumbHandle<LoaderData> = { breadcrumb: ({ product }) => product.name || 'Untitled' }

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Preview: ${loaderData?.product.name || 'Untitled'}` }, { name: 'robots', content: 'noindex' }]
}

export default function ProductPreviewRoute({ loaderData, matches }: Route.ComponentProps) {
  const { banner, reviews, ...page } = loaderData
  return (
    <>
      <PreviewBanner {...banner} />
      <ProductPage {...page} reviews={{ ...reviews, studio: getSeoSite(matches).brand.name }} />
    </>
  )
}
