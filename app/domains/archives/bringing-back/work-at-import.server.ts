import path from 'node:path'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { advance, type Claim, letGo, type WorkRow } from '~/platform/jobs/long-work.server'
import { Refusal } from '~/platform/refusal'
import type { ArchiveEngine, NotedRecord } from '../archive-engine'
import { UploadItAgain } from '../errors'
import { archiveWork } from '../running/archive-tasks.server'
import { columnsOf, tellingOf } from '../running/telling.server'
import { workAtTask } from '../running/work-at-task.server'
import { type PartCounts, sumOfParts } from './archive-import'
import { archiveUploads } from './archive-uploads.server'

/** Writes the report of a run beside what the run writes, and knows how far it is. */
class ImportJournalOf {
  noted: number
  counts: PartCounts

  constructor(
    readonly claim: Claim<'archiveImports'>,
    known: { noted: number; counts: PartCounts },
  ) {
    this.noted = known.noted
    this.counts = structuredClone(known.counts)
  }

  /** @throws WorkLost, so that what it wrote is undone */
  async note(tx: Database, records: NotedRecord[], total: number) {
    const { id: importId } = this.claim
    const noted = records.at(-1)?.position ?? this.noted
    const counts = added(this.counts, records)
    const progress = columnsOf({ phase: 'taking', done: noted, total })
    await advance(tx, this.claim, { ...progress, noted, counts: JSON.stringify(counts) })
    const rows = records.map(({ reason = '', ...record }) => ({ importId, reason, ...record }))
    await tx.insertInto('archiveImportItems').values(rows).execute()
    Object.assign(this, { noted, counts })
  }
}

/** Where archives are unpacked, a folder for each run. */
export function importWorkshop(dataDir: string) {
  return path.resolve(dataDir, 'archives-coming-back')
}

type Surroundings = Pick<SiteEnvironment, 'DATA_DIR'>

/** Looks at an archive, or brings it in, to its end; from where it was when it was cut short. */
export async function workAtImport(db: Database, engine: ArchiveEngine, importId: string, env: Surroundings) {
  const { DATA_DIR: dataDir } = env
  const asked = { id: importId, workshop: importWorkshop(dataDir) }
  await workAtTask(db, archiveWork, asked, async ({ claim, row }, folder) => {
    const run = runOf(row)
    const uploads = archiveUploads(dataDir)
    try {
      if (!(await uploads.isThere(run.uploadId))) throw new Refusal(new UploadItAgain().message)
      const journal = new ImportJournalOf(claim, run)
      const { fileName, isDryRun, by } = run
      const file = { path: uploads.partsOf(run.uploadId), name: fileName }
      const told = tellingOf(db, claim)
      await engine.bringBack(db, { file, folder, dataDir, by, isDryRun, journal, told })
      await finish(db, claim, { ...run, counts: journal.counts })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await letGo(db, claim, { state: 'refused', fault: error.message, endedAt: new Date() })
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

async function finish(db: Database, claim: Claim<'archiveImports'>, { fileName: title, isDryRun, by, counts }: Run) {
  await inTransaction(db, async (tx) => {
    await letGo(tx, claim, { state: 'done', endedAt: new Date() })
    if (isDryRun) return
    const done = { action: 'archive.imported', subject: `archive:${claim.id}`, title, after: sumOfParts(counts) }
    await recordAction(tx, by, done)
  })
}

function runOf({ askedById, askedByEmail, counts, ...run }: WorkRow<'archiveImports'>) {
  return { ...run, counts: counts as PartCounts, by: { id: askedById, email: askedByEmail } }
}

function added(counts: PartCounts, records: NotedRecord[]) {
  const sum = structuredClone(counts)
  for (const { part, fate } of records) {
    const known = sum[part] ?? {}
    sum[part] = { ...known, [fate]: (known[fate] ?? 0) + 1 }
  }
  return sum
}
