import { databaseContext } from '~/platform/http/request-context.server'
import { searchAllContent } from '../content-search.server'
import type { Route } from './+types/admin-search'

const MAX_QUERY_LENGTH = 200

/** What the command palette finds: `GET /admin/search?q=` answers `{ "results": [ … ] }`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const typed = (new URL(request.url).searchParams.get('q') ?? '').slice(0, MAX_QUERY_LENGTH)
  const results = await searchAllContent(context.get(databaseContext), typed)
  return Response.json({ results }, { headers: { 'Cache-Control': 'no-store' } })
}
