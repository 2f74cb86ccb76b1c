import { data } from 'react-router'
import type { CrumbHandle } from '~/domains/seo/breadcrumbs'
import { siteOf } from '~/domains/seo/page-meta'
import { PreviewBanner } from '~/domains/writing/preview-banner'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { findProductPreview } from '../preview.server'
import { productPage } from '../product-page.server'
import { ProductPage } from '../ui/product-page'
import type { Route } from './+types/preview'

const forNobodyElse = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** A product as it would look, for whoever was given the link. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const preview = await findProductPreview(context.get(databaseContext), params.key)
  if (!preview) throw notFound('Preview')
  const { product, ...banner } = preview
  const page = await productPage({ request, context, url }, product)
  return data({ ...page, banner }, { headers: forNobodyElse })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

type LoaderData = Route.ComponentProps['loaderData']

export const handle: CrumbHandle<LoaderData> = { crumb: ({ product }) => product.name || 'Untitled' }

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Preview: ${loaderData?.product.name || 'Untitled'}` }, { name: 'robots', content: 'noindex' }]
}

export default function ProductPreview({ loaderData, matches }: Route.ComponentProps) {
  const { banner, reviews, ...page } = loaderData
  return (
    <>
      <PreviewBanner {...banner} />
      <ProductPage {...page} reviews={{ ...reviews, studio: siteOf(matches).brand.name }} />
    </>
  )
}
