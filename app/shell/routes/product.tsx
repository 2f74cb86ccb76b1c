import { redirect } from 'react-router'
import { databaseContext } from '~/platform/http/request-context.server'
import { slugPattern } from '~/platform/text/slug'
import { productMetaTitle, productPath, productTitleVariables } from '~/wings/shop/products/product'
import { faqJsonLd, productJsonLd } from '~/wings/shop/products/product-json-ld'
import { ProductPage } from '~/wings/shop/products/product-page'
import { findPublishedProduct } from '~/wings/shop/products/queries.server'
import { redirectOrNotFound } from '~/wings/web/redirects/redirect-or-not-found.server'
import type { BreadcrumbHandle } from '~/wings/web/seo/breadcrumbs'
import { getSeoSite, pageMeta } from '~/wings/web/seo/page-meta'
import { findTierInUrl, loadProductPage } from '../load-product-page.server'
import { PostsAboutProduct } from '../ui/posts-about-product'
import type { Route } from './+types/product'

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const found = slugPattern.test(params.slug) ? await findPublishedProduct(db, params.slug) : undefined
  if (!found) throw await redirectOrNotFound({ request, context, url }, 'Product')
  if (url.searchParams.has('tier') && !findTierInUrl(url, found)) throw redirect(pathWithoutTier(url))
  return loadProductPage({ context, url }, found)
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
    isPurchasable: paymentMode !== 'request',
  }
  return pageMeta(matches, {
    title: productMetaTitle(product),
    description: product.description,
    kind: 'product',
    image: product.preview,
    hasMarkdown: true,
    templateVariables: productTitleVariables(product, getSeoSite(matches).brand.language),
    canonicalPath: productPath(product.slug),
    ...(isPartOfReviews && { robots: 'noindex' }),
    jsonLd: isPartOfReviews ? [] : [productJsonLd(facts), ...faqJsonLd(product)],
  })
}

export default function ProductRoute({ loaderData, matches }: Route.ComponentProps) {
  const { posts, reviews, ...page } = loaderData
  const studio = getSeoSite(matches).brand.name
  return (
    <div data-product-view={page.product.slug}>
      <ProductPage {...page} posts={<PostsAboutProduct posts={posts} />} reviews={{ ...reviews, studio }} />
    </div>
  )
}
