import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { isDatabaseUnreachable } from '~/platform/database/unreachable'
import { DAY_MS } from '~/platform/dates'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { defineJob } from '~/platform/jobs/job.server'
import { importUploads } from './intake/import-uploads.server'
import { stopFailed } from './running/claim.server'
import { workAtImport } from './running/work-at-import.server'

const LONGEST_SECONDS = 12 * 60 * 60

/** Works at a run that was begun on the screen, or at its undoing, to its end. */
export const runImport = defineJob({
  name: 'run-import',
  isLong: true,
  retryLimit: 0, // a run that nobody works at is found by the clock below
  expireInSeconds: LONGEST_SECONDS,
  pollSeconds: 3,
  data: z.object({ importId: z.uuid() }),
  async work(db, { importId }, { DATA_DIR, DATABASE_URL }) {
    try {
      await workAtImport(db, importId, { dataDir: DATA_DIR, isAlone: !DATABASE_URL })
      await forgetFile(db, DATA_DIR, importId)
    } catch (error) {
      // what fails today fails again in a minute: somebody should look first
      if (!isDatabaseUnreachable(error)) await stopFailed(db, importId)
      throw error
    }
  },
})

/** Hands a run over to whichever process is free. */
export function enqueueImport(tx: Database, importId: string) {
  return enqueue(tx, runImport, { importId })
}

/** The file of a run that wrote is needed no more; that of a dry run is, for the real one. */
async function forgetFile(db: Database, dataDir: string, importId: string) {
  const over = await db
    .selectFrom('imports')
    .select('uploadId')
    .where('id', '=', importId)
    .where('state', '=', 'done')
    .where('isDryRun', '=', false)
    .executeTakeFirst()
  if (over?.uploadId) await importUploads(dataDir).abandon(over.uploadId)
}

/** Each minute: runs whose process has died are taken up again. Imports of the console go on by their command. */
export const resumeImports = defineJob({
  name: 'resume-imports',
  cron: '* * * * *',
  async work(db) {
    const left = await db
      .selectFrom('imports')
      .select('id')
      .where('state', '=', 'running')
      .where((where) => where.or([where('uploadId', 'is not', null), where('phase', '=', 'undoing')]))
      .where(sql<boolean>`coalesce(held_at, created_at) < now() - interval '1 minute'`)
      .limit(20)
      .execute()
    for (const { id } of left) await inTransaction(db, (tx) => enqueueImport(tx, id))
  },
})

const KEPT_DAYS = 7

/** Files that were uploaded and never imported. */
export const sweepImports = defineJob({
  name: 'sweep-imports',
  cron: '23 4 * * *',
  async work(_db, _data, { DATA_DIR }) {
    await importUploads(DATA_DIR).sweep(new Date(Date.now() - KEPT_DAYS * DAY_MS))
  },
})
