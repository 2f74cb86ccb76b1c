import { createRunJobs } from '~/kits/runs/run-jobs.server'
import type { Database } from '~/platform/database/database.server'
import { defineJob } from '~/platform/jobs/define-job.server'
import { DAY_MS } from '~/platform/time/dates'
import { importUploadStore } from './import-upload-store.server'
import { importRuns } from './jobs/import-runs.server'
import { processImport } from './process-import.server'
import { findFinishedUpload, findImport } from './queries.server'

/** Works at a run that was begun on the screen, or at its undoing, to its end. */
export async function processUploadedImport(db: Database, importId: string, { DATA_DIR }: { DATA_DIR: string }) {
  await fetchImportFile(db, DATA_DIR, importId)
  await processImport(db, importId, { dataDir: DATA_DIR })
  await deleteImportedFile(db, DATA_DIR, importId)
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

const UPLOAD_RETENTION_DAYS = 7

/** Files that were uploaded and never imported. */
const sweepImportUploadsJob = defineJob({
  name: 'sweep-imports',
  cron: '23 4 * * *',
  async work(db, _data, { DATA_DIR }) {
    await importUploadStore(db, DATA_DIR).deleteStale(new Date(Date.now() - UPLOAD_RETENTION_DAYS * DAY_MS))
  },
})

export const importJobs = [...createRunJobs(importRuns, processUploadedImport), sweepImportUploadsJob]
