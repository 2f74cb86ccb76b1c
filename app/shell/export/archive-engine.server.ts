import { rename } from 'node:fs/promises'
import path from 'node:path'
import type { ArchiveEngine, ExportTask } from '~/domains/archives/archive-engine'
import type { Database } from '~/platform/database/database.server'
import { exportPacked } from './packed-export.server'
import { exportForWordPress, WXR_FILE } from './wordpress/export-wordpress.server'

/** Exports, as the screen of the settings asks for them. */
export const archiveEngine: ArchiveEngine = {
  writeExport: (db, kind, task) => (kind === 'archive' ? writeArchiveFile(db, task) : writeWordPressFile(db, task)),
}

async function writeArchiveFile(db: Database, { folder, fileName, engine, dataDir, told }: ExportTask) {
  const file = path.join(folder, fileName)
  await exportPacked({ db, engine }, file, { dataDir, told, print: () => {} })
  return file
}

async function writeWordPressFile(db: Database, { folder, fileName, engine, origin, told }: ExportTask) {
  await exportForWordPress({ db, engine }, { folder, origin, told })
  const file = path.join(folder, fileName)
  await rename(path.join(folder, WXR_FILE), file)
  return file
}
