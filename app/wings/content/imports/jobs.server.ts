import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { defineJob } from '~/platform/jobs/define-job.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { listStaleLongTasks } from '~/platform/jobs/stale-tasks.queries.server'
import { DAY_MS } from '~/platform/time/dates'
import { importUploadStore } from './import-upload-store.server'
import { importWork } from './jobs/claimed-import.server'
import { processImport } from './process-import.server'
import { findFinishedUpload, findImport } from './queries.server'

const MAX_JOB_SECONDS = 12 * 60 * 60
// what fails today fails again in a minute: somebody should look first
const INTERNAL_ERROR_MESSAGE = 'Something went wrong. Check the error log and resume the import.'

/** Works at a run that was begun on the screen, or at its undoing, to its end. */
export const processImportJob = defineJob({
  name: 'run-import',
  isLong: true,
  retryLimit: 0, // a run that nobody works at is found by the clock below
  expireInSeconds: MAX_JOB_SECONDS,
  pollSeconds: 3,
  data: z.object({ importId: z.uuid() }),
  async work(db, { importId }, { DATA_DIR }) {
    await fetchImportFile(db, DATA_DIR, importId)
    await processImport(db, importId, { dataDir: DATA_DIR, internalErrorMessage: INTERNAL_ERROR_MESSAGE })
    await deleteImportedFile(db, DATA_DIR, importId)
  },
})

/** Hands a run over to whichever process is free. */
export function enqueueImport(tx: Database, importId: string, options?: { id: string }) {
  return enqueue(tx, processImportJob, { importId }, options)
}

/** With a bucket, the file may have come in by another machine. */
async function fetchImportFile(db: Database, dataDir: string, importId: string) {
  const uploads = importUploadStore(db, dataDir)
  const { uploadId } = (await findImport(db, importId)) ?? {}
  if (uploadId && (await uploads.hasFile(uploadId))) await uploads.localFile(await uploads.find(uploadId))
}

/** The file of a run that wrote is needed no more; that of a dry run is, for the real one. */
async function deleteImportedFile(db: Database, dataDir: string, importId: string) {
  const uploadId = await findFinishedUpload(db, importId)
  if (uploadId) await importUploadStore(db, dataDir).abandon(uploadId)
}

/** Each minute: runs whose process has died are taken up again. Imports of the console go on by their command. */
export const resumeImportsJob = defineJob({
  name: 'resume-imports',
  cron: '* * * * *',
  async work(db) {
    for (const { row, jobId } of await listStaleLongTasks(db, importWork)) {
      const isOfConsole = row.uploadId === null && row.phase !== 'undoing'
      if (!isOfConsole) await enqueueImport(db, row.id, { id: jobId })
    }
  },
})

const UPLOAD_RETENTION_DAYS = 7

/** Files that were uploaded and never imported. */
export const sweepImportUploadsJob = defineJob({
  name: 'sweep-imports',
  cron: '23 4 * * *',
  async work(db, _data, { DATA_DIR }) {
    await importUploadStore(db, DATA_DIR).deleteStale(new Date(Date.now() - UPLOAD_RETENTION_DAYS * DAY_MS))
  },
})
