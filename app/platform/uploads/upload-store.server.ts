import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { isUuid } from '../database/is-uuid'
import { FileTooLarge, NoDiskSpaceLeft, TooManyUploads, UploadedFileEmpty, UploadNotFound } from './errors'
import { computeChecksum, discardChecksum, updateChecksum } from './running-checksum.server'

/*
 * An upload is a folder of its own: about.json says what comes, `parts` holds what came, in its place. How far it is, is
 * how long `parts` is: there is nothing else that could disagree after a crash.
 */

interface UploadStoreOptions<Details> {
  /** Below DATA_DIR. */
  folder: string
  maxBytes: number
  /** The same as people say it: "40 MB". */
  maxSizeLabel: string
  maxUnfinished: number
  maxUnfinishedBytes: number
  /** What the file is for. */
  details: z.ZodType<Details>
}

export interface NewUpload<Details> {
  fileName: string
  byteSize: number
  uploadedBy: string | null
  details: Details
}

export interface Upload<Details> extends NewUpload<Details> {
  id: string
  /** Bytes that are here. */
  received: number
  /** SHA-256 in hex, once the file is whole and was looked at. */
  checksum?: string
  /** The id of what it has become, so that asking again answers the same. */
  result?: string
}

const metadataSchema = z.object({
  fileName: z.string(),
  byteSize: z.number(),
  uploadedBy: z.uuid().nullable(),
  checksum: z.string().optional(),
  result: z.uuid().optional(),
})

// what the database and the pictures need meanwhile
const DISK_RESERVE_BYTES = 256 * 1024 * 1024

export function createUploadStore<Details>(kind: UploadStoreOptions<Details>, dataDir: string) {
  return new UploadStore(kind, path.resolve(dataDir, kind.folder))
}

/** The files of one kind that are on their way in parts. */
export class UploadStore<Details> {
  constructor(
    private readonly kind: UploadStoreOptions<Details>,
    private readonly root: string,
  ) {}

  /** Makes room for a file that will come in parts. */
  async begin(file: NewUpload<Details>): Promise<Upload<Details>> {
    await this.assertFits(file)
    const upload = { ...file, id: randomUUID(), received: 0 }
    await mkdir(this.uploadFolder(upload.id), { recursive: true })
    await writeFile(this.bytesPath(upload.id), '')
    await this.saveMetadata(upload)
    return upload
  }

  /** What is known of an upload and how many of its bytes are here. @throws UploadNotFound */
  async find(id: string): Promise<Upload<Details>> {
    const upload = isUuid(id) ? await this.read(id) : undefined
    if (!upload) throw new UploadNotFound()
    return upload
  }

  /** Whether its bytes are still here. */
  async hasBytes(id: string) {
    return isUuid(id) && (await stat(this.bytesPath(id)).catch(() => undefined)) !== undefined
  }

  /** Those that have not become anything yet. */
  async listUnfinished() {
    const ids = (await listNames(this.root)).filter(isUuid)
    const found = await Promise.all(ids.map((id) => this.read(id)))
    return found.flatMap((upload) => (upload && !upload.result ? [upload] : []))
  }

  /**
   * Puts a part into its place and answers how many bytes are here now. A part that is here already changes nothing; one
   * that would leave a gap is not taken, and neither is more than was announced: `isWanted` is false then.
   */
  async writePart({ id, received, byteSize }: Upload<Details>, offset: number, part: Uint8Array) {
    const end = offset + part.byteLength
    if (offset > received || end > byteSize) return { received, isWanted: false }
    if (end <= received) return { received, isWanted: true }
    await writeAt(this.bytesPath(id), part, offset)
    updateChecksum(id, offset, part)
    return { received: end, isWanted: true }
  }

