import type { RouterContextProvider } from 'react-router'
import { databaseContext, pageContext } from '~/platform/http/request-context.server'
import { findPageIdsByPath } from './page-links.queries.server'

/**
 * For a loader whose page has links of its own to content of the studio: where each of these paths leads now. Paths at
 * which visitors find nothing are left out.
 */
export async function loadStaticLinks(
  context: Readonly<RouterContextProvider>,
  paths: readonly string[],
  now = new Date(),
): Promise<StaticLinks> {
  if (paths.length === 0) return {}
  context.get(pageContext).addCacheTags(...new Set(paths.map(listTagForPath)))
  const db = context.get(databaseContext)
  const idOf = await findPageIdsByPath(db, [...paths])
  const ids = [...new Set(idOf.values())]
  if (ids.length === 0) return {}
  const shown = await db
    .selectFrom('pages')
    .select(['id', 'path'])
    .where('id', 'in', ids)
    .where('publishedAt', '<=', now)
    .execute()
  const pathOf = new Map(shown.map(({ id, path }) => [id, path]))
  return Object.fromEntries(
    paths.flatMap((path) => {
      const to = pathOf.get(idOf.get(path) ?? '')
      return to ? [[path, to]] : []
    }),
  )
}

/** What is told when a page comes, goes or moves there. */
function listTagForPath(path: string) {
  if (path.startsWith('/blog/')) return 'posts'
  return path.startsWith('/tools/') ? 'products' : 'landing-pages'
}

/** Where links that stand in the site's own pages lead today, by the path they name; what visitors cannot see is missing. */
type StaticLinks = Readonly<Partial<Record<string, string>>>
