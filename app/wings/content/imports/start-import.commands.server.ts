import { RunNotFound } from '~/kits/runs/errors'
import { enqueueRun } from '~/kits/runs/run-jobs.server'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { type NewImport, startImport } from './commands.server'
import { importUploadStore } from './import-upload-store.server'
import { importRuns } from './jobs/import-runs.server'

/** Begins a run and hands it over. */
export async function startImportInBackground(db: Database, by: Actor, given: NewImport) {
  return inTransaction(db, async (tx) => {
    const { id } = await startImport(tx, by, given)
    await enqueueRun(tx, importRuns, { id, phase: 'listing' })
    return id
  })
}

/** Imports for real what a dry run has shown. */
export async function startImportFromDryRun(db: Database, by: Actor, dataDir: string, importId: string) {
  if (!isUuid(importId)) throw new RunNotFound('import')
  const shown = await db
    .selectFrom('imports')
    .select(['source', 'path', 'fileName', 'site', 'pictures', 'uploadId', 'state', 'isDryRun'])
    .where('id', '=', importId)
    .executeTakeFirst()
  if (!shown?.isDryRun || shown.state !== 'completed' || !shown.uploadId) {
    throw new DomainError('Only a fully checked file can be imported.')
  }
  if (!(await importUploadStore(db, dataDir).hasFile(shown.uploadId))) {
    throw new DomainError('This file was deleted. Upload it again.', 404)
  }
  const { state: _done, uploadId, source, ...rest } = shown
  const given = { ...rest, uploadId, source: source as NewImport['source'], isDryRun: false }
  return startImportInBackground(db, by, given)
}
