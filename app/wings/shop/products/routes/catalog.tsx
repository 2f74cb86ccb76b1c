import { data, redirect } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { databaseContext, pageContext } from '~/platform/http/request-context.server'
import { countPages, parsePageNumber } from '~/platform/lists/page-number'
import { normalizeSearchQuery } from '~/platform/lists/search-query'
import { toPublicCategory } from '~/wings/publishing/categories/public-category'
import { listPublicCategories } from '~/wings/publishing/categories/queries.server'
import { readCategoryParam } from '~/wings/publishing/categories/read-category-param.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { hasOnlyCommonWords } from '~/wings/web/search/forgiving-search.server'
import { pageMeta } from '~/wings/web/seo/page-meta'
import { Catalog } from '../catalog'
import { listCatalogProducts, searchCatalogProducts } from '../catalog.queries.server'
import { catalogPath, isCatalogSort } from '../catalog-path'
import { parsePriceFilter } from '../parse-price-filter'
import { formatPrice } from '../product'
import { findPriceRange, type PriceRange } from '../queries.server'
import type { Route } from './+types/catalog'

const PRODUCTS_PER_PAGE = 24

const asTyped = { match: 'all' as const, text: '' }

const uncachedHeaders = { 'Cache-Control': 'private, no-cache' }
const searchHeaders = { ...uncachedHeaders, 'X-Robots-Tag': 'noindex' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { wanted, sort: chosen, page, q } = parseCatalogParams(url.searchParams)
  const brand = await findBrand(db)
  const { typed: price, filter } = parsePriceFilter(url.searchParams, brand)
  const { category: known, ...param } = await readCategoryParam(db, 'product', wanted)
  const category = known?.slug ?? null
  const { min, max } = price
  if (param.isMoved) throw redirect(catalogPath({ q, category, sort: chosen, min, max, page }), 301)
  const sort = chosen ?? (q ? null : 'newest')
  const place = { category, sort, page, size: PRODUCTS_PER_PAGE, price: filter }
  const found = q
    ? await searchCatalogProducts(db, q, place)
    : { ...(await listCatalogProducts(db, place)), ...asTyped }
  const { products, count } = found ?? { products: [], count: 0 }
  const isTooCommon = count === 0 && q !== '' && (await hasOnlyCommonWords(db, q))
  const pages = countPages(count, PRODUCTS_PER_PAGE)
  if (page > pages) throw notFound('Page')
  const isAsked = [q, min, max].some(Boolean)
  if (!isAsked) context.get(pageContext).addCacheTags('products', ...products.map(({ id }) => `product:${id}`))
  const shown = {
    priceRange: await findPriceRange(db),
    price,
    currency: brand.currency,
    language: brand.language,
    category: known ? toPublicCategory(known) : null,
    categories: await listPublicCategories(db, 'product'),
    sort,
    q,
    page,
    pages,
    count,
    products,
    match: found?.match ?? 'all',
    meant: found?.text ?? q,
    isTooCommon,
    hasTimedOut: !found,
  }
  if (isAsked) return data(shown, { headers: searchHeaders })
  if (param.isUnknown) context.get(pageContext).isPerRequest = true
  return data(shown, param.isUnknown ? { headers: uncachedHeaders } : undefined)
}

function parseCatalogParams(params: URLSearchParams) {
  const sort = params.get('sort')
  return {
    wanted: params.get('category'),
    sort: isCatalogSort(sort) ? sort : null,
    page: parsePageNumber(params.get('page')) ?? 1,
    q: normalizeSearchQuery(params.get('q')),
  }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { category, page, q, price } = loaderData
  const ofCategory = category && (category.seoTitle || `${category.name} products`)
  const name = q ? `Search for “${q}”` : (ofCategory ?? 'Products')
  return pageMeta(matches, {
    title: `${name}${page > 1 ? `, page ${page}` : ''}`,
    description: category?.description || catalogDescription(loaderData),
    // the same products in another order are no other page
    canonicalPath: catalogPath({ q, category: category?.slug, page }),
    ...((q || price.min || price.max) && { robots: 'noindex' }),
  })
}

function catalogDescription({ priceRange: range, language }: { priceRange: PriceRange | undefined; language: string }) {
  const [from, to] = range ? [range.from, range.to].map((of) => formatPrice(of, range.currency, language)) : []
  const prices = from === undefined ? '' : from === to ? `, ${from}` : `, from ${from} to ${to}`
  return `Ready-made software with full source code${prices}: products that you can run this week.`
}

export default function CatalogRoute({ loaderData }: Route.ComponentProps) {
  return <Catalog {...loaderData} />
}
