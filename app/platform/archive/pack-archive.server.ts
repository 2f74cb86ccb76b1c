import { createReadStream, createWriteStream } from 'node:fs'
import { lstat, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarPacker, type TarPackController } from 'modern-tar'
import { CHECKSUMS_FILE, MANIFEST_FILE } from './archive-format'
import { ArchiveReader } from './archive-reader.server'

// pictures hardly get smaller, and text gets small quickly
const GZIP_LEVEL = 4

/** Told how many of the files of an archive are done. */
type PackProgress = (done: number, total: number) => Promise<void> | undefined

/** Makes one file (.tar.gz) of an archive in a folder; it appears whole or not at all. What `told` throws ends it. */
export async function packArchive(folder: string, format: string, file: string, told: PackProgress) {
  const archive = await ArchiveReader.open(folder, format)
  const draft = `${file}.${process.pid}.part`
  const { readable, controller } = createTarPacker()
  try {
    // a failure of one side ends the other: the pipeline rejects with it
    packFiles(archive, controller, told).catch((error) => controller.error(error))
    await pipeline(readable, createGzip({ level: GZIP_LEVEL }), createWriteStream(draft, { flush: true }))
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

async function packFiles(archive: ArchiveReader, tar: TarPackController, told: PackProgress) {
  let [done, total] = [0, 0]
  for await (const _entry of archive.entries()) total++
  await packFile(archive, tar, MANIFEST_FILE)
  await packFile(archive, tar, CHECKSUMS_FILE)
  for await (const { name } of archive.entries()) {
    await packFile(archive, tar, name)
    await told(++done, total)
  }
  tar.finalize()
}

async function packFile(archive: ArchiveReader, tar: TarPackController, name: string) {
  const file = archive.path(name)
  const { size } = await lstat(file)
  // the same content gives the same bytes, whenever it is packed
  const header = { name: `${path.basename(archive.folder)}/${name}`, size, mode: 0o644, mtime: new Date(0) }
  await pipeline(createReadStream(file), tar.add(header))
}
