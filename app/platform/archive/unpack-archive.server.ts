import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { createGunzip } from 'node:zlib'
import { OperatorError } from '../errors/operator-error'
import { MAX_ARCHIVED_FILE_BYTES, SAFE_ENTRY_PATH } from './archive-format'
import { BLOCK_BYTES, readTarHeader, type TarEntry } from './tar-header'

/** How much may come out of one file: a small one can be made to say a lot. */
export interface UnpackLimits {
  maxFiles: number
  maxBytes: number
}

interface UnpackOptions {
  /** What people call the file, when it is not its path. */
  displayName?: string
  /** Hears how many bytes of the file were read. What it throws ends the unpacking. */
  onProgress?: (readBytes: number) => Promise<void>
}

/**
 * Unpacks an archive that somebody gave us (.tar.gz) into an empty folder. Only plain files with safe names are written,
 * at most one folder deep below the one that the archive has at its top. @throws Refusal
 */
export async function unpackArchive(
  file: string,
  folder: string,
  limits: UnpackLimits,
  { displayName = file, onProgress }: UnpackOptions = {},
) {
  const packed = createReadStream(file)
  const stream = createGunzip()
  packed.on('error', (error) => stream.destroy(error))
  const tar = new ArchiveUnpacker(folder, limits)
  try {
    for await (const chunk of packed.pipe(stream)) {
      await tar.write(chunk)
      await onProgress?.(packed.bytesRead)
    }
    tar.assertComplete()
  } catch (error) {
    throw toOperatorError(error, displayName)
  } finally {
    packed.destroy()
    await tar.close()
  }
}

function toOperatorError(error: unknown, file: string) {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') return new OperatorError(`${file} cannot be read.`)
  if (error instanceof RangeError || code?.startsWith('Z_'))
    return new OperatorError(`${file} is damaged or not an archive.`)
  return error
}

const MAX_TRAILER_BYTES = 1024 * 1024
const TOO_LARGE_MESSAGE = 'This archive is too large for the limit or for the free disk space.'

class ArchiveUnpacker {
  #header = Buffer.alloc(0)
  #entry: TarEntry | undefined
  /** Bytes of the file, and of the zeros behind it, that are still to come. */
  #left = 0
  #padding = 0
  #handle: FileHandle | undefined
  #isOver = false
  #files = 0
  #bytes = 0
  #behind = 0

  constructor(
    readonly folder: string,
    readonly limits: UnpackLimits,
  ) {}

  async write(chunk: Buffer) {
    let rest = chunk
    if (this.#isOver) this.#takeTrailer(chunk)
    while (rest.length > 0 && !this.#isOver) {
      const used = this.#entry ? await this.#takeBytes(rest) : await this.#takeHeader(rest)
      rest = rest.subarray(used)
    }
  }

  /** The zeros that fill up the last record of a tape. */
  #takeTrailer(chunk: Buffer) {
    this.#behind += chunk.length
    if (this.#behind > MAX_TRAILER_BYTES) throw new OperatorError(TOO_LARGE_MESSAGE)
  }

  assertComplete() {
    if (!this.#isOver) throw new RangeError('it ends too early')
  }

  async close() {
    await this.#handle?.close()
    this.#handle = undefined
  }

  async #takeHeader(chunk: Buffer) {
    const used = Math.min(BLOCK_BYTES - this.#header.length, chunk.length)
    this.#header = Buffer.concat([this.#header, chunk.subarray(0, used)])
    if (this.#header.length < BLOCK_BYTES) return used
    const entry = readTarHeader(this.#header)
    this.#header = Buffer.alloc(0)
    if (entry) await this.#begin(entry)
    else this.#isOver = true
    return used
  }

  async #begin(entry: TarEntry) {
    this.#files++
    this.#bytes += entry.size
    const { maxFiles, maxBytes } = this.limits
    if (this.#files > maxFiles || this.#bytes > maxBytes) throw new OperatorError(TOO_LARGE_MESSAGE)
    if (entry.kind === 'other') throw new OperatorError(`${JSON.stringify(entry.name)} is not a regular file.`)
    this.#left = entry.size
    this.#padding = (BLOCK_BYTES - (entry.size % BLOCK_BYTES)) % BLOCK_BYTES
    if (entry.kind === 'file') this.#handle = await this.#create(entry)
    this.#entry = this.#left + this.#padding > 0 ? entry : undefined
    if (!this.#entry) await this.close()
  }

  async #create({ name, size }: TarEntry) {
    const [, inside = ''] = /^(?:\.\/)?[\w. -]+\/(.+)$/.exec(name) ?? []
    if (!SAFE_ENTRY_PATH.test(inside))
      throw new OperatorError(`The archive contains an unsafe file name: ${JSON.stringify(name)}.`)
    if (size > MAX_ARCHIVED_FILE_BYTES) throw new OperatorError(`${inside} is too large.`)
    const file = path.join(this.folder, inside)
    await mkdir(path.dirname(file), { recursive: true })
    // nothing that is there already, a link least of all, is written through
    return open(file, 'wx').catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new OperatorError(`${inside} is in the archive twice.`) : error
    })
  }

  async #takeBytes(chunk: Buffer) {
    const used = Math.min(this.#left + this.#padding, chunk.length)
    const bytes = chunk.subarray(0, Math.min(this.#left, used))
    if (bytes.length > 0) await this.#handle?.writeFile(bytes)
    this.#left -= bytes.length
    this.#padding -= used - bytes.length
    if (this.#left + this.#padding > 0) return used
    await this.close()
    this.#entry = undefined
    return used
  }
}
