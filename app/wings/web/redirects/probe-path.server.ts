import type { Database } from '~/platform/database/database.server'
import { findRedirect } from './redirect-or-not-found.server'
import { getReservedReason } from './reserved-paths'

/**
 * What a visitor is answered at a path where no page of the content lives, without counting the look as a visit: 200 where
 * a part of the site answers, where a redirect leads, or that nothing is there.
 */
export async function probePath(db: Database, path: string): Promise<{ status: number; redirectsTo: string | null }> {
  if (getReservedReason(path)) return { status: 200, redirectsTo: null }
  const way = await findRedirect(db, path)
  if (way?.kind === 'gone') return { status: 410, redirectsTo: null }
  return way ? { status: way.status, redirectsTo: way.to } : { status: 404, redirectsTo: null }
}
