import { databaseContext } from '~/platform/http/request-context.server'
import { parseMediaFilter } from '../media-filter'
import { listMediaFiles } from '../queries.server'
import type { Route } from './+types/admin-media-files'

/** A page of the library as JSON, for the picker of the editors. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const filter = parseMediaFilter(new URL(request.url).searchParams)
  const { files, count } = await listMediaFiles(context.get(databaseContext), filter)
  const pages = Math.max(1, Math.ceil(count / filter.size))
  return Response.json({ files, count, page: filter.page, pages }, { headers: { 'Cache-Control': 'no-store' } })
}
