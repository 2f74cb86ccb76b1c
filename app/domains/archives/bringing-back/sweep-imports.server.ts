import type { Database } from '~/platform/database/database.server'
import { DAY_MS } from '~/platform/dates'
import { archiveUploads } from './archive-uploads.server'
import { listOldArchiveImports } from './queries.server'

const UPLOADS_KEPT_DAYS = 7
export const REPORTS_KEPT_DAYS = 90
const AT_ONCE = 100

/** Lets go archives that nobody brought in, and reports that nobody reads any more: the audit log keeps the fact. */
export async function sweepArchiveImports(db: Database, dataDir: string, now = new Date()) {
  await archiveUploads(dataDir).sweep(new Date(now.getTime() - UPLOADS_KEPT_DAYS * DAY_MS))
  const old = await listOldArchiveImports(db, new Date(now.getTime() - REPORTS_KEPT_DAYS * DAY_MS), AT_ONCE)
  for (const { id } of old) await db.deleteFrom('archiveImports').where('id', '=', id).execute()
}
