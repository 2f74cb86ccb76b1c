import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { createTarDecoder, type TarHeader } from 'modern-tar'
import { OperatorError } from '../errors/operator-error'
import { MAX_ARCHIVED_FILE_BYTES, SAFE_ENTRY_PATH } from './archive-format'

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

const TOO_LARGE_MESSAGE = 'This archive is too large for the limit or for the free disk space.'

/**
 * Unpacks an archive that somebody gave us (.tar.gz) into an empty folder. Only plain files with safe names are written,
 * at most one folder deep below the one that the archive has at its top. @throws OperatorError
 */
export async function unpackArchive(
  file: string,
  folder: string,
  limits: UnpackLimits,
  { displayName = file, onProgress }: UnpackOptions = {},
) {
  const packed = createReadStream(file)
  const tar = createTarDecoder({ strict: true })
  // whoever reads the entries hears of a failure
  pipeline(packed, createGunzip(), limitBytes(limits), tar.writable, () => {})
  let [files, bytes] = [0, 0]
  for await (const { header, body } of explainFailure(tar.readable, displayName)) {
    bytes += header.size
    if (++files > limits.maxFiles || bytes > limits.maxBytes) throw new OperatorError(TOO_LARGE_MESSAGE)
    if (header.type === 'directory') continue
    await writeEntry(folder, header, explainFailure(body, displayName), () => onProgress?.(packed.bytesRead))
  }
}

// of one file: its header and padding, and the note with a longer name or time that some programs put before it
const MAX_OVERHEAD_BYTES = 2 * 1024
// the zeros that fill up the last record of a tape
const MAX_TRAILER_BYTES = 1024 * 1024

/** Also what is no file counts: notes, and zeros behind the end. */
function limitBytes({ maxFiles, maxBytes }: UnpackLimits) {
  let left = maxBytes + maxFiles * MAX_OVERHEAD_BYTES + MAX_TRAILER_BYTES
  return async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      left -= chunk.length
      if (left < 0) throw new OperatorError(TOO_LARGE_MESSAGE)
      yield chunk
    }
  }
}

/** Passes on what comes from the archive; what goes wrong in reading it becomes a sentence. */
async function* explainFailure<Item>(items: AsyncIterable<Item>, displayName: string) {
  try {
    yield* items
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
      throw new OperatorError(`${displayName} cannot be read.`)
    // neither a fault of the file system nor a limit of ours: of the compression, or of the tar reader
    const isDamage = code ? code.startsWith('Z_') : !(error instanceof OperatorError)
    throw isDamage ? new OperatorError(`${displayName} is damaged or not an archive.`) : error
  }
}

async function writeEntry(
  folder: string,
  header: TarHeader,
  body: AsyncIterable<Uint8Array>,
  onChunk: () => Promise<void> | undefined,
) {
  const handle = await createFile(folder, header)
  try {
    for await (const chunk of body) {
      await handle.writeFile(chunk)
      await onChunk()
    }
  } finally {
    await handle.close()
  }
}

async function createFile(folder: string, { name, size, type }: TarHeader) {
  if (type !== 'file') throw new OperatorError(`${JSON.stringify(name)} is not a regular file.`)
  const [, inside = ''] = /^(?:\.\/)?[\w. -]+\/(.+)$/.exec(name) ?? []
  if (!SAFE_ENTRY_PATH.test(inside))
    throw new OperatorError(`The archive contains an unsafe file name: ${JSON.stringify(name)}.`)
  if (size > MAX_ARCHIVED_FILE_BYTES) throw new OperatorError(`${inside} is too large.`)
  const file = path.join(folder, inside)
  await mkdir(path.dirname(file), { recursive: true })
  // nothing that is there already, a link least of all, is written through
  return open(file, 'wx').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new OperatorError(`${inside} is in the archive twice.`) : error
  })
}
