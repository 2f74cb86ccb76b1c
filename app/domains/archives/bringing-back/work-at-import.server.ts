import path from 'node:path'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { Refusal } from '~/platform/refusal'
import type { ArchiveEngine } from '../archive-engine'
import { UploadItAgain } from '../errors'
import { endTask, type Task, TaskLost, tellingOf } from '../running/claim.server'
import { workAtTask } from '../running/work-at-task.server'
import { type PartCounts, sumOfParts } from './archive-import'
import { archiveUploads } from './archive-uploads.server'
import { ImportJournalOf } from './import-journal.server'

/** Where archives are unpacked, a folder for each run. */
export function importWorkshop(dataDir: string) {
  return path.resolve(dataDir, 'archives-coming-back')
}

type Surroundings = Pick<SiteEnvironment, 'DATA_DIR' | 'DATABASE_URL'>

/** Looks at an archive, or brings it in, to its end; from where it was when it was cut short. */
export async function workAtImport(db: Database, engine: ArchiveEngine, importId: string, env: Surroundings) {
  const { DATA_DIR: dataDir, DATABASE_URL } = env
  const asked = { table: 'archiveImports' as const, id: importId, isAlone: !DATABASE_URL }
  await workAtTask(db, { ...asked, workshop: importWorkshop(dataDir) }, async (task, folder) => {
    const run = await findRun(db, importId)
    const uploads = archiveUploads(dataDir)
    try {
      if (!(await uploads.isThere(run.uploadId))) throw new Refusal(new UploadItAgain().message)
      const journal = new ImportJournalOf(task, run)
      const { fileName, isDryRun, by } = run
      const file = { path: uploads.partsOf(run.uploadId), name: fileName }
      const told = tellingOf(db, task)
      await engine.bringBack(db, { file, folder, dataDir, by, isDryRun, journal, told })
      await finish(db, task, { ...run, counts: journal.counts })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await endTask(db, task, { state: 'refused', fault: error.message })
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
  counts: PartCounts
}

async function finish(db: Database, task: Task, { fileName: title, isDryRun, by, counts }: Run) {
  await inTransaction(db, async (tx) => {
    if (!(await endTask(tx, task, { state: 'done' }))) throw new TaskLost()
    if (isDryRun) return
    const done = { action: 'archive.imported', subject: `archive:${task.id}`, title, after: sumOfParts(counts) }
    await recordAction(tx, by, done)
  })
}

async function findRun(db: Database, importId: string) {
  const { askedById, askedByEmail, counts, ...run } = await db
    .selectFrom('archiveImports')
    .select(['uploadId', 'fileName', 'isDryRun', 'noted', 'counts', 'askedById', 'askedByEmail'])
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  return { ...run, counts: counts as PartCounts, by: { id: askedById, email: askedByEmail } }
}
