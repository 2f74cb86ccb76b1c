import { activeRunStates } from '~/kits/runs/run'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { importUploadStore } from './import-upload-store.server'
import { findImport } from './queries.server'

/** Lets a file go that was looked at and that nobody wants to import; its report stays. */
export async function discardImportFile(db: Database, by: Actor, dataDir: string, importId: string) {
  const run = await findImport(db, importId)
  if (!run?.isDryRun || !run.uploadId) throw new DomainError('This import has no uploaded file.', 404)
  const running = db.selectFrom('imports').select('id').where('uploadId', '=', run.uploadId)
  if (await running.where('state', 'in', activeRunStates).executeTakeFirst()) {
    throw new DomainError('This file is in use. Stop the import first.', 409)
  }
  await importUploadStore(db, dataDir).abandon(run.uploadId)
  await recordAction(db, by, { action: 'import.discarded', subject: `import:${importId}`, title: run.fileName })
}
