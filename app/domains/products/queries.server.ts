import type { ExpressionBuilder } from 'kysely'
import { pictureOf } from '~/domains/media/queries.server'
import type { Database } from '~/platform/database/database.server'
import type { DB } from '~/platform/database/tables'
import {
  type Product,
  type ProductCategory,
  type ProductFeature,
  type ProductSummary,
  type ProductTier,
  productPath,
} from './product'

function summaryColumns(from: ExpressionBuilder<DB, 'products'>) {
  return [
    ...(['slug', 'name', 'tagline', 'price'] as const),
    from.ref('category').$castTo<ProductCategory>().as('category'),
    pictureOf(from, 'products.previewId', 'products.previewAlt').as('preview'),
  ] as const
}

function published(db: Database, now: Date) {
  return db.selectFrom('products').where('publishedAt', '<=', now).orderBy('publishedAt', 'desc').orderBy('id')
}

/** The product as visitors see it. */
export function findPublishedProduct(db: Database, slug: string, now = new Date()): Promise<Product | undefined> {
  return published(db, now)
    .where('slug', '=', slug)
    .select((from) => [
      ...summaryColumns(from),
      ...(['id', 'description', 'body', 'included', 'updatedAt'] as const),
      from.ref('features').$castTo<ProductFeature[]>().as('features'),
      from.ref('tiers').$castTo<ProductTier[]>().as('tiers'),
      from.ref('publishedAt').$castTo<Date>().as('publishedAt'),
    ])
    .executeTakeFirst()
}

export function listNewestProducts(db: Database, limit: number, now = new Date()): Promise<ProductSummary[]> {
  return published(db, now).select(summaryColumns).limit(limit).execute()
}

// the catalogue is one page: a studio sells dozens of products, not thousands
const CATALOGUE_LIMIT = 100

export function listCatalogue(
  db: Database,
  category: ProductCategory | null,
  now = new Date(),
): Promise<ProductSummary[]> {
  return published(db, now)
    .$if(category !== null, (query) => query.where('category', '=', category))
    .select(summaryColumns)
    .limit(CATALOGUE_LIMIT)
    .execute()
}

/** Other products, those of the same category first. */
export function listRelatedProducts(
  db: Database,
  product: Pick<Product, 'slug' | 'category'>,
  limit: number,
  now = new Date(),
) {
  return db
    .selectFrom('products')
    .select(summaryColumns)
    .where('publishedAt', '<=', now)
    .where('slug', '!=', product.slug)
    .orderBy((from) => from('category', '=', product.category), 'desc')
    .orderBy('publishedAt', 'desc')
    .limit(limit)
    .execute()
}

export async function listPublishedProductAddresses(db: Database, now = new Date()) {
  const rows = await published(db, now).select(['slug', 'name as title', 'updatedAt']).execute()
  return rows.map(({ slug, ...row }) => ({ ...row, path: productPath(slug) }))
}

export async function findNextProductPublication(db: Database, now = new Date()) {
  const row = await db
    .selectFrom('products')
    .select((from) => from.fn.min('publishedAt').as('at'))
    .where('publishedAt', '>', now)
    .executeTakeFirst()
  return row?.at
}
