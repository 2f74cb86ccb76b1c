import path from 'node:path'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { OperatorError } from '~/platform/errors/operator-error'
import {
  commitProgress,
  type LongTaskClaim,
  type LongTaskRow,
  releaseClaim,
} from '~/platform/jobs/long-task.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import type { ArchiveEngine, ArchiveRecordResult } from '../archive-engine'
import { archiveImportWork } from '../archive-tasks.server'
import { ArchiveFileIsGone } from '../errors'
import { processTask } from '../process-task.server'
import { createProgressReporter, toProgressColumns } from '../task-progress.server'
import { type ArchivePartCounts, sumOutcomes } from './archive-import'
import { archiveUploadStore } from './archive-upload-store.server'

/** Writes the report of a run beside what the run writes, and knows how far it is. */
class ArchiveImportJournal {
  recordedCount: number
  counts: ArchivePartCounts

  constructor(
    readonly claim: LongTaskClaim<'archiveImports'>,
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
export async function processArchiveImport(
  db: Database,
  engine: ArchiveEngine,
  importId: string,
  env: ImportEnvironment,
) {
  const { DATA_DIR: dataDir } = env
  const asked = { id: importId, workDir: archiveImportWorkRoot(dataDir) }
  await processTask(db, archiveImportWork, asked, async ({ claim, row }, folder) => {
    const run = toRun(row)
    const uploads = archiveUploadStore(db, dataDir)
    try {
      if (!(await uploads.hasFile(run.uploadId))) throw new OperatorError(new ArchiveFileIsGone().message)
      const journal = new ArchiveImportJournal(claim, run)
      const { fileName, isDryRun, by } = run
      const file = {
        path: await uploads.localFile({ id: run.uploadId, byteSize: Number(run.byteSize) }),
        name: fileName,
      }
      const told = createProgressReporter(db, claim)
      await engine.importArchive(db, { file, folder, dataDir, by, isDryRun, journal, reportProgress: told })
      await finish(db, claim, { ...run, counts: journal.counts })
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error
      await releaseClaim(db, claim, { state: 'refused', error: error.message, endedAt: new Date() })
      await uploads.abandon(run.uploadId)
      return
    }
    if (!run.isDryRun) await uploads.abandon(run.uploadId)
  })
}

interface Run {
  fileName: string
  isDryRun: boolean
  by: Actor
  counts: ArchivePartCounts
}

async function finish(
  db: Database,
  claim: LongTaskClaim<'archiveImports'>,
  { fileName: title, isDryRun, by, counts }: Run,
) {
  await inTransaction(db, async (tx) => {
    await releaseClaim(tx, claim, { state: 'done', endedAt: new Date() })
    if (isDryRun) return
    const done = { action: 'archive.imported', subject: `archive:${claim.id}`, title, after: sumOutcomes(counts) }
    await recordAction(tx, by, done)
  })
}

function toRun({ requestedById, requestedByEmail, counts, ...run }: LongTaskRow<'archiveImports'>) {
  return { ...run, counts: counts as ArchivePartCounts, by: { id: requestedById, email: requestedByEmail } }
}

function addCounts(counts: ArchivePartCounts, records: ArchiveRecordResult[]) {
  const sum = structuredClone(counts)
  for (const { part, outcome } of records) {
    const known = sum[part] ?? {}
    sum[part] = { ...known, [outcome]: (known[outcome] ?? 0) + 1 }
  }
  return sum
}
