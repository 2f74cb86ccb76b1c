import { data } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { databaseContext, pageContext } from '~/platform/http/request-context.server'
import { countPages, parsePageNumber } from '~/platform/lists/page-number'
import { normalizeSearchQuery } from '~/platform/lists/search-query'
import { findBrand } from '~/wings/site/settings/queries.server'
import { pageMeta } from '~/wings/web/seo/page-meta'
import { Catalog } from '../catalog'
import { listCatalogProducts, searchCatalogProducts } from '../catalog.queries.server'
import { catalogPath, isCatalogSort } from '../catalog-path'
import { parsePriceFilter } from '../parse-price-filter'
import { formatPrice, isProductCategory, productCategoryLabels } from '../product'
import { findPriceRange, type PriceRange } from '../queries.server'
import type { Route } from './+types/catalog'

const PRODUCTS_PER_PAGE = 24

const searchHeaders = { 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { wanted, sorted, page, q } = parseCatalogParams(url.searchParams)
  const brand = await findBrand(db)
  const { typed: price, filter } = parsePriceFilter(url.searchParams, brand)
  const category = isProductCategory(wanted) ? wanted : null
  const sort = isCatalogSort(sorted) ? sorted : q ? null : 'newest'
  const place = { category, sort, page, size: PRODUCTS_PER_PAGE, price: filter }
  const found = q ? await searchCatalogProducts(db, q, place) : await listCatalogProducts(db, place)
  const { products, count } = found ?? { products: [], count: 0 }
  const pages = countPages(count, PRODUCTS_PER_PAGE)
  if (page > pages) throw notFound('Page')
  const isAsked = q !== '' || price.min !== '' || price.max !== ''
  if (!isAsked) context.get(pageContext).addCacheTags('products', ...products.map(({ id }) => `product:${id}`))
  const shown = {
    priceRange: await findPriceRange(db),
    price,
    currency: brand.currency,
    language: brand.language,
    category,
    sort,
    q,
    page,
    pages,
    count,
    products,
    hasTimedOut: !found,
  }
  return data(shown, isAsked ? { headers: searchHeaders } : undefined)
}

function parseCatalogParams(params: URLSearchParams) {
  return {
    wanted: params.get('category'),
    sorted: params.get('sort'),
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
  const name = q ? `Search for “${q}”` : category ? `${productCategoryLabels[category]} products` : 'Products'
  return pageMeta(matches, {
    title: `${name}${page > 1 ? `, page ${page}` : ''}`,
    description: catalogDescription(loaderData),
    // the same products in another order are no other page
    canonicalPath: catalogPath({ q, category, page }),
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
