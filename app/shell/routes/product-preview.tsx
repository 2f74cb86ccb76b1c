import { data } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { PreviewBanner } from '~/wings/publishing/writing/preview-banner'
import { ProductPage } from '~/wings/shop/products/product-page'
import { findProductPreview } from '~/wings/shop/products/product-preview.server'
import type { BreadcrumbHandle } from '~/wings/web/seo/breadcrumbs'
import { getSeoSite } from '~/wings/web/seo/page-meta'
import { loadProductPage } from '../load-product-page.server'
import { PostsAboutProduct } from '../ui/posts-about-product'
import type { Route } from './+types/product-preview'

const privateHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** A product as it would look, for whoever was given the link. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const preview = await findProductPreview(context.get(databaseContext), params.key)
  if (!preview) throw notFound('Preview')
  const { product, ...banner } = preview
  const page = await loadProductPage({ context, url }, product)
  return data({ ...page, banner }, { headers: privateHeaders })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

type LoaderData = Route.ComponentProps['loaderData']

export const handle: BreadcrumbHandle<LoaderData> = { breadcrumb: ({ product }) => product.name || 'Untitled' }

export function meta({ loaderData }: Route.MetaArgs) {
  return noindexMeta(`Preview: ${loaderData?.product.name || 'Untitled'}`)
}

export default function ProductPreviewRoute({ loaderData, matches }: Route.ComponentProps) {
  const { banner, posts, reviews, ...page } = loaderData
  return (
    <>
      <PreviewBanner {...banner} />
      <ProductPage
        {...page}
        posts={<PostsAboutProduct posts={posts} />}
        reviews={{ ...reviews, studio: getSeoSite(matches).brand.name }}
      />
    </>
  )
}
