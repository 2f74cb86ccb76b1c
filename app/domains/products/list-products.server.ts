import { sql } from 'kysely'
import type { Picture } from '~/domains/media/picture'
import { pictureOf } from '~/domains/media/queries.server'
import { listPieces } from '~/domains/writing/list-pieces.server'
import type { ListedPiece } from '~/domains/writing/listed-piece'
import type { Database } from '~/platform/database/database.server'
import type { ProductFilter } from './product-filter'

export interface ListedProduct extends ListedPiece {
  category: string
  /** Whole US dollars, of the cheapest license. */
  price: number
  licenses: number
  preview: Picture | null
}

const sortings = { price: { key: sql`price`, type: sql`integer` } }

/** One page of all products, also those that nobody sees. */
export function listProducts(db: Database, filter: ProductFilter, size: number, now = new Date()) {
  const { category } = filter
  const products = db
    .selectFrom('products')
    .$if(category !== null, (query) => query.where('category', '=', category))
    .select(['category', 'price', sql<number>`jsonb_array_length(tiers)`.as('licenses')])
    .select((from) => pictureOf(from, 'products.previewId', 'products.previewAlt').as('preview'))
  return listPieces(db, products, { kind: { table: 'products', titleColumn: 'name' }, filter, size, sortings, now })
}
