import { useEffect } from 'react'
import { redirect } from 'react-router'
import { tellProductView } from '~/domains/analytics/tell-events'
import { movedOrNotFound } from '~/domains/redirects/moved.server'
import type { CrumbHandle } from '~/domains/seo/breadcrumbs'
import { pageMeta, siteOf } from '~/domains/seo/page-meta'
import { databaseContext } from '~/platform/context.server'
import { slugPattern } from '~/platform/slug'
import { productPath, productTitle, productWords } from '../product'
import { productPage, tierAt } from '../product-page.server'
import { findPublishedProduct } from '../queries.server'
import { productData, questionsData } from '../structured-data'
import { ProductPage } from '../ui/product-page'
import type { Route } from './+types/product'

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const found = slugPattern.test(params.slug) ? await findPublishedProduct(db, params.slug) : undefined
  if (!found) throw await movedOrNotFound({ request, context, url }, 'Product')
  if (url.searchParams.has('tier') && !tierAt(url, found)) throw redirect(withoutTier(url))
  return productPage({ request, context, url }, found)
}

/** A license that is not offered leads to the page itself, so that nonsense fills no cache. */
function withoutTier({ pathname, searchParams }: URL) {
  const others = new URLSearchParams([...searchParams].filter(([name]) => name !== 'tier'))
  return others.size ? `${pathname}?${others}` : pathname
}

export const handle: CrumbHandle<Awaited<ReturnType<typeof loader>>> = { crumb: ({ product }) => product.name }

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { product, payment, reviews } = loaderData
  const isPartOfReviews = Boolean(reviews.stars) || reviews.page > 1 || reviews.sort !== 'newest'
  const facts = { product, reviews: reviews.reviews, origin: siteOf(matches).origin, isSold: payment !== 'request' }
  return pageMeta(matches, {
    title: productTitle(product),
    description: product.description,
    kind: 'product',
    picture: product.preview,
    hasMarkdown: true,
    words: productWords(product),
    canonicalPath: productPath(product.slug),
    ...(isPartOfReviews && { robots: 'noindex' }),
    jsonLd: isPartOfReviews ? [] : [productData(facts), ...questionsData(product)],
  })
}

export default function ProductRoute({ loaderData, matches }: Route.ComponentProps) {
  const { reviews, ...page } = loaderData
  const studio = siteOf(matches).brand.name
  const { slug } = page.product
  useEffect(() => tellProductView(slug), [slug])
  return <ProductPage key={`${page.product.id} ${page.tierId}`} {...page} reviews={{ ...reviews, studio }} />
}
