import type { Database } from '~/platform/database/database.server'
import { DAY_MS } from '~/platform/time/dates'
import { listExpiredArchiveImports } from './archive-imports.queries.server'
import { archiveUploadStore } from './archive-upload-store.server'

const UPLOAD_RETENTION_DAYS = 7
export const ARCHIVE_REPORT_RETENTION_DAYS = 90
const BATCH_SIZE = 100

/** Lets go archives that nobody brought in, and reports that nobody reads any more: the audit log keeps the fact. */
export async function sweepArchiveImports(db: Database, dataDir: string, now = new Date()) {
  await archiveUploadStore(db, dataDir).deleteStale(new Date(now.getTime() - UPLOAD_RETENTION_DAYS * DAY_MS))
  const old = await listExpiredArchiveImports(
    db,
    new Date(now.getTime() - ARCHIVE_REPORT_RETENTION_DAYS * DAY_MS),
    BATCH_SIZE,
  )
  for (const { id } of old) await db.deleteFrom('archiveImports').where('id', '=', id).execute()
}