  /** Where the whole file lies, and its checksum: that of the bytes on the disk, made while they came. */
  async completeFile(upload: Upload<Details>) {
    const file = this.bytesPath(upload.id)
    if (upload.checksum) return { file, checksum: upload.checksum }
    const checksum = await computeChecksum(upload.id, file, upload.byteSize)
    await this.saveMetadata({ ...upload, checksum })
    return { file, checksum }
  }

  /** It has become something: the bytes go, the answer stays until the next sweep. */
  async finish(upload: Upload<Details>, result: string) {
    await this.saveMetadata({ ...upload, result })
    await rm(this.bytesPath(upload.id), { force: true })
    discardChecksum(upload.id)
  }

  async abandon(id: string) {
    await rm(this.uploadFolder(id), { recursive: true, force: true })
    discardChecksum(id)
  }

  /** Removes what has not changed since `before`: abandoned uploads, and what a process left that died at work. */
  async deleteStale(before: Date) {
    for (const name of await listNames(this.root)) {
      const newest = await findLastModified(this.uploadFolder(name))
      if (newest && newest < before) await this.abandon(name)
    }
  }

  private async assertFits({ fileName, byteSize }: NewUpload<Details>) {
    if (byteSize === 0) throw new UploadedFileEmpty(fileName)
    if (byteSize > this.kind.maxBytes) throw new FileTooLarge(fileName, this.kind.maxSizeLabel)
    const unfinished = await this.listUnfinished()
    const announced = unfinished.reduce((sum, upload) => sum + upload.byteSize, byteSize)
    const { maxUnfinished, maxUnfinishedBytes } = this.kind
    if (unfinished.length >= maxUnfinished || announced > maxUnfinishedBytes) throw new TooManyUploads()
    const missing = announced - unfinished.reduce((sum, { received }) => sum + received, 0)
    await mkdir(this.root, { recursive: true })
    const { bavail, bsize } = await statfs(this.root)
    if (bavail * bsize < missing + DISK_RESERVE_BYTES) throw new NoDiskSpaceLeft(fileName)
  }

  private async read(id: string): Promise<Upload<Details> | undefined> {
    const text = await readFile(this.metadataPath(id), 'utf8').catch(() => undefined)
    if (text === undefined) return undefined
    const { details, ...rest } = JSON.parse(text)
    const [facts, known] = [metadataSchema.safeParse(rest), this.kind.details.safeParse(details)]
    if (!facts.success || !known.success) return undefined
    const { byteSize, checksum, result } = facts.data
    const isPast = result !== undefined || checksum !== undefined
    const received = isPast ? byteSize : ((await stat(this.bytesPath(id)).catch(() => undefined))?.size ?? 0)
    return { ...facts.data, details: known.data, id, received }
  }

  /** Whole or not at all. */
  private async saveMetadata({ id, received: _measured, ...upload }: Upload<Details>) {
    const draft = `${this.metadataPath(id)}.part`
    await writeFile(draft, JSON.stringify(upload), { flush: true })
    await rename(draft, this.metadataPath(id))
  }

  private uploadFolder(id: string) {
    return path.join(this.root, id)
  }

  private metadataPath(id: string) {
    return path.join(this.uploadFolder(id), 'about.json')
  }

  /** Where the bytes lie; the whole file once all of them are here. */
  bytesPath(id: string) {
    return path.join(this.uploadFolder(id), 'parts')
  }
}

async function writeAt(path: string, part: Uint8Array, offset: number) {
  const file = await open(path, 'r+')
  try {
    await file.write(part, 0, part.byteLength, offset)
    await file.datasync()
  } finally {
    await file.close()
  }
}

async function findLastModified(folder: string) {
  const names = await readdir(folder).catch(() => [])
  const paths = [folder, ...names.map((name) => path.join(folder, name))]
  const found = await Promise.all(paths.map((file) => stat(file).catch(() => undefined)))
  const times = found.flatMap((file) => (file ? [file.mtime.getTime()] : []))
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}

function listNames(folder: string) {
  return readdir(folder).catch((): string[] => [])
}
