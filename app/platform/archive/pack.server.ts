import { createReadStream, createWriteStream } from 'node:fs'
import { lstat, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { ABOUT, CHECKSUMS } from './archive-format'
import { ArchiveReader } from './archive-reader.server'
import { BLOCK_BYTES, TAR_END, tarHeader } from './tar-header'

// pictures hardly get smaller, and text gets small quickly
const LEVEL = 4

/** Told how many of the files of an archive are done. */
type FilesTold = (done: number, total: number) => Promise<void> | undefined

/** Makes one file (.tar.gz) of an archive in a folder; it appears whole or not at all. What `told` throws ends it. */
export async function packArchive(folder: string, format: string, file: string, told: FilesTold) {
  const archive = await ArchiveReader.open(folder, format)
  const draft = `${file}.${process.pid}.part`
  try {
    await pipeline(
      Readable.from(packed(archive, told)),
      createGzip({ level: LEVEL }),
      createWriteStream(draft, { flush: true }),
    )
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

async function* packed(archive: ArchiveReader, told: FilesTold) {
  let [done, total] = [0, 0]
  for await (const _entry of archive.entries()) total++
  yield* entry(archive, ABOUT)
  yield* entry(archive, CHECKSUMS)
  for await (const { name } of archive.entries()) {
    yield* entry(archive, name)
    await told(++done, total)
  }
  yield TAR_END
}

async function* entry(archive: ArchiveReader, name: string) {
  const file = archive.path(name)
  const { size } = await lstat(file)
  yield tarHeader(`${path.basename(archive.folder)}/${name}`, size)
  yield* createReadStream(file)
  yield Buffer.alloc((BLOCK_BYTES - (size % BLOCK_BYTES)) % BLOCK_BYTES)
}
