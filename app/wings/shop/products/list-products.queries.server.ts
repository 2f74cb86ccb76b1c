import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { categoryNameSql } from '~/wings/publishing/categories/queries.server'
import { listEntries } from '~/wings/publishing/writing/list-entries.queries.server'
import type { ListedEntry } from '~/wings/publishing/writing/listed-entry'
import type { Picture } from '~/wings/site/media/picture'
import { selectPicture } from '~/wings/site/media/queries.server'
import type { ProductFilter } from './product-filter'

export interface ProductListItem extends ListedEntry {
  categoryName: string
  /** Of the cheapest license, in the smallest unit of its currency. */
  price: number
  currency: string
  licenses: number
  preview: Picture | null
}

// as its index has it: each currency by itself
const sortColumns = { price: { expression: sql`(currency || lpad(price::text, 13, '0'))`, sqlType: sql`text` } }

/** One page of all products, also those that nobody sees. */
export function listProductsForAdmin(db: Database, filter: ProductFilter, size: number, now = new Date()) {
  const { category } = filter
  const products = db
    .selectFrom('products')
    .$if(category !== '', (query) => query.where('category', '=', category))
    .select([
      ...(['price', 'currency'] as const),
      categoryNameSql('product', 'products.category').as('categoryName'),
      sql<number>`jsonb_array_length(tiers)`.as('licenses'),
    ])
    .select((from) => selectPicture(from, 'products.previewId', 'products.previewAlt').as('preview'))
  return listEntries(db, products, {
    entryType: { table: 'products', titleColumn: 'name' },
    filter,
    size,
    sortColumns,
    now,
  })
}
