import { databaseContext } from '~/platform/http/request-context.server'
import { findCompressedMap } from '../compressed-map.queries.server'
import type { Route } from './+types/admin-content-map-data'

/** The site as a graph, as `map-format.ts` reads it. */
export async function loader({ context }: Route.LoaderArgs) {
  const bytes = await findCompressedMap(context.get(databaseContext))
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': 'application/octet-stream', 'Content-Encoding': 'gzip' },
  })
}
