import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import { resetClaim } from '~/platform/jobs/long-task.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { type NewImport, startImport } from './commands.server'
import { ImportIsGone } from './errors'
import { importUploadStore } from './import-upload-store.server'
import { findImportedItems } from './jobs/decide-undo.queries.server'
import { enqueueImport } from './jobs.server'

/** Begins a run and hands it over. */
export async function startImportInBackground(db: Database, by: Actor, given: NewImport) {
  return inTransaction(db, async (tx) => {
    const { id } = await startImport(tx, by, given)
    await enqueueImport(tx, id)
    return id
  })
}

/** Imports for real what a dry run has shown. */
export async function startImportFromDryRun(db: Database, by: Actor, dataDir: string, importId: string) {
  if (!isUuid(importId)) throw new ImportIsGone()
  const shown = await db
    .selectFrom('imports')
    .select(['source', 'path', 'fileName', 'site', 'pictures', 'uploadId', 'state', 'isDryRun'])
    .where('id', '=', importId)
    .executeTakeFirst()
  if (!shown?.isDryRun || shown.state !== 'done' || !shown.uploadId) {
    throw new DomainError('Only a fully checked file can be imported.')
  }
  if (!(await importUploadStore(db, dataDir).hasFile(shown.uploadId))) {
    throw new DomainError('This file was deleted. Upload it again.', 404)
  }
  const { state: _done, uploadId, source, ...rest } = shown
  const given = { ...rest, uploadId, source: source as NewImport['source'], isDryRun: false }
  return startImportInBackground(db, by, given)
}

/** Stops a run between two batches; what is stored stays, and it can be taken up again. */
export function stopImport(db: Database, by: Actor, importId: string) {
  return changeState(db, by, importId, { from: 'running', to: 'stopped' })
}

export function resumeImport(db: Database, by: Actor, importId: string) {
  return changeState(db, by, importId, { from: 'stopped', to: 'running' })
}

interface StateChange {
  from: 'running' | 'stopped'
  to: 'running' | 'stopped'
}

function changeState(db: Database, by: Actor, importId: string, { from, to }: StateChange) {
  return inTransaction(db, async (tx) => {
    if (!isUuid(importId)) throw new ImportIsGone()
    const run = await tx
      .updateTable('imports')
      .set({ state: to, error: null, ...resetClaim() })
      .where('id', '=', importId)
      .where('state', '=', from)
      .returning(['fileName'])
      .executeTakeFirst()
    if (!run) throw new DomainError(`This import is no longer ${from}.`)
    const action = to === 'stopped' ? 'import.stopped' : 'import.resumed'
    await recordAction(tx, by, { action, subject: `import:${importId}`, title: run.fileName })
    if (to === 'running') await enqueueImport(tx, importId)
  })
}

/** Takes back what a run has written, whatever it is doing. What an undoing has kept may go when it is asked for again. */
export function undoImport(db: Database, by: Actor, importId: string) {
  return inTransaction(db, async (tx) => {
    if (!isUuid(importId)) throw new ImportIsGone()
    const run = await tx
      .selectFrom('imports')
      .select(['fileName', 'isDryRun', 'phase', 'state'])
      .where('id', '=', importId)
      .forUpdate()
      .executeTakeFirst()
    if (!run) throw new ImportIsGone()
    if (run.phase === 'undoing' && run.state !== 'done') throw new DomainError('This import is already being undone.')
    const [first] = run.isDryRun || run.phase === 'listing' ? [] : await findImportedItems(tx, importId, 0, 1)
    if (!first) throw new DomainError('This import has nothing to undo.')
    const undoing = { phase: 'undoing', state: 'running', position: 0, error: null, ...resetClaim() }
    const who = { undoneById: by.id, undoneByEmail: by.email }
    await tx
      .updateTable('imports')
      .set({ ...undoing, ...who, endedAt: null })
      .where('id', '=', importId)
      .execute()
    await recordAction(tx, by, { action: 'import.undone', subject: `import:${importId}`, title: run.fileName })
    await enqueueImport(tx, importId)
  })
}
