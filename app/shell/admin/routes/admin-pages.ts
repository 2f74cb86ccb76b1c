import { databaseContext } from '~/platform/http/request-context.server'
import { builtInPages } from '~/shell/public-pages'
import { searchPages } from '~/wings/web/pages/queries.server'
import type { Route } from './+types/admin-pages'

const MAX_RESULTS = 8
const MAX_QUERY_LENGTH = 200

/**
 * The pages that a text can link to: `GET /admin/pages?q=` answers `{ "pages": [{ id, path, title, kind, publishedAt }] }`,
 * without a question the last changed ones. Pages that every studio has come without an id.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const typed = (new URL(request.url).searchParams.get('q') ?? '').slice(0, MAX_QUERY_LENGTH)
  const found = await searchPages(context.get(databaseContext), typed, MAX_RESULTS)
  const fixed = builtInPages
    .filter(({ title }) => typed.trim() !== '' && title.toLowerCase().includes(typed.trim().toLowerCase()))
    .map((page) => ({ ...page, id: null, kind: 'page', publishedAt: null }))
  return Response.json({ pages: [...found, ...fixed] }, { headers: { 'Cache-Control': 'no-store' } })
}
