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
  /** Whole US dollars, of the cheapest license. */
  price: number
  licenses: number
  preview: Picture | null
}

const sortColumns = { price: { expression: sql`price`, sqlType: sql`integer` } }

/** One page of all products, also those that nobody sees. */
export function listProductsForAdmin(db: Database, filter: ProductFilter, size: number, now = new Date()) {
  const { category } = filter
  const products = db
    .selectFrom('products')
    .$if(category !== '', (query) => query.where('category', '=', category))
    .select([
      'price',
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
