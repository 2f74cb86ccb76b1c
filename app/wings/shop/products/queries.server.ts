import { type ExpressionBuilder, sql } from 'kysely'
import { cachedUntilChanged } from '~/platform/content-changes/cached-until-changed.server'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import type { DB } from '~/platform/database/tables'
import { categoryNameSql } from '~/wings/publishing/categories/queries.server'
import { selectProductRating } from '~/wings/shop/reviews/rating.commands.server'
import type { Picture } from '~/wings/site/media/picture'
import { pictureJsonSql } from '~/wings/site/media/picture-json.server'
import { selectPicture } from '~/wings/site/media/queries.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import {
  type Product,
  type ProductFaqItem,
  type ProductFeature,
  type ProductRelease,
  type ProductSummary,
  type ProductTier,
  productPath,
} from './product'

export function productSummaryColumns(from: ExpressionBuilder<DB, 'products'>) {
  return [
    ...(['products.id', 'slug', 'name', 'tagline', 'category', 'price', 'currency'] as const),
    sql<boolean>`jsonb_array_length(tiers) > 1`.as('hasTiers'),
    categoryNameSql('product', 'products.category').as('categoryName'),
    selectPicture(from, 'products.previewId', 'products.previewAlt').as('preview'),
    selectProductRating(from, 'products.id').as('rating'),
  ] as const
}

function publishedProducts(db: Database, now: Date) {
  return db.selectFrom('products').where('publishedAt', '<=', now).orderBy('publishedAt', 'desc').orderBy('id')
}

/** The preview and the pictures of the gallery, each once. */
function galleryPictures() {
  return sql<Picture[]>`coalesce((
    select json_agg(${pictureJsonSql(sql`shown.alt`)} order by shown.place)
    from (
      select distinct on (id) id, alt, place from (
        select preview_id as id, preview_alt as alt, 0 as place where preview_id is not null
        union all
        select (item->>'id')::uuid, coalesce(item->>'alt', ''), place
        from jsonb_array_elements(gallery) with ordinality as each (item, place)
      ) as every order by id, place
    ) as shown join media_files on media_files.id = shown.id), '[]')`
}

/** The product as visitors see it. */
export function findPublishedProduct(db: Database, slug: string, now = new Date()): Promise<Product | undefined> {
  return publishedProducts(db, now)
    .where('slug', '=', slug)
    .select((from) => [
      ...productSummaryColumns(from),
      ...(['description', 'body', 'included', 'videoUrl', 'demoUrl', 'updatedAt'] as const),
      galleryPictures().as('gallery'),
      from.ref('faq').$castTo<ProductFaqItem[]>().as('faq'),
      from.ref('changelog').$castTo<ProductRelease[]>().as('changelog'),
      from.ref('features').$castTo<ProductFeature[]>().as('features'),
      from.ref('tiers').$castTo<ProductTier[]>().as('tiers'),
      from.ref('publishedAt').$castTo<Date>().as('publishedAt'),
    ])
    .executeTakeFirst()
}

/** The product as those who look at its figures know it, whatever its state. */
export async function findProductForAnalytics(db: Database, productId: string) {
  if (!isUuid(productId)) return undefined
  return db
    .selectFrom('products')
    .select(['id', 'slug', 'name', 'publishedAt', 'deletedAt'])
    .where('id', '=', productId)
    .executeTakeFirst()
}

export function listNewestProducts(db: Database, limit: number, now = new Date()): Promise<ProductSummary[]> {
  return publishedProducts(db, now).select(productSummaryColumns).limit(limit).execute()
}

// as far back as "also on the shelf" looks; a product page then asks for them once until products change
const RECENT_PRODUCTS = 60
const listRecentProducts = cachedUntilChanged('products', (db) => listNewestProducts(db, RECENT_PRODUCTS))

/** Other recent products, those of the same category first. Without their ratings, which change by themselves. */
export async function listRelatedProducts(db: Database, product: Pick<Product, 'slug' | 'category'>, limit: number) {
  const others = (await listRecentProducts(db)).filter(({ slug }) => slug !== product.slug)
  const isSameKind = ({ category }: ProductSummary) => category === product.category
  const sorted = [...others.filter(isSameKind), ...others.filter((other) => !isSameKind(other))]
  return sorted.slice(0, limit).map((other) => ({ ...other, rating: null }))
}

export async function listPublishedProductPaths(db: Database, now = new Date()) {
  const rows = await publishedProducts(db, now).select(['slug', 'name as title', 'updatedAt']).execute()
  return rows.map(({ slug, ...row }) => ({ ...row, path: productPath(slug) }))
}

export interface PriceRange {
  currency: string
  /** In the smallest unit of the currency. */
  from: number
  to: number
}

/** The lowest and the highest price of a license that is sold in the studio's currency; undefined where none is. */
export async function findPriceRange(db: Database, now = new Date()): Promise<PriceRange | undefined> {
  const { currency } = await findBrand(db)
  const { rows } = await sql<{ from: number | null; to: number | null }>`
    select min(license.price) as "from", max(license.price) as "to"
    from products, jsonb_to_recordset(products.tiers) as license (price bigint)
    where published_at <= ${now} and products.currency = ${currency} and license.price > 0`.execute(db)
  const { from = null, to = null } = rows[0] ?? {}
  return from === null || to === null ? undefined : { currency, from, to }
}

export async function findNextProductPublication(db: Database, now = new Date()) {
  const row = await db
    .selectFrom('products')
    .select((from) => from.fn.min('publishedAt').as('at'))
    .where('publishedAt', '>', now)
    .executeTakeFirst()
  return row?.at
}

/** The products with these slugs, also drafts, as whoever writes names them. */
export function findProductsBySlug(db: Database, slugs: string[]) {
  if (slugs.length === 0) return Promise.resolve([])
  return db
    .selectFrom('products')
    .select(['id', 'slug', 'name'])
    .where('slug', 'in', slugs)
    .where('deletedAt', 'is', null)
    .execute()
}

/** The slugs of products that nobody has touched since they were brought in, and that have no gallery. */
export async function listUneditedImportedProductSlugs(db: Database) {
  const rows = await db
    .selectFrom('products')
    .select('slug')
    .whereRef('updatedAt', '=', 'createdAt')
    .where('revision', '=', 1)
    .where('gallery', '=', '[]')
    .execute()
  return rows.map(({ slug }) => slug)
}
