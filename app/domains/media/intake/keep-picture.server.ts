import type { Hash } from 'node:crypto'
import path from 'node:path'
import { sql } from 'kysely'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { log } from '~/platform/log.server'
import { NotAPicture } from '../errors'
import { fileNamesOf, mediaStore } from '../media-store.server'
import type { PictureFormat } from '../picture'
import { type DrawnPicture, drawPicture, NotDrawn } from './encoder.server'

export interface KeepOptions {
  formats: PictureFormat[]
  lanes: number
}

export interface Original {
  fileName: string
  checksum: string
  /** Where its bytes lie. */
  file: string
  byteSize: number
  /** Nobody: an import. */
  by: Actor | null
}

interface Place {
  dataDir: string
  /** An empty folder for what is drawn. */
  scratch: string
  original: Original
}

/** A picture that is drawn and not yet kept. */
export interface Drawing extends Place {
  drawn: DrawnPicture
}

const CHECKSUM_LENGTH = 32

export function checksumFrom(hash: Hash) {
  return shortChecksum(hash.digest('hex'))
}

/** As much of a SHA-256 in hex as names a picture. */
export function shortChecksum(checksum: string) {
  return checksum.slice(0, CHECKSUM_LENGTH)
}

const columns = [
  ...(['fileName', 'checksum', 'alt', 'width', 'height', 'widths', 'byteSize', 'createdAt'] as const),
  sql<PictureFormat[]>`formats`.as('formats'),
  'placeholder',
] as const

/** The picture with this checksum; one that was being deleted is back, which `isNew` says. */
export function findKeptPicture(db: Database, checksum: string) {
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

/** Draws the original, puts the files into the store, then the row. @throws NotAPicture */
export async function keepPicture(db: Database, place: Place, options: KeepOptions) {
  return keepDrawing(db, await drawInto(place, options))
}

/** Draws the original into the scratch folder. @throws NotAPicture */
export async function drawInto(place: Place, options: KeepOptions): Promise<Drawing> {
  return { ...place, drawn: await drawOriginal(place.original, place.scratch, options) }
}

/** Puts the files of a drawing into the store, then the row. */
export function keepDrawing(db: Database, { dataDir, scratch, original, drawn }: Drawing) {
  return inTransaction(db, async (tx) => {
    await lockChecksum(tx, original.checksum)
    const names = fileNamesOf({ ...drawn, checksum: original.checksum })
    await mediaStore(dataDir).put(
      names.map((name) => ({ name, path: path.join(scratch, name.slice(original.checksum.length + 1)) })),
    )
    const { fileName, checksum, byteSize, by } = original
    const inserted = await tx
      .insertInto('mediaFiles')
      .values({ fileName, checksum, byteSize, ...drawn, uploadedBy: by?.id ?? null })
      .onConflict((conflict) => conflict.column('checksum').doNothing())
      .returning('id')
      .executeTakeFirst()
    const kept = await findKeptPicture(tx, original.checksum)
    if (!kept) throw new Error(`${fileName} was not stored.`)
    const subject = `media:${kept.id}`
    if (by) await recordAction(tx, by, { action: 'media.uploaded', subject, title: fileName, after: { checksum } })
    return { ...kept, isNew: kept.isNew || inserted !== undefined }
  })
}

/** Until `tx` ends nobody else puts or removes the files of this checksum. */
export function lockChecksum(tx: Database, checksum: string) {
  return sql`select pg_advisory_xact_lock(hashtextextended(${checksum}, 0))`.execute(tx)
}

async function drawOriginal({ file, fileName }: Original, folder: string, options: KeepOptions): Promise<DrawnPicture> {
  try {
    return await drawPicture({ file, folder, ...options })
  } catch (error) {
    if (!(error instanceof NotDrawn)) throw error
    log.info({ fileName, fault: error.fault, cause: error.cause }, 'a picture was refused')
    throw new NotAPicture(fileName, error.fault)
  }
}
