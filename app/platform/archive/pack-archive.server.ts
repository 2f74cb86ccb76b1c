import { createReadStream, createWriteStream } from 'node:fs'
import { lstat, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { CHECKSUMS_FILE, MANIFEST_FILE } from './archive-format'
import { ArchiveReader } from './archive-reader.server'
import { BLOCK_BYTES, TAR_END, tarHeader } from './tar-header'

// pictures hardly get smaller, and text gets small quickly
const GZIP_LEVEL = 4

/** Told how many of the files of an archive are done. */
type PackProgress = (done: number, total: number) => Promise<void> | undefined

/** Makes one file (.tar.gz) of an archive in a folder; it appears whole or not at all. What `told` throws ends it. */
export async function packArchive(folder: string, format: string, file: string, told: PackProgress) {
  const archive = await ArchiveReader.open(folder, format)
  const draft = `${file}.${process.pid}.part`
  try {
    await pipeline(
      Readable.from(tarBlocks(archive, told)),
      createGzip({ level: GZIP_LEVEL }),
      createWriteStream(draft, { flush: true }),
    )
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

async function* tarBlocks(archive: ArchiveReader, told: PackProgress) {
  let [done, total] = [0, 0]
  for await (const _entry of archive.entries()) total++
  yield* tarEntryBlocks(archive, MANIFEST_FILE)
  yield* tarEntryBlocks(archive, CHECKSUMS_FILE)
  for await (const { name } of archive.entries()) {
    yield* tarEntryBlocks(archive, name)
    await told(++done, total)
  }
  yield TAR_END
}

async function* tarEntryBlocks(archive: ArchiveReader, name: string) {
  const file = archive.path(name)
  const { size } = await lstat(file)
  yield tarHeader(`${path.basename(archive.folder)}/${name}`, size)
  yield* createReadStream(file)
  yield Buffer.alloc((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES)
}
