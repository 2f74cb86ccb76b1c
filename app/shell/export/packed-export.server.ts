import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { packArchive } from '~/platform/archive/pack.server'
import { type UnpackLimits, unpackArchive } from '~/platform/archive/unpack.server'
import type { Database } from '~/platform/database/database.server'
import { newId } from '~/platform/new-id'
import { EXPORT_FORMAT } from './export-format'
import { type Exporting, exportSite } from './export-site.server'

const PACKED = /\.(?:tar\.gz|tgz)$/

const GIB = 1024 * 1024 * 1024
export const unpackLimits: UnpackLimits = { mostFiles: 2_000_000, mostBytes: 64 * GIB }

/** Whether somebody means one file rather than a folder. */
export const isPacked = (file: string) => PACKED.test(file)

/** Writes the content of the site into one file; it appears whole or not at all. */
export async function exportPacked(db: Database, file: string, how: Omit<Exporting, 'folder'>) {
  return withFolderBeside(file, async (beside) => {
    const folder = path.join(beside, path.basename(file).replace(PACKED, ''))
    const counts = await exportSite(db, { ...how, folder })
    await packArchive(folder, EXPORT_FORMAT, file, (done, total) => how.told?.({ phase: 'packing', done, total }))
    return counts
  })
}

/** Runs `work` with the folder of an export that is one file. */
export function withUnpacked<Result>(file: string, dataDir: string, work: (folder: string) => Promise<Result>) {
  return withFolderBeside(path.join(dataDir, 'export'), async (folder) => {
    await unpackArchive(file, folder, unpackLimits)
    return work(folder)
  })
}

async function withFolderBeside<Result>(file: string, work: (folder: string) => Promise<Result>) {
  const folder = `${file}.${newId()}.part`
  await mkdir(folder, { recursive: true })
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
