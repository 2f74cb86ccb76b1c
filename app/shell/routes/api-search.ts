import { databaseContext } from '~/platform/http/request-context.server'
import { normalizeSearchQuery } from '~/platform/lists/search-query'
import { suggestPages } from '~/wings/web/search/suggestions.queries.server'
import type { Route } from './+types/api-search'

const MAX_SUGGESTIONS = 6

/** What the field of a search suggests for `?q=`: `{ "pages": [{ "kind", "path", "title" }] }`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const q = normalizeSearchQuery(url.searchParams.get('q'))
  const pages = await suggestPages(context.get(databaseContext), q, MAX_SUGGESTIONS)
  return Response.json({ pages }, { headers: { 'Cache-Control': 'private, no-cache' } })
}
