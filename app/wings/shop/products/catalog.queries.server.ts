import { type RawBuilder, sql } from 'kysely'
import { cachedUntilChanged } from '~/platform/content-changes/cached-until-changed.server'
import type { Database } from '~/platform/database/database.server'
import type { SearchTerms } from '~/platform/lists/search-terms.server'
import { searchBounded } from '~/wings/web/search/bounded-search.server'
import { searchForgivingly } from '~/wings/web/search/forgiving-search.server'
import type { CatalogSort } from './catalog-path'
import type { ProductSummary } from './product'
import { productSummaryColumns } from './queries.server'

export interface CatalogQuery {
  category: string | null
  /** Null in a search: the best first. */
  sort: CatalogSort | null
  /** Only what is sold in this currency, and whose lowest price is between these; null for everything. */
  price?: PriceFilter | null
  page: number
  size: number
}

/** Amounts in the smallest unit of the currency. */
export interface PriceFilter {
  currency: string
  min?: number
  max?: number
}

interface CatalogPage {
  products: ProductSummary[]
  /** On all pages. */
  count: number
}

const orderings: Record<CatalogSort, RawBuilder<unknown>> = {
  newest: sql`published_at desc, products.id`,
  // amounts of different currencies are not compared
  'price-up': sql`currency, price, products.id`,
  'price-down': sql`currency desc, price desc, products.id desc`,
}

/** One page of the published products, of one category or of all. */
export async function listCatalogProducts(db: Database, place: CatalogQuery, now?: Date): Promise<CatalogPage> {
  const { category, sort, page, size, price } = place
  const count =
    now || price ? await countProducts(db, place, now ?? new Date()) : (await countsByCategory(db)).get(category)
  const order = orderings[sort ?? 'newest']
  const ids = publishedProducts(db, place, now ?? new Date())
    .select('id')
    .orderBy(order)
    .limit(size)
    .offset((page - 1) * size)
  return { products: await loadSummaries(db, ids, order), count: count ?? 0 }
}

type CatalogFilter = Pick<CatalogQuery, 'category' | 'price'>

function publishedProducts(db: Database, { category, price }: CatalogFilter, now: Date) {
  const { currency = '', min = null, max = null } = price ?? {}
  return db
    .selectFrom('products')
    .where('publishedAt', '<=', now)
    .$if(category !== null, (query) => query.where('category', '=', category ?? ''))
    .$if(currency !== '', (query) => query.where('currency', '=', currency))
    .$if(min !== null, (query) => query.where('price', '>=', min ?? 0))
    .$if(max !== null, (query) => query.where('price', '<=', max ?? 0))
}

function loadSummaries(db: Database, ids: ReturnType<typeof publishedProducts> | string[], order: RawBuilder<unknown>) {
  return db
    .selectFrom('products')
    .select((from) => productSummaryColumns(from))
    .where('id', 'in', ids as string[])
    .orderBy(order)
    .execute()
}

async function countProducts(db: Database, filter: CatalogFilter, now: Date) {
  const { count } = await publishedProducts(db, filter, now)
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many products there are, by category and, by null, of all; asked once until products change. */
const countsByCategory = cachedUntilChanged('products', async (db) => {
  const rows = await publishedProducts(db, { category: null }, new Date())
    .select((from) => ['category', from.fn.countAll<number>().as('count')])
    .groupBy('category')
    .execute()
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  return new Map<string | null, number>([[null, all], ...rows.map(({ category, count }) => [category, count] as const)])
})

/**
 * Published products with all the words; else with what was probably meant (`match`, `text`). PostgreSQL ends it after two
 * seconds. Undefined: it was ended.
 */
export function searchCatalogProducts(db: Database, text: string, place: CatalogQuery, now = new Date()) {
  return searchBounded(db, async (tx) => {
    const found = await searchForgivingly(tx, text, (terms) => findMatches(tx, terms, place, now))
    return found ?? { products: [], count: 0, match: 'all' as const, text }
  })
}

// to weigh a product its words are read; of those that are found by so many others the newest are weighed
const MAX_RANKED = 400

async function findMatches(tx: Database, terms: SearchTerms, place: CatalogQuery, now: Date): Promise<CatalogPage> {
  const { sort, page, size } = place
  const wanted = sql`${terms.wanted}::tsquery`
  const found = publishedProducts(tx, place, now).where(sql<boolean>`search @@ ${wanted}`)
  const { count } = await found.select((from) => from.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  if (count === 0) return { products: [], count }
  const isWeighed = sort === null && count <= MAX_RANKED
  const order = isWeighed
    ? sql`ts_rank(search, ${wanted}) desc, published_at desc, products.id`
    : orderings[sort ?? 'newest']
  const ids = found
    .select('id')
    .orderBy(order)
    .limit(size)
    .offset((page - 1) * size)
  return { products: await loadSummaries(tx, ids as never, order), count }
}
