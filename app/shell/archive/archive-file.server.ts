import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { packArchive } from '~/platform/archive/pack-archive.server'
import { type UnpackLimits, unpackArchive } from '~/platform/archive/unpack-archive.server'
import type { Database } from '~/platform/database/database.server'
import { newUuid } from '~/platform/database/new-uuid'
import { EXPORT_FORMAT } from './export-format'
import { type ExportSiteOptions, exportSite } from './export-site.server'

const ARCHIVE_EXTENSION = /\.(?:tar\.gz|tgz)$/

const GIB = 1024 * 1024 * 1024
export const unpackLimits: UnpackLimits = { maxFiles: 2_000_000, maxBytes: 64 * GIB }

/** Whether somebody means one file rather than a folder. */
export const isArchiveFile = (file: string) => ARCHIVE_EXTENSION.test(file)

/** Writes the content of the site into one file; it appears whole or not at all. */
export async function exportArchiveFile(db: Database, file: string, how: Omit<ExportSiteOptions, 'folder'>) {
  return withTemporaryFolder(file, async (beside) => {
    const folder = path.join(beside, path.basename(file).replace(ARCHIVE_EXTENSION, ''))
    const counts = await exportSite(db, { ...how, folder })
    await packArchive(folder, EXPORT_FORMAT, file, (done, total) =>
      how.reportProgress?.({ phase: 'packing', done, total }),
    )
    return counts
  })
}

/** Runs `work` with the folder of an export that is one file. */
export function withUnpackedArchive<Result>(file: string, dataDir: string, work: (folder: string) => Promise<Result>) {
  return withTemporaryFolder(path.join(dataDir, 'export'), async (folder) => {
    await unpackArchive(file, folder, unpackLimits)
    return work(folder)
  })
}

async function withTemporaryFolder<Result>(file: string, work: (folder: string) => Promise<Result>) {
  const folder = `${file}.${newUuid()}.part`
  await mkdir(folder, { recursive: true })
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
