import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { OperatorError } from '../errors/operator-error'
import { CHECKSUMS_FILE, MANIFEST_FILE } from './archive-format'
import { stableStringify } from './stable-json'

type Content = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>

/**
 * Writes an archive into a folder that is empty or not there yet: files, their checksums, and last what the archive is.
 * It is written beside its place and appears there whole, or not at all.
 */
export async function writeArchive(
  folder: string,
  fill: (archive: ArchiveWriter) => Promise<Record<string, unknown>>,
): Promise<void> {
  await assertEmptyFolder(folder)
  const staging = `${folder}.${process.pid}.part`
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { recursive: true })
  try {
    const archive = new ArchiveWriter(staging)
    await archive.finish(await fill(archive))
    await rmdir(folder).catch(ignoreMissing)
    await rename(staging, folder)
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

export class ArchiveWriter {
  readonly #checksums: { write: (line: string) => Promise<void>; end: () => Promise<string> }
  readonly #folders = new Set<string>()

  constructor(readonly folder: string) {
    this.#checksums = openLineFile(path.join(folder, CHECKSUMS_FILE))
  }

  /** Adds a file, piece by piece; names have at most one folder. */
  async addFile(name: string, content: Content) {
    const file = path.join(this.folder, name)
    await this.#makeFolder(path.dirname(file))
    const hash = createHash('sha256')
    await pipeline(Readable.from(hashed(content, hash)), createWriteStream(file))
    await this.#checksums.write(`${hash.digest('hex')}  ${name}\n`)
  }

  /** What the archive is stands in its own file, which knows the checksum of the checksums. */
  async finish(about: Record<string, unknown>) {
    const checksum = await this.#checksums.end()
    const text = `${stableStringify({ ...about, checksum }, 2)}\n`
    await pipeline([text], createWriteStream(path.join(this.folder, MANIFEST_FILE), { flush: true }))
  }

  async #makeFolder(folder: string) {
    if (this.#folders.has(folder)) return
    await mkdir(folder, { recursive: true })
    this.#folders.add(folder)
  }
}

async function* hashed(content: Content, hash: ReturnType<typeof createHash>) {
  for await (const chunk of content) {
    hash.update(chunk)
    yield Buffer.from(chunk)
  }
}

function openLineFile(file: string) {
  const stream = createWriteStream(file)
  const hash = createHash('sha256')
  return {
    write(line: string) {
      hash.update(line)
      return new Promise<void>((resolve, reject) => {
        stream.write(line, (error) => (error ? reject(error) : resolve()))
      })
    },
    async end() {
      await new Promise<void>((resolve, reject) => stream.on('error', reject).end(resolve))
      return hash.digest('hex')
    },
  }
}

/** @throws a Refusal when something lies in the folder, or the place is none. */
export async function assertEmptyFolder(folder: string) {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new OperatorError(error.code === 'ENOTDIR' ? `${folder} is a file.` : `${folder} cannot be written.`)
  })
  if (names.length > 0) throw new OperatorError(`${folder} is not empty. Choose a new or empty folder.`)
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
