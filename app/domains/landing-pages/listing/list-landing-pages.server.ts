import { sql } from 'kysely'
import { listPieces } from '~/domains/writing/list-pieces.server'
import type { ListedPiece } from '~/domains/writing/listed-piece'
import type { Database } from '~/platform/database/database.server'
import type { LandingFilter } from './landing-filter'

export interface ListedLandingPage extends ListedPiece {
  blocks: number
  /** Other versions that are tried against the first. */
  variants: number
}

const tried = sql<boolean>`variants <> '[]'`

/** One page of all landing pages, also those that nobody sees. */
export function listLandingPages(db: Database, filter: LandingFilter, size: number, now = new Date()) {
  const pages = db
    .selectFrom('landingPages')
    .$if(filter.isTried, (query) => query.where(tried))
    .select(sql<number>`jsonb_array_length(blocks)`.as('blocks'))
    .select(sql<number>`jsonb_array_length(variants)`.as('variants'))
  return listPieces(db, pages, { kind: { table: 'landingPages', titleColumn: 'title' }, filter, size, now })
}
