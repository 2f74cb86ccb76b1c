import { useEffect } from 'react'
import { redirect } from 'react-router'
import { trackProductView } from '~/domains/analytics/tell-events'
import { redirectOrNotFound } from '~/domains/redirects/moved.server'
import type { BreadcrumbHandle } from '~/domains/seo/breadcrumbs'
import { getSeoSite, pageMeta } from '~/domains/seo/page-meta'
import { databaseContext } from '~/platform/context.server'
import { slugPattern } from '~/platform/slug'
import { productMetaTitle, productPath, productTitleVariables } from '../product'
import { findTierInUrl, loadProductPage } from '../product-page.server'
import { findPublishedProduct } from '../queries.server'
import { faqJsonLd, productJsonLd } from '../structured-data'
import { ProductPage } from '../ui/product-page'
import type { Route } from './+types/product'

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const found = slugPattern.test(params.slug) ? await findPublishedProduct(db, params.slug) : undefined
  if (!found) throw await redirectOrNotFound({ request, context, url }, 'Product')
  if (url.searchParams.has('tier') && !findTierInUrl(url, found)) throw redirect(pathWithoutTier(url))
  return loadProductPage({ request, context, url }, found)
}

/** A license that is not offered leads to the page itself, so that nonsense fills no cache. */
function pathWithoutTier({ pathname, searchParams }: URL) {
  const others = new URLSearchParams([...searchParams].filter(([name]) => name !== 'tier'))
  return others.size ? `${pathname}?${others}` : pathname
}

export const handle: BreadcrumbHandle<Awaited<ReturnType<typeof loader>>> = {
  breadcrumb: ({ product }) => product.name,
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { product, paymentMode, reviews } = loaderData
  const isPartOfReviews = Boolean(reviews.stars) || reviews.page > 1 || reviews.sort !== 'newest'
  const facts = {
    product,
    reviews: reviews.reviews,
    origin: getSeoSite(matches).origin,
    isSold: paymentMode !== 'request',
  }
  return pageMeta(matches, {
    title: productMetaTitle(product),
    description: product.description,
    kind: 'product',
    image: product.preview,
    hasMarkdown: true,
    templateVariables: productTitleVariables(product),
    canonicalPath: productPath(product.slug),
    ...(isPartOfReviews && { robots: 'noindex' }),
    jsonLd: isPartOfReviews ? [] : [productJsonLd(facts), ...faqJsonLd(product)],
  })
}

export default function ProductRoute({ loaderData, matches }: Route.ComponentProps) {
  const { reviews, ...page } = loaderData
  const studio = getSeoSite(matches).brand.name
  const { slug } = page.product
  useEffect(() => trackProductView(slug), [slug])
  return <ProductPage key={`${page.product.id} ${page.tierId}`} {...page} reviews={{ ...reviews, studio }} />
}
