import type { Hash } from 'node:crypto'
import path from 'node:path'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { log } from '~/platform/monitoring/log.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { UnreadablePicture } from './errors'
import { mediaStore, pictureFileNames } from './media-store.server'
import type { PictureFormat } from './picture'
import { EncodingFailed, encodePicture, type PictureEncodingResult } from './picture-encoder.server'

export interface EncodingOptions {
  formats: PictureFormat[]
  lanes: number
}

export interface OriginalPicture {
  fileName: string
  checksum: string
  /** Where its bytes lie. */
  file: string
  byteSize: number
  /** Nobody: an import. */
  by: Actor | null
}

interface PictureWorkspace {
  dataDir: string
  /** An empty folder for what is drawn. */
  scratch: string
  original: OriginalPicture
}

/** A picture that is drawn and not yet kept. */
export interface PreparedPicture extends PictureWorkspace {
  encoded: PictureEncodingResult
}

const CHECKSUM_LENGTH = 32

export function toPictureChecksum(hash: Hash) {
  return shortenChecksum(hash.digest('hex'))
}

/** As much of a SHA-256 in hex as names a picture. */
export function shortenChecksum(checksum: string) {
  return checksum.slice(0, CHECKSUM_LENGTH)
}

const columns = [
  ...(['fileName', 'checksum', 'alt', 'width', 'height', 'widths', 'byteSize', 'createdAt'] as const),
  sql<PictureFormat[]>`formats`.as('formats'),
  'placeholder',
] as const

/** The picture with this checksum; one that was being deleted is back, which `isNew` says. */
export function reviveStoredPicture(db: Database, checksum: string) {
  return db
    .with('known', (from) =>
      from.selectFrom('mediaFiles').select(['id', 'deletedAt']).where('checksum', '=', checksum).forUpdate(),
    )
    .updateTable('mediaFiles')
    .from('known')
    .set({ deletedAt: null })
    .whereRef('mediaFiles.id', '=', 'known.id')
    .returning(['mediaFiles.id', ...columns])
    .returning(sql<boolean>`known.deleted_at is not null`.as('isNew'))
    .executeTakeFirst()
}

/** Draws the original, puts the files into the store, then the row. @throws UnreadablePicture */
export async function storeOriginal(db: Database, place: PictureWorkspace, options: EncodingOptions) {
  return insertPreparedPicture(db, await prepareOriginal(place, options))
}

/** Draws the original into the scratch folder. @throws UnreadablePicture */
export async function prepareOriginal(place: PictureWorkspace, options: EncodingOptions): Promise<PreparedPicture> {
  return { ...place, encoded: await encodeOriginal(place.original, place.scratch, options) }
}

/** Puts the files of a drawing into the store, then the row. */
export function insertPreparedPicture(db: Database, { dataDir, scratch, original, encoded }: PreparedPicture) {
  return inTransaction(db, async (tx) => {
    await lockPictureChecksum(tx, original.checksum)
    const names = pictureFileNames({ ...encoded, checksum: original.checksum })
    await mediaStore(dataDir).put(
      names.map((name) => ({ name, path: path.join(scratch, name.slice(original.checksum.length + 1)) })),
    )
    const { fileName, checksum, byteSize, by } = original
    const inserted = await tx
      .insertInto('mediaFiles')
      .values({ fileName, checksum, byteSize, ...encoded, uploadedBy: by?.id ?? null })
      .onConflict((conflict) => conflict.column('checksum').doNothing())
      .returning('id')
      .executeTakeFirst()
    const kept = await reviveStoredPicture(tx, original.checksum)
    if (!kept) throw new Error(`${fileName} was not stored.`)
    const subject = `media:${kept.id}`
    if (by) await recordAction(tx, by, { action: 'media.uploaded', subject, title: fileName, after: { checksum } })
    return { ...kept, isNew: kept.isNew || inserted !== undefined }
  })
}

/** Until `tx` ends nobody else puts or removes the files of this checksum. */
export function lockPictureChecksum(tx: Database, checksum: string) {
  return sql`select pg_advisory_xact_lock(hashtextextended(${checksum}, 0))`.execute(tx)
}

async function encodeOriginal(
  { file, fileName }: OriginalPicture,
  folder: string,
  options: EncodingOptions,
): Promise<PictureEncodingResult> {
  try {
    return await encodePicture({ file, folder, ...options })
  } catch (error) {
    if (!(error instanceof EncodingFailed)) throw error
    log.info({ fileName, problem: error.fault, cause: error.cause }, 'a picture was refused')
    throw new UnreadablePicture(fileName, error.fault)
  }
}
