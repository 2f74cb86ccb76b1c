import { databaseContext } from '~/platform/context.server'
import { findPackedMap } from '../load-map.server'
import type { Route } from './+types/admin-map-data'

/** The site as a graph, as `map-format.ts` reads it; a browser that has this version is told so. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { name, bytes } = await findPackedMap(context.get(databaseContext))
  const etag = `"map-${name}"`
  const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', Vary: 'Cookie' }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'Content-Type': 'application/octet-stream', 'Content-Encoding': 'gzip' },
  })
}
