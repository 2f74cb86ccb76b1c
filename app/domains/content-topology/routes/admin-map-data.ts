import { databaseContext } from '~/platform/context.server'
import { findCompressedMap } from '../load-map.server'
import type { Route } from './+types/admin-map-data'

/** The site as a graph, as `map-format.ts` reads it. */
export async function loader({ context }: Route.LoaderArgs) {
  const bytes = await findCompressedMap(context.get(databaseContext))
  return new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': 'application/octet-stream', 'Content-Encoding': 'gzip' },
  })
}
