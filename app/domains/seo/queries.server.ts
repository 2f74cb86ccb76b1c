import type { Database } from '~/platform/database/database.server'

/** The paths that an editor keeps out of search engines. */
export async function listNoindexPaths(db: Database) {
  const rows = await db.selectFrom('seoSettings').select('pagePath').where('robotsMeta', 'ilike', '%noindex%').execute()
  return new Set(rows.map(({ pagePath }) => pagePath))
}
