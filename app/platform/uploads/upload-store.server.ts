import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ERRORS, MemoryLocker, Server, Upload as TusUpload } from '@tus/server'
import type { z } from 'zod'
import type { Database } from '../database/database.server'
import { isUuid } from '../database/is-uuid'
import { DomainError } from '../errors/errors'
import { log } from '../monitoring/log.server'
import { getFreeBytes } from '../storage/disk-space.server'
import { type FileStore, FileStoreUnavailable } from '../storage/file-store.server'
import { getFileStore, getUploadTarget, type UploadFolder } from '../storage/storage.server'
import {
  FileTooLarge,
  NoDiskSpaceLeft,
  TooManyUploads,
  UploadedFileEmpty,
  UploadIncomplete,
  UploadNotFound,
} from './errors'

/** What a room takes files for. */
export interface UploadPurpose<Details> {
  /** Below DATA_DIR, or in the bucket. */
  folder: UploadFolder
  maxBytes: number
  /** The same as people say it: "40 MB". */
  maxSizeLabel: string
  maxUnfinished: number
  maxUnfinishedBytes: number
  /** What the screen says of a file besides its name and size. */
  details: z.ZodType<Details>
  /** The file is needed until the room abandons it, and not only until it has become something. */
  keepsFile?: boolean
}

interface NewUpload<Details> {
  fileName: string
  byteSize: number
  details: Details
}

export interface Upload<Details> extends NewUpload<Details> {
  id: string
  /** The id of what it has become, so that asking again answers the same. */
  resultId: string | null
}

// what the database and the pictures need meanwhile
const DISK_RESERVE_BYTES = 256 * 1024 * 1024
// how long a line that broke may hold up who goes on on a new one
const DRAIN_MS = 1_000

const DISK_FULL_MESSAGE = 'The server could not write the file. Its disk may be full.'
const STORE_MESSAGE = 'The server could not store the file.'

const locker = new MemoryLocker()
// asked twice at once (a retry, a second tab), it is done once
const completing = new Map<string, Promise<string>>()

/** The files of one purpose on their way: what is known of them in the database, their bytes as tus keeps them. */
export class UploadStore<Details> {
  private readonly folder: string
  private readonly files: FileStore

  constructor(
    private readonly db: Database,
    private readonly dataDir: string,
    private readonly purpose: UploadPurpose<Details>,
  ) {
    this.folder = path.resolve(dataDir, purpose.folder)
    this.files = getFileStore(purpose.folder, dataDir)
  }

  /** Makes room for a file of `byteSize` bytes and answers its id. @throws DomainError when it does not fit */
  async begin({ fileName, byteSize, details }: NewUpload<Details>) {
    await this.assertFits(fileName, byteSize)
    const id = randomUUID()
    const { store, keyOf } = await this.target()
    await store.create(new TusUpload({ id: keyOf(id), size: byteSize, offset: 0 }))
    const row = { id, purpose: this.purpose.folder, fileName, byteSize, details: JSON.stringify(details) }
    await this.db.insertInto('derived.uploads').values(row).execute()
    return id
  }

  /** @throws UploadNotFound */
  async find(id: string): Promise<Upload<Details>> {
    const row = isUuid(id) ? await this.rows().where('id', '=', id).executeTakeFirst() : undefined
    const upload = row && this.toUpload(row)
    if (!upload) throw new UploadNotFound()
    return upload
  }

  /** Those that have not become anything yet. */
  async listUnfinished() {
    const rows = await this.rows().where('resultId', 'is', null).execute()
    return rows.flatMap((row) => this.toUpload(row) ?? [])
  }

  /** How many bytes of an upload are here. @throws UploadNotFound, FileStoreUnavailable */
  async countReceived(id: string) {
    const { store, keyOf } = await this.target()
    const { offset } = await store.getUpload(keyOf(id)).catch((error) => {
      throw 'status_code' in error ? new UploadNotFound() : error
    })
    return offset
  }

  /** Whether all of its bytes are still here. */
  async hasFile(id: string) {
    return isUuid(id) && (await this.files.getSize(id)) !== undefined
  }

  /** Answers HEAD and PATCH of tus 1.0 for one upload. @throws UploadNotFound */
  async respond(id: string, request: Request) {
    await this.find(id)
    await this.db.updateTable('derived.uploads').set({ updatedAt: new Date() }).where('id', '=', id).execute()
    const { store, keyOf } = await this.target()
    const server = new Server({
      path: '/',
      datastore: store,
      locker,
      lockDrainTimeout: DRAIN_MS,
      allowedOrigins: [],
      getFileIdFromRequest: () => keyOf(id),
      onResponseError: (_, error) => explain(error),
    })
    return server.handleWeb(request)
  }

  /**
   * What a whole upload has become: the id that `make` answers. Asked again, even by two at once, it answers the same. What
   * a broken rule refuses is abandoned.
   * @throws UploadNotFound, UploadIncomplete
   */
  complete(id: string, make: (upload: Upload<Details>) => Promise<string>) {
    const running = completing.get(id) ?? this.completeOnce(id, make).finally(() => completing.delete(id))
    completing.set(id, running)
    return running
  }

