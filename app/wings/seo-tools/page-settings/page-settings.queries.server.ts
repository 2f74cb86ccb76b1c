import type { Database } from '~/platform/database/database.server'
import { emptyPageSettings, type PageSettings } from '~/wings/web/seo/seo-fields'
import { toPageSettings } from './seo-settings-row.server'

export interface StoredPageSettings {
  settings: PageSettings
  /** Null: nothing is set for this page. */
  updatedAt: Date | null
}

/** What is set for the page at `path`, as a form holds it. */
export async function findPageSettings(db: Database, path: string): Promise<StoredPageSettings> {
  const row = await db.selectFrom('seoSettings').selectAll().where('pagePath', '=', path).executeTakeFirst()
  return row
    ? { settings: toPageSettings(row), updatedAt: row.updatedAt }
    : { settings: emptyPageSettings, updatedAt: null }
}

/** The same for many pages, by their paths; those of which nothing is said are not in it. */
export async function findManyPageSettings(db: Database, paths: string[]): Promise<Map<string, PageSettings>> {
  const rows = await db.selectFrom('seoSettings').selectAll().where('pagePath', 'in', paths).execute()
  return new Map(rows.map((row) => [row.pagePath, toPageSettings(row)]))
}

/** How a page of content is called by itself; undefined when none lives at `path`. */
export async function findPageTitle(db: Database, path: string) {
  const page = await db.selectFrom('pages').select('title').where('path', '=', path).executeTakeFirst()
  return page?.title
}
