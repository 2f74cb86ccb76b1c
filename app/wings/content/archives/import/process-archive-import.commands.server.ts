import path from 'node:path'
import { type ClaimedRun, commitProgress, type RunClaim, releaseClaim } from '~/kits/runs/claim-run.commands.server'
import { completedColumns, endColumns, type RunRow } from '~/kits/runs/define-runs.server'
import { processRun } from '~/kits/runs/process-run.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { OperatorError } from '~/platform/errors/operator-error'
import { withWorkFolder } from '~/platform/storage/with-work-folder.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import type { ArchiveEngine, ArchiveRecordResult } from '../archive-engine'
import { archiveImportRuns } from '../archive-runs.server'
import { ArchiveFileIsGone } from '../errors'
import { createProgressReporter, toProgressColumns } from '../task-progress.server'
import { type ArchivePartCounts, sumOutcomes } from './archive-import'
import { archiveUploadStore } from './archive-upload-store.server'

/** Writes the report of a run beside what the run writes, and knows how far it is. */
class ArchiveImportJournal {
  recordedCount: number
  counts: ArchivePartCounts

  constructor(
    readonly claim: RunClaim<'archiveImports'>,
    known: { recordedCount: number; counts: ArchivePartCounts },
  ) {
    this.recordedCount = known.recordedCount
    this.counts = structuredClone(known.counts)
  }

  /** @throws ClaimLost, so that what it wrote is undone */
  async record(tx: Database, records: ArchiveRecordResult[], total: number) {
    const { id: importId } = this.claim
    const recordedCount = records.at(-1)?.position ?? this.recordedCount
    const counts = addCounts(this.counts, records)
    const progress = toProgressColumns({ phase: 'importing', done: recordedCount, total })
    await commitProgress(tx, this.claim, { ...progress, recordedCount, counts: JSON.stringify(counts) })
    const rows = records.map(({ reason = '', ...record }) => ({ importId, reason, ...record }))
    await tx.insertInto('archiveImportItems').values(rows).execute()
    Object.assign(this, { recordedCount, counts })
  }
}

/** Where archives are unpacked, a folder for each run. */
export function archiveImportWorkRoot(dataDir: string) {
  return path.resolve(dataDir, 'archives-coming-back')
}

type ImportEnvironment = Pick<SiteEnvironment, 'DATA_DIR'>

/** Looks at an archive, or brings it in, to its end; from where it was when it was cut short. */
export function processArchiveImport(db: Database, engine: ArchiveEngine, importId: string, env: ImportEnvironment) {
  return processRun(db, archiveImportRuns, importId, (claimed) =>
    withWorkFolder(archiveImportWorkRoot(env.DATA_DIR), importId, (folder) =>
      importArchive(db, engine, claimed, { folder, dataDir: env.DATA_DIR }),
    ),
  )
}

/** An archive that is refused for what it is fails for good, and its file goes. */
async function importArchive(
  db: Database,
  engine: ArchiveEngine,
  { claim, row }: ClaimedRun<'archiveImports'>,
  { folder, dataDir }: { folder: string; dataDir: string },
) {
  const run = toRun(row)
  const { uploadId, fileName, isDryRun, by } = run
  const uploads = archiveUploadStore(db, dataDir)
  try {
    if (!(await uploads.hasFile(uploadId))) throw new OperatorError(new ArchiveFileIsGone().message)
    const journal = new ArchiveImportJournal(claim, run)
    const file = await uploads.localFile({ id: uploadId, byteSize: Number(run.byteSize) })
    const reportProgress = createProgressReporter(db, claim)
    const task = { file: { path: file, name: fileName }, folder, dataDir, by, isDryRun, journal, reportProgress }
    await engine.importArchive(db, task)
    await finish(db, claim, { ...run, counts: journal.counts })
    if (isDryRun) return
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    await releaseClaim(db, claim, endColumns<'archiveImports'>({ state: 'failed', error: error.message }))
  }
  await uploads.abandon(uploadId)
}

interface Run {
  fileName: string
  isDryRun: boolean
  by: Actor
  counts: ArchivePartCounts
}

async function finish(db: Database, claim: RunClaim<'archiveImports'>, { fileName: title, isDryRun, by, counts }: Run) {
  await inTransaction(db, async (tx) => {
    await releaseClaim(tx, claim, completedColumns<'archiveImports'>())
    if (isDryRun) return
    const done = { action: 'archive.imported', subject: `archive:${claim.id}`, title, after: sumOutcomes(counts) }
    await recordAction(tx, by, done)
  })
}

function toRun({ startedById, startedByEmail, counts, ...run }: RunRow<'archiveImports'>) {
  return { ...run, counts: counts as ArchivePartCounts, by: { id: startedById, email: startedByEmail } }
}

function addCounts(counts: ArchivePartCounts, records: ArchiveRecordResult[]) {
  const sum = structuredClone(counts)
  for (const { part, outcome } of records) {
    const known = sum[part] ?? {}
    sum[part] = { ...known, [outcome]: (known[outcome] ?? 0) + 1 }
  }
  return sum
}
