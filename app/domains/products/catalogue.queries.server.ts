import { type RawBuilder, sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { remember } from '~/platform/remember.server'
import { readBegunTerms, readTerms, type SearchTerms } from '~/platform/search-terms.server'
import type { CatalogueSort } from './catalogue-address'
import type { ProductCategory, ProductSummary } from './product'
import { summaryColumns } from './queries.server'

export interface CataloguePlace {
  category: ProductCategory | null
  /** Null in a search: the best first. */
  sort: CatalogueSort | null
  page: number
  size: number
}

interface CataloguePage {
  products: ProductSummary[]
  /** On all pages. */
  count: number
}

const orders: Record<CatalogueSort, RawBuilder<unknown>> = {
  newest: sql`published_at desc, products.id`,
  'price-up': sql`price, products.id`,
  'price-down': sql`price desc, products.id desc`,
}

/** One page of the published products, of one category or of all. */
export async function listCatalogue(db: Database, place: CataloguePlace, now?: Date): Promise<CataloguePage> {
  const { category, sort, page, size } = place
  const count = now ? await countProducts(db, category, now) : (await countsByCategory(db)).get(category ?? 'all')
  const order = orders[sort ?? 'newest']
  const ids = published(db, category, now ?? new Date())
    .select('id')
    .orderBy(order)
    .limit(size)
    .offset((page - 1) * size)
  return { products: await readProducts(db, ids, order), count: count ?? 0 }
}

function published(db: Database, category: ProductCategory | null, now: Date) {
  return db
    .selectFrom('products')
    .where('publishedAt', '<=', now)
    .$if(category !== null, (query) => query.where('category', '=', category ?? ''))
}

function readProducts(db: Database, ids: ReturnType<typeof published> | string[], order: RawBuilder<unknown>) {
  return db
    .selectFrom('products')
    .select((from) => summaryColumns(from))
    .where('id', 'in', ids as string[])
    .orderBy(order)
    .execute()
}

async function countProducts(db: Database, category: ProductCategory | null, now: Date) {
  const { count } = await published(db, category, now)
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many products there are, by category and in `all`; asked once until products change. */
const countsByCategory = remember('products', async (db) => {
  const rows = await published(db, null, new Date())
    .select((from) => ['category', from.fn.countAll<number>().as('count')])
    .groupBy('category')
    .execute()
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  return new Map<string, number>([['all', all], ...rows.map(({ category, count }) => [category, count] as const)])
})

/**
 * Published products with all the words; when nobody wrote the last word, those with words that begin with it. PostgreSQL
 * ends it after two seconds. Undefined: it was ended.
 */
export function searchCatalogue(db: Database, text: string, place: CataloguePlace, now = new Date()) {
  const searched = inTransaction(db, async (tx) => {
    // whatever the statistics say, products are never opened one after the other to look for words in them
    await sql`select set_config('statement_timeout', '2000', true), set_config('enable_seqscan', 'off', true),
      set_config('jit', 'off', true)`.execute(tx)
    const asked = await find(tx, await readTerms(tx, text), place, now)
    return asked.count > 0 ? asked : find(tx, await readBegunTerms(tx, text), place, now)
  })
  return searched.catch((error: { code?: string }) => {
    if (error.code !== CANCELLED) throw error
    return undefined
  })
}

const CANCELLED = '57014'

// to weigh a product its words are read; of those that are found by so many others the newest are weighed
const MOST_WEIGHED = 400

async function find(
  tx: Database,
  terms: SearchTerms | undefined,
  { category, sort, page, size }: CataloguePlace,
  now: Date,
): Promise<CataloguePage> {
  if (!terms) return { products: [], count: 0 }
  const wanted = sql`${terms.wanted}::tsquery`
  const found = published(tx, category, now).where(sql<boolean>`search @@ ${wanted}`)
  const { count } = await found.select((from) => from.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  if (count === 0) return { products: [], count }
  const isWeighed = sort === null && count <= MOST_WEIGHED
  const order = isWeighed
    ? sql`ts_rank(search, ${wanted}) desc, published_at desc, products.id`
    : orders[sort ?? 'newest']
  const ids = found
    .select('id')
    .orderBy(order)
    .limit(size)
    .offset((page - 1) * size)
  return { products: await readProducts(tx, ids as never, order), count }
}
