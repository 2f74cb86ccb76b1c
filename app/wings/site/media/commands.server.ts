import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { purgeDeletedPicturesJob } from './jobs.server'
import {
  type EncodingOptions,
  insertPreparedPicture,
  type PreparedPicture,
  prepareOriginal,
  reviveStoredPicture,
  toPictureChecksum,
} from './prepared-picture.commands.server'
import { DELETION_UNDO_SECONDS } from './purge-pictures.commands.server'
import { createScratchFolder } from './scratch-folder.server'

interface PictureFile {
  fileName: string
  bytes: Uint8Array
}

// nobody is served by an import, so it may take both cores
const IMPORT_OPTIONS: EncodingOptions = { formats: ['avif', 'webp'], lanes: 2 }

/**
 * Puts a picture into the library, drawn anew in several widths so that nothing of the original's code or metadata is
 * ever served. The same bytes are kept once. Returns the row, `isNew` when the library did not have it; files first, then
 * the row, so that no row lacks its files.
 * @throws UnreadablePicture
 */
export async function storePicture(
  db: Database,
  dataDir: string,
  picture: PictureFile,
  options: Partial<EncodingOptions> = {},
) {
  const known = await reviveStoredPicture(db, pictureChecksum(picture))
  return known ?? storePreparedPicture(db, await preparePicture(dataDir, picture, options))
}

/** The first half of `storePicture`: draws it, before there need be a database. The other half is `storePreparedPicture`. */
export async function preparePicture(dataDir: string, picture: PictureFile, options: Partial<EncodingOptions> = {}) {
  const scratch = await createScratchFolder(dataDir)
  const { fileName, bytes } = picture
  const original = { fileName, checksum: pictureChecksum(picture), byteSize: bytes.byteLength, by: null }
  try {
    const file = path.join(scratch, 'original')
    await writeFile(file, bytes)
    return await prepareOriginal(
      { dataDir, scratch, original: { ...original, file } },
      { ...IMPORT_OPTIONS, ...options },
    )
  } catch (error) {
    await rm(scratch, { recursive: true, force: true })
    throw error
  }
}

export async function storePreparedPicture(db: Database, drawing: PreparedPicture) {
  try {
    return await insertPreparedPicture(db, drawing)
  } finally {
    await rm(drawing.scratch, { recursive: true, force: true })
  }
}

function pictureChecksum({ bytes }: PictureFile) {
  return toPictureChecksum(createHash('sha256').update(bytes))
}

/** Says, as part of `tx`, which pictures a subject ("post:<id>") shows from now on. They cannot be deleted meanwhile. */
export async function recordMediaUses(tx: Database, subject: string, mediaIds: string[]) {
  const ids = [...new Set(mediaIds)]
  await tx
    .deleteFrom('mediaUses')
    .where('subject', '=', subject)
    .$if(ids.length > 0, (query) => query.where('mediaId', 'not in', ids))
    .execute()
  if (ids.length === 0) return
  await addMediaUses(
    tx,
    ids.map((mediaId) => ({ mediaId, subject })),
  )
}

/** Adds uses to those that are noted; of pictures that the library does not have, none. */
export async function addMediaUses(tx: Database, uses: { mediaId: string; subject: string }[]) {
  if (uses.length === 0) return
  const ids = [...new Set(uses.map(({ mediaId }) => mediaId))]
  // a picture whose deletion can still be undone comes back when it is used again
  const kept = await tx
    .updateTable('mediaFiles')
    .set({ deletedAt: null })
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  const isThere = new Set(kept.map(({ id }) => id))
  const possible = uses.filter(({ mediaId }) => isThere.has(mediaId))
  if (possible.length === 0) return
  await tx
    .insertInto('mediaUses')
    .values(possible)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Forgets what these subjects showed: they are gone. */
export async function deleteMediaUses(tx: Database, subjects: string[]) {
  await tx.deleteFrom('mediaUses').where('subject', 'in', subjects).execute()
}

/**
 * Takes pictures out of the library, by the checksums of their originals, that only these subjects show, or none. Their
 * files stay as long as a subject has them.
 */
export async function hidePictures(tx: Database, checksums: string[], subjects: string[], now: Date) {
  if (checksums.length === 0) return 0
  const hidden = await tx
    .updateTable('mediaFiles')
    .set({ deletedAt: now })
    .where('checksum', 'in', checksums)
    .where('deletedAt', 'is', null)
    .where((from) =>
      from.not(
        from.exists(
          from
            .selectFrom('mediaUses')
            .select('mediaId')
            .whereRef('mediaUses.mediaId', '=', 'mediaFiles.id')
            .where('subject', 'not in', subjects),
        ),
      ),
    )
    .returning('id')
    .execute()
  return hidden.length
}

/** What these subjects show is in the library again. */
export async function revivePictures(tx: Database, subjects: string[]) {
  await tx
    .updateTable('mediaFiles')
    .set({ deletedAt: null })
    .where('deletedAt', 'is not', null)
    .where('id', 'in', (from) => from.selectFrom('mediaUses').select('mediaId').where('subject', 'in', subjects))
    .execute()
}

/** Changes the words that describe a picture where nobody wrote others. False: it is not there. */
export function setPictureAltText(db: Database, by: Actor, mediaId: string, alt: string) {
  return inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('mediaFiles')
      .select(['alt', 'fileName'])
      .where('id', '=', mediaId)
      .where('deletedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return false
    if (before.alt === alt) return true
    await tx.updateTable('mediaFiles').set({ alt }).where('id', '=', mediaId).execute()
    const done = { action: 'media.described', subject: `media:${mediaId}`, title: before.fileName }
    await recordAction(tx, by, { ...done, before: { alt: before.alt }, after: { alt } })
    return true
  })
}

/**
 * Takes pictures that nothing shows out of the library. For a while it can be undone; then rows and files go.
 * Answers the ids that were taken out; those in use stay.
 */
export function deletePictures(db: Database, by: Actor, mediaIds: string[], now = new Date()) {
  return inTransaction(db, async (tx) => {
    const deleted = await tx
      .updateTable('mediaFiles')
      .set({ deletedAt: now })
      .where('id', 'in', mediaIds)
      .where('deletedAt', 'is', null)
      .where((from) =>
        from.not(
          from.exists(
            from.selectFrom('mediaUses').select('mediaId').whereRef('mediaUses.mediaId', '=', 'mediaFiles.id'),
          ),
        ),
      )
      .returning(['id', 'fileName', 'checksum'])
      .execute()
    for (const { id, fileName, checksum } of deleted) {
      await recordAction(tx, by, {
        action: 'media.deleted',
        subject: `media:${id}`,
        title: fileName,
        before: { checksum },
      })
    }
    const startAfter = new Date(now.getTime() + DELETION_UNDO_SECONDS * 1000)
    if (deleted.length > 0) await enqueue(tx, purgeDeletedPicturesJob, {}, { startAfter })
    return deleted.map(({ id }) => id)
  })
}

/** Takes a deletion back, as long as the files are there. Answers the ids that are back. */
export function restorePictures(db: Database, by: Actor, mediaIds: string[]) {
  return inTransaction(db, async (tx) => {
    const restored = await tx
      .updateTable('mediaFiles')
      .set({ deletedAt: null })
      .where('id', 'in', mediaIds)
      .where('deletedAt', 'is not', null)
      .returning(['id', 'fileName'])
      .execute()
    for (const { id, fileName } of restored) {
      await recordAction(tx, by, { action: 'media.restored', subject: `media:${id}`, title: fileName })
    }
    return restored.map(({ id }) => id)
  })
}
