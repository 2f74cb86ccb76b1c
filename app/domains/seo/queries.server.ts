import type { Database } from '~/platform/database/database.server'
import { trailOf } from './breadcrumbs'
import type { PageFrame, SeoSettings } from './seo-settings'

/** The settings of the page at `path` with the labels along the way to it, in one query. */
export async function findPageSettings(db: Database, path: string): Promise<PageFrame> {
  const rows = await db.selectFrom('seoSettings').selectAll().where('pagePath', 'in', trailOf(path)).execute()
  const labels = Object.fromEntries(rows.map((row) => [row.pagePath, row.breadcrumbLabel]))
  const own = rows.find((row) => row.pagePath === path)
  if (!own) return { path, labels, seo: null }
  const { pagePath, breadcrumbLabel, updatedAt, ...seo } = own
  return { path, labels, seo: seo as unknown as SeoSettings }
}

/** The paths that an editor keeps out of search engines. */
export async function listNoindexPaths(db: Database) {
  const rows = await db.selectFrom('seoSettings').select('pagePath').where('robotsMeta', 'ilike', '%noindex%').execute()
  return new Set(rows.map(({ pagePath }) => pagePath))
}
