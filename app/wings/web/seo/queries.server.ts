import { cachedUntilChanged } from '~/platform/content-changes/cached-until-changed.server'
import type { Database } from '~/platform/database/database.server'
import { ancestorPaths } from './breadcrumbs'
import { headSeoColumns, type PageSeoSettings } from './seo-fields'
import type { PageSeoContext } from './seo-settings'

// a path and a short label for each page that an editor described: small enough to be kept, and most pages have no more
const findBreadcrumbLabels = cachedUntilChanged('seo', async (db) => {
  const rows = await db.selectFrom('seoSettings').select(['pagePath', 'breadcrumbLabel']).execute()
  return new Map(rows.map((row) => [row.pagePath, row.breadcrumbLabel]))
})

/** The settings of the page at `path` with the labels along the way to it; a page that nobody described costs no query. */
export async function findPageSeoContext(db: Database, path: string): Promise<Omit<PageSeoContext, 'language'>> {
  const described = await findBreadcrumbLabels(db)
  const labelled = ancestorPaths(path).filter((part) => described.has(part))
  const labels = Object.fromEntries(labelled.map((part) => [part, described.get(part) ?? null]))
  return { path, breadcrumbLabels: labels, seo: described.has(path) ? await findSeoSettings(db, path) : null }
}

async function findSeoSettings(db: Database, path: string) {
  const row = await db.selectFrom('seoSettings').select(headSeoColumns).where('pagePath', '=', path).executeTakeFirst()
  return (row as PageSeoSettings | undefined) ?? null
}

/** The paths that an editor keeps out of search engines. */
export async function listNoindexPaths(db: Database) {
  const rows = await db.selectFrom('seoSettings').select('pagePath').where('robotsMeta', 'ilike', '%noindex%').execute()
  return new Set(rows.map(({ pagePath }) => pagePath))
}
