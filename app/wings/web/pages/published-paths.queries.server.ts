import type { Database } from '~/platform/database/database.server'
import { getReservedReason } from '~/wings/web/redirects/reserved-paths'

/** Emitted when a landing page appears at a path, leaves it or moves: menus of all pages may name it. */
export const SITE_PAGES_TAG = 'site-pages'

/** Those of these paths at which visitors find a page of content. */
export async function listPublishedPaths(db: Database, paths: string[], now = new Date()): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  const rows = await db
    .selectFrom('pages')
    .select('path')
    .where('path', 'in', paths)
    .where('publishedAt', '<=', now)
    .execute()
  return new Set(rows.map(({ path }) => path))
}

/** The path of a page of content; undefined for other sites and for what the site itself always answers. */
export function contentPathOf(url: string) {
  if (!url.startsWith('/') || url.startsWith('//')) return undefined
  const [path = ''] = url.split(/[?#]/, 1)
  return path === '/' || getReservedReason(path) ? undefined : path
}
