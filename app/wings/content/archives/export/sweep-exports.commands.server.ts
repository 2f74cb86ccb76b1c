import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '~/platform/database/database.server'
import { DAY_MS } from '~/platform/time/dates'
import { exportWorkRoot, getExportFileStore } from './export-store.server'
import { findExistingExportIds, listExportsEndedBefore } from './exports.queries.server'
import { EXPORT_RETENTION_DAYS } from './site-export'

const BATCH_SIZE = 100

/** Lets go what was kept long enough, file first; then what processes left behind that died. */
export async function sweepExports(db: Database, dataDir: string, now = new Date()) {
  const store = getExportFileStore(dataDir)
  const ended = await listExportsEndedBefore(db, new Date(now.getTime() - EXPORT_RETENTION_DAYS * DAY_MS), BATCH_SIZE)
  for (const { id } of ended) {
    await store.remove([id])
    await db.deleteFrom('siteExports').where('id', '=', id).execute()
  }
  // its row may be written a moment after its bytes
  const before = new Date(now.getTime() - DAY_MS)
  for await (const { name, changedAt } of store.list()) {
    if (changedAt < before && !(await findExistingExportIds(db, [name])).has(name)) await store.remove([name])
  }
  const workshop = exportWorkRoot(dataDir)
  const left = await readdir(workshop).catch(() => [])
  const known = await findExistingExportIds(db, left)
  for (const name of left.filter((name) => !known.has(name))) {
    await rm(path.join(workshop, name), { recursive: true, force: true })
  }
}
