import type { Database } from '~/platform/database/database.server'
import { defineJob } from '~/platform/jobs/define-job.server'
import { DAY_MS } from '~/platform/time/dates'
import { fileUploadStore } from './file-uploads.server'
import { productFileStore } from './product-file-store.server'
import { isFileStored } from './queries.server'
import { deleteOldDownloads } from './start-download.commands.server'

/** Each night: who downloaded what, longer ago than buyers were told. */
export const pruneDownloadHistoryJob = defineJob({
  name: 'prune-download-history',
  cron: '23 3 * * *',
  work: (db) => deleteOldDownloads(db),
})

// an admin on holiday may come back to a large upload
const MAX_UPLOAD_DAYS = 7

/** Once a day: uploads that nobody finished, bytes that no file knows. */
export const sweepDownloadsJob = defineJob({
  name: 'sweep-downloads',
  cron: '11 4 * * *',
  work: (db, _data, { DATA_DIR }) => sweepProductFiles(db, DATA_DIR),
})

export async function sweepProductFiles(db: Database, dataDir: string, now = new Date()) {
  await fileUploadStore(db, dataDir).deleteStale(new Date(now.getTime() - MAX_UPLOAD_DAYS * DAY_MS))
  await removeOrphanedFiles(db, dataDir, new Date(now.getTime() - DAY_MS))
}

/** Bytes go into the store before their row is written: a process that died in between, for good, leaves them. */
async function removeOrphanedFiles(db: Database, dataDir: string, before: Date) {
  const store = productFileStore(dataDir)
  const unfinished = new Set((await fileUploadStore(db, dataDir).listUnfinished()).map(({ id }) => id))
  for await (const { name, changedAt } of store.list()) {
    if (changedAt >= before || unfinished.has(name)) continue
    if (!(await isFileStored(db, name))) await store.remove([name])
  }
}
