import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { listEntries } from '~/wings/publishing/writing/list-entries.queries.server'
import type { ListedEntry } from '~/wings/publishing/writing/listed-entry'
import type { LandingPageFilter } from './landing-page-filter'

export interface ListedLandingPage extends ListedEntry {
  blocks: number
  /** Other versions that are tried against the first. */
  variants: number
}

/** Those of these slugs that no landing page has, be it a draft or in the trash. */
export async function listUnusedSlugs<Slug extends string>(db: Database, slugs: Slug[]) {
  const used = await db.selectFrom('landingPages').select('slug').where('slug', 'in', slugs).execute()
  return slugs.filter((slug) => !used.some((page) => page.slug === slug))
}

const hasVariants = sql<boolean>`variants <> '[]'`

/** One page of all landing pages, also those that nobody sees. */
export function listLandingPagesForAdmin(db: Database, filter: LandingPageFilter, size: number, now = new Date()) {
  const pages = db
    .selectFrom('landingPages')
    .$if(filter.hasVariants, (query) => query.where(hasVariants))
    .select(sql<number>`jsonb_array_length(blocks)`.as('blocks'))
    .select(sql<number>`jsonb_array_length(variants)`.as('variants'))
  return listEntries(db, pages, { entryType: { table: 'landingPages', titleColumn: 'title' }, filter, size, now })
}