  /** Where the whole file lies on the disk of this machine; it is fetched when it came in by another one. */
  async localFile({ id, byteSize }: Pick<Upload<Details>, 'id' | 'byteSize'>) {
    const file = this.pathOf(id)
    if ((await getSize(file)) !== byteSize) {
      const stored = await this.files.read(id)
      if (stored?.byteSize !== byteSize) throw new UploadNotFound()
      const draft = `${file}.${randomUUID()}`
      await pipeline(stored.stream, createWriteStream(draft))
      await rename(draft, file)
    }
    const handle = await open(file)
    await handle.sync().finally(() => handle.close())
    return file
  }

  /** Where the file of an upload lies on this machine, once it is whole. */
  pathOf(id: string) {
    return path.join(this.folder, id)
  }

  async abandon(id: string) {
    if (!isUuid(id)) return
    await this.removeBytes(id)
    await this.db
      .deleteFrom('derived.uploads')
      .where('id', '=', id)
      .where('purpose', '=', this.purpose.folder)
      .execute()
  }

  /** Removes what nobody sent anything to since `before`, and what a process left that died at work. */
  async deleteStale(before: Date) {
    const stale = await this.rows().where('updatedAt', '<', before).execute()
    for (const { id } of stale) await this.abandon(id)
    const known = new Set((await this.rows().execute()).map(({ id }) => id))
    const isLeft = (name: string, changedAt: Date) => changedAt < before && !known.has(name.slice(0, 36))
    for (const name of await readdir(this.folder).catch(() => [])) {
      const file = path.join(this.folder, name)
      const found = await stat(file).catch(() => undefined)
      if (found && isLeft(name, found.mtime)) await rm(file, { recursive: true, force: true })
    }
    for await (const { name, changedAt } of this.files.list())
      if (isLeft(name, changedAt)) await this.files.remove([name])
  }

  private async completeOnce(id: string, make: (upload: Upload<Details>) => Promise<string>) {
    const upload = await this.find(id)
    if (upload.resultId) return upload.resultId
    const received = await this.countReceived(id)
    if (received < upload.byteSize) throw new UploadIncomplete(upload.fileName, received, upload.byteSize)
    try {
      const resultId = await make(upload)
      if (!this.purpose.keepsFile) {
        await this.db.updateTable('derived.uploads').set({ resultId }).where('id', '=', id).execute()
        await this.removeBytes(id)
      }
      return resultId
    } catch (error) {
      if (error instanceof DomainError) await this.abandon(id)
      throw error
    }
  }

  private async assertFits(fileName: string, byteSize: number) {
    const { maxBytes, maxSizeLabel, maxUnfinished, maxUnfinishedBytes } = this.purpose
    if (byteSize === 0) throw new UploadedFileEmpty(fileName)
    if (byteSize > maxBytes) throw new FileTooLarge(fileName, maxSizeLabel)
    const unfinished = await this.listUnfinished()
    const announced = unfinished.reduce((sum, upload) => sum + upload.byteSize, byteSize)
    if (unfinished.length >= maxUnfinished || announced > maxUnfinishedBytes) throw new TooManyUploads()
    const sizes = await Promise.all(unfinished.map(({ id }) => getSize(this.pathOf(id))))
    const missing = sizes.reduce<number>((sum, here = 0) => sum - here, announced)
    await this.target()
    if ((await getFreeBytes(this.folder)) < missing + DISK_RESERVE_BYTES) throw new NoDiskSpaceLeft(fileName)
  }

  private rows() {
    const columns = ['id', 'fileName', 'byteSize', 'details', 'resultId'] as const
    return this.db.selectFrom('derived.uploads').select(columns).where('purpose', '=', this.purpose.folder)
  }

  /** Undefined when the site was updated since, and wants other details. */
  private toUpload({ byteSize, ...row }: UploadRow): Upload<Details> | undefined {
    const details = this.purpose.details.safeParse(row.details)
    return details.success ? { ...row, byteSize: Number(byteSize), details: details.data } : undefined
  }

  private target() {
    return getUploadTarget(this.purpose.folder, this.dataDir)
  }

  /** Also what stays of a part in the bucket, and of a file that was fetched from there. */
  private async removeBytes(id: string) {
    const { store, keyOf } = await this.target()
    await store.remove(keyOf(id)).catch(() => {}) // of one that is whole there is nothing to give up
    await this.files.remove([id, `${id}.json`, `${id}.info`, `${id}.part`])
    await rm(this.pathOf(id), { force: true })
  }
}

function explain(error: Error | { status_code: number; body: string }) {
  if (error === ERRORS.FILE_WRITE_ERROR) return { status_code: 507, body: DISK_FULL_MESSAGE }
  if ('status_code' in error) return undefined
  log.error({ err: error }, 'a part of an upload could not be stored')
  return { status_code: 503, body: error instanceof FileStoreUnavailable ? error.message : STORE_MESSAGE }
}

async function getSize(file: string) {
  return (await stat(file).catch(() => undefined))?.size
}

interface UploadRow {
  id: string
  fileName: string
  byteSize: string | number | bigint
  details: unknown
  resultId: string | null
}
