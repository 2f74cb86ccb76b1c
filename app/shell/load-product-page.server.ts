import type { RouterContextProvider } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { databaseContext, environmentContext, pageContext } from '~/platform/http/request-context.server'
import { countPages, parsePageNumber } from '~/platform/lists/page-number'
import { enhanceArticleHtml } from '~/rich-text/enhance-article-html'
import { listPostsAboutPage } from '~/wings/content/blog/posts-about-page.queries.server'
import { findNewestVersion } from '~/wings/shop/downloads/queries.server'
import { getPaymentMode } from '~/wings/shop/orders/payment-mode.server'
import { type Product, productPath } from '~/wings/shop/products/product'
import { listRelatedProducts } from '~/wings/shop/products/queries.server'
import { listApprovedReviews } from '~/wings/shop/reviews/queries.server'
import { emptyRating } from '~/wings/shop/reviews/rating'
import { isReviewSort, parseStars, REVIEWS_PER_PAGE } from '~/wings/shop/reviews/review'
import { resolvePageLinksForVisitors } from '~/wings/web/pages/page-links.queries.server'

const RELATED_PRODUCTS = 2
const RELATED_POSTS = 3

interface RequestArgs {
  context: Readonly<RouterContextProvider>
  url: URL
}

/** What the page of a product shows, with the part of its reviews that the address asks for. */
export async function loadProductPage({ context, url }: RequestArgs, { body: stored, ...product }: Product) {
  const db = context.get(databaseContext)
  const { id, slug, category } = product
  const related = await listRelatedProducts(db, product, RELATED_PRODUCTS)
  context.get(pageContext).addCacheTags(`product:${id}`, 'products', 'posts')
  const body = enhanceArticleHtml(await resolvePageLinksForVisitors(context, stored))
  const posts = await listPostsAboutPage(db, { pageId: id, tags: [slug, category], limit: RELATED_POSTS })
  return {
    product: { ...product, body },
    version: (await findNewestVersion(db, id)) ?? product.changelog[0]?.version,
    paymentMode: getPaymentMode(context.get(environmentContext)),
    /** The license that the address names; else the first. */
    tierId: findTierInUrl(url, product)?.id ?? product.tiers[0]?.id,
    related,
    posts,
    reviews: { path: productPath(slug), ...(await loadReviews(context, url, product)) },
  }
}

/** The tier of `?tier=`, as search engines are told its address. */
export function findTierInUrl({ searchParams }: URL, { tiers }: Pick<Product, 'tiers'>) {
  return tiers.find(({ id }) => id === searchParams.get('tier'))
}

async function loadReviews(
  context: RequestArgs['context'],
  { searchParams }: URL,
  { id, rating }: Pick<Product, 'id' | 'rating'>,
) {
  const counted = rating ?? emptyRating
  const [stars, sorted] = [parseStars(searchParams.get('stars')), searchParams.get('sort')]
  const sort = isReviewSort(sorted) ? sorted : 'newest'
  const page = parsePageNumber(searchParams.get('reviews')) ?? 1
  const count = stars ? (counted.stars[stars - 1] ?? 0) : counted.count
  const pages = countPages(count, REVIEWS_PER_PAGE)
  if (page > pages) throw notFound('Page')
  const reviews = count > 0 ? await listApprovedReviews(context.get(databaseContext), id, { page, stars, sort }) : []
  return { rating: counted, reviews, stars, sort, page, pages }
}
