import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { startImportInBackground } from './import-control.commands.server'
import { importUploadStore } from './import-upload-store.server'

// asked twice at once (a retry, a second tab), it is done once
const underWay = new Map<string, Promise<string>>()

/** Begins the dry run of a file that is whole. Asked again, it answers the same run. */
export function completeImportUpload(db: Database, dataDir: string, by: Actor, uploadId: string) {
  const running = underWay.get(uploadId) ?? complete(db, dataDir, by, uploadId).finally(() => underWay.delete(uploadId))
  underWay.set(uploadId, running)
  return running
}

async function complete(db: Database, dataDir: string, by: Actor, uploadId: string) {
  const uploads = importUploadStore(dataDir)
  const upload = await uploads.find(uploadId)
  const { fileName, byteSize, received, details } = upload
  const begun = await db
    .selectFrom('imports')
    .select('id')
    .where('uploadId', '=', uploadId)
    .where('isDryRun', '=', true)
    .executeTakeFirst()
  if (begun) return begun.id
  if (received < byteSize) throw new DomainError(`The upload of ${fileName} is not complete.`)
  const path = uploads.bytesPath(uploadId)
  return startImportInBackground(db, by, { ...details, path, fileName, uploadId, isDryRun: true })
}
