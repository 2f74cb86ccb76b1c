import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { FileIsEmpty, FileTooLarge, TooManyUploads, UploadIsGone } from '../errors'
import { LARGEST_FILE_BYTES } from '../picture'
import { checksumFrom } from './keep-picture.server'
import { uploadsFolder } from './scratch.server'

/*
 * An upload is a folder of its own below DATA_DIR/uploads: about.json says what comes, `parts` holds what came, in its
 * place. How far it is, is how long `parts` is: there is nothing else that could disagree after a crash.
 */

const about = z.object({
  fileName: z.string(),
  byteSize: z.number(),
  uploadedBy: z.uuid().nullable(),
  /** Set once it has become a picture, so that asking again answers the same. */
  mediaId: z.uuid().optional(),
})

export type Upload = z.infer<typeof about> & { id: string; received: number }

// an admin drops a folder of pictures at once; the browser sends a few at a time
const MOST_UNFINISHED = 60
const MOST_UNFINISHED_BYTES = 20 * LARGEST_FILE_BYTES

/** Makes room for a file that will come in parts. */
export async function beginUpload(
  dataDir: string,
  uploadedBy: string | null,
  { fileName, byteSize }: { fileName: string; byteSize: number },
): Promise<Upload> {
  if (byteSize === 0) throw new FileIsEmpty(fileName)
  if (byteSize > LARGEST_FILE_BYTES) throw new FileTooLarge(fileName)
  const unfinished = (await listUploads(dataDir)).filter(({ mediaId }) => !mediaId)
  const waitingBytes = unfinished.reduce((sum, upload) => sum + upload.byteSize, byteSize)
  if (unfinished.length >= MOST_UNFINISHED || waitingBytes > MOST_UNFINISHED_BYTES) throw new TooManyUploads()
  const upload = { id: randomUUID(), fileName, byteSize, uploadedBy, received: 0 }
  await mkdir(folderOf(dataDir, upload.id), { recursive: true })
  await writeFile(partsOf(dataDir, upload.id), '')
  await noteUpload(dataDir, upload)
  return upload
}

/** What is known of an upload and how many of its bytes are here. @throws UploadIsGone */
export async function findUpload(dataDir: string, id: string): Promise<Upload> {
  const upload = z.uuid().safeParse(id).success ? await readUpload(dataDir, id) : undefined
  if (!upload) throw new UploadIsGone()
  return upload
}

/**
 * Puts a part into its place and answers how many bytes are here now. A part that is here already changes nothing; one
 * that would leave a gap is not taken, and neither is more than was announced: `isWanted` is false then.
 */
export async function takePart(dataDir: string, { id, received, byteSize }: Upload, offset: number, part: Uint8Array) {
  const end = offset + part.byteLength
  if (offset > received || end > byteSize) return { received, isWanted: false }
  if (end <= received) return { received, isWanted: true }
  const file = await open(partsOf(dataDir, id), 'r+')
  try {
    await file.write(part, 0, part.byteLength, offset)
    await file.datasync()
  } finally {
    await file.close()
  }
  return { received: end, isWanted: true }
}

/** Where the whole file lies, and its checksum; read in pieces, so that a large one holds nobody up. */
export async function wholeFile(dataDir: string, { id }: Upload) {
  const file = partsOf(dataDir, id)
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { file, checksum: checksumFrom(hash) }
}

/** It has become a picture: the bytes go, the answer stays until the next sweep. */
export async function finishUpload(dataDir: string, upload: Upload, mediaId: string) {
  await noteUpload(dataDir, { ...upload, mediaId })
  await rm(partsOf(dataDir, upload.id), { force: true })
}

export async function abandonUpload(dataDir: string, id: string) {
  await rm(folderOf(dataDir, id), { recursive: true, force: true })
}

/** Removes what has not changed since `before`: abandoned uploads, and what a process left that died while it drew. */
export async function sweepUploads(dataDir: string, before: Date) {
  for (const name of await namesIn(dataDir)) {
    const folder = path.join(uploadsFolder(dataDir), name)
    const newest = await newestChange(folder)
    if (newest && newest < before) await rm(folder, { recursive: true, force: true })
  }
}

async function newestChange(folder: string) {
  const names = await readdir(folder).catch(() => [])
  const paths = [folder, ...names.map((name) => path.join(folder, name))]
  const found = await Promise.all(paths.map((file) => stat(file).catch(() => undefined)))
  const times = found.flatMap((file) => (file ? [file.mtime.getTime()] : []))
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}

async function listUploads(dataDir: string) {
  const ids = (await namesIn(dataDir)).filter((name) => z.uuid().safeParse(name).success)
  return (await Promise.all(ids.map((id) => readUpload(dataDir, id)))).filter((upload) => upload !== undefined)
}

function namesIn(dataDir: string) {
  return readdir(uploadsFolder(dataDir)).catch((): string[] => [])
}

async function readUpload(dataDir: string, id: string): Promise<Upload | undefined> {
  const text = await readFile(aboutOf(dataDir, id), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const upload = about.parse(JSON.parse(text))
  const received = upload.mediaId
    ? upload.byteSize
    : ((await stat(partsOf(dataDir, id)).catch(() => undefined))?.size ?? 0)
  return { ...upload, id, received }
}

/** Whole or not at all. */
async function noteUpload(dataDir: string, { id, received: _measured, ...upload }: Upload) {
  const draft = `${aboutOf(dataDir, id)}.part`
  await writeFile(draft, JSON.stringify(upload), { flush: true })
  await rename(draft, aboutOf(dataDir, id))
}

const folderOf = (dataDir: string, id: string) => path.join(uploadsFolder(dataDir), id)
const partsOf = (dataDir: string, id: string) => path.join(folderOf(dataDir, id), 'parts')
const aboutOf = (dataDir: string, id: string) => path.join(folderOf(dataDir, id), 'about.json')
