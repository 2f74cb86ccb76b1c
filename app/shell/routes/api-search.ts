import { databaseContext } from '~/platform/http/request-context.server'
import { normalizeSearchQuery } from '~/platform/lists/search-query'
import { searchKindLabels } from '~/wings/web/search/site-search-path'
import { suggestPages } from '~/wings/web/search/suggestions.queries.server'
import type { SuggestedLink } from '../search/option-list'
import type { Route } from './+types/api-search'

const MAX_SUGGESTIONS = 6

/** What the field of a search suggests for `?q=`: `{ "pages": [{ "kind", "path", "title" }] }`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const q = normalizeSearchQuery(url.searchParams.get('q'))
  const pages = await suggestPages(context.get(databaseContext), q, MAX_SUGGESTIONS)
  const links = pages.map(({ kind, ...page }): SuggestedLink => ({ ...page, kind: searchKindLabels[kind] }))
  return Response.json({ pages: links }, { headers: { 'Cache-Control': 'private, no-cache' } })
}
