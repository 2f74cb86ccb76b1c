import { rename, stat } from 'node:fs/promises'
import path from 'node:path'
import { unpackArchive } from '~/platform/archive/unpack-archive.server'
import type { Database } from '~/platform/database/database.server'
import { getFreeBytes } from '~/platform/storage/disk-space.server'
import type { ArchiveEngine, ArchiveImportTask, ExportTask } from '~/wings/content/archives/archive-engine'
import { exportArchiveFile, unpackLimits } from './archive-file.server'
import { exportForWordPress, WXR_FILE } from './export-wordpress.server'
import { importArchive } from './import-archive.server'

/** Exports and archives that come back, as the screen of the settings asks for them. */
export const archiveEngine: ArchiveEngine = {
  writeExport: (db, kind, task) => (kind === 'archive' ? writeArchiveFile(db, task) : writeWordPressFile(db, task)),
  importArchive: importArchiveFile,
}

async function writeArchiveFile(db: Database, { folder, fileName, dataDir, reportProgress }: ExportTask) {
  const file = path.join(folder, fileName)
  await exportArchiveFile(db, file, { dataDir, reportProgress, print: () => {} })
  return file
}

async function writeWordPressFile(db: Database, { folder, fileName, origin, reportProgress }: ExportTask) {
  await exportForWordPress(db, { folder, origin, reportProgress })
  const file = path.join(folder, fileName)
  await rename(path.join(folder, WXR_FILE), file)
  return file
}

const MIB = 1024 * 1024
// what the database and the pictures need meanwhile
const DISK_RESERVE_BYTES = 256 * MIB

async function importArchiveFile(db: Database, task: ArchiveImportTask) {
  const { file, folder: place, reportProgress, journal, isDryRun, dataDir, by } = task
  const folder = path.join(place, 'unpacked')
  const { size } = await stat(file.path)
  await unpackArchive(file.path, folder, await getUnpackLimits(place), {
    displayName: file.name,
    onProgress: (read) =>
      reportProgress({ phase: 'unpacking', done: Math.ceil(read / MIB), total: Math.ceil(size / MIB) }),
  })
  const observer = { reportProgress, recordedCount: journal.recordedCount, record: journal.record.bind(journal) }
  await importArchive(db, { folder, displayName: file.name, dataDir, by, isDryRun, journal: observer, print: () => {} })
}

/** No more comes out of a file than there is room for: a small one can be made to say a lot. */
async function getUnpackLimits(folder: string) {
  const room = Math.max(0, (await getFreeBytes(folder)) - DISK_RESERVE_BYTES)
  return { ...unpackLimits, maxBytes: Math.min(unpackLimits.maxBytes, room) }
}
