import type { Database } from '~/platform/database/database.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { importUploadStore } from './import-upload-store.server'
import { startImportInBackground } from './start-import.commands.server'

/** Begins the dry run of a file that is whole. Asked again, it answers the same run. */
export function completeImportUpload(db: Database, dataDir: string, by: Actor, uploadId: string) {
  const uploads = importUploadStore(db, dataDir)
  return uploads.complete(uploadId, async (upload) => {
    const begun = await db
      .selectFrom('imports')
      .select('id')
      .where('uploadId', '=', uploadId)
      .where('isDryRun', '=', true)
      .executeTakeFirst()
    if (begun) return begun.id
    const path = await uploads.localFile(upload)
    const { details, fileName } = upload
    return startImportInBackground(db, by, { ...details, path, fileName, uploadId, isDryRun: true })
  })
}
