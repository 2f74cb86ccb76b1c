import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DAY_MS } from '~/platform/time/dates'
import { mediaStore, pictureFileNames } from './media-store.server'
import { deletePictureSizes } from './picture-sizes.commands.server'
import { pictureUploadStore } from './picture-uploads.server'
import { lockPictureChecksum } from './prepared-picture.commands.server'

/** How long a deletion can be undone at least. */
export const DELETION_UNDO_SECONDS = 60

export async function purgePictures(db: Database, dataDir: string, now = new Date()) {
  const gone = await db
    .deleteFrom('mediaFiles')
    .where('deletedAt', '<=', new Date(now.getTime() - DELETION_UNDO_SECONDS * 1000))
    .where((from) =>
      from.not(
        from.exists(from.selectFrom('mediaUses').select('mediaId').whereRef('mediaUses.mediaId', '=', 'mediaFiles.id')),
      ),
    )
    .returning(['checksum', 'widths', 'formats'])
    .execute()
  for (const picture of gone) {
    await removeFilesWithoutRow(
      db,
      dataDir,
      picture.checksum,
      pictureFileNames(picture as Parameters<typeof pictureFileNames>[0]),
    )
  }
}

/** Files that no row knows any more: the row went first, so a process that died in between leaves them. */
async function removeFilesWithoutRow(db: Database, dataDir: string, checksum: string, names: string[]) {
  await inTransaction(db, async (tx) => {
    await lockPictureChecksum(tx, checksum) // the same picture may come in again at this moment
    const row = await tx.selectFrom('mediaFiles').select('id').where('checksum', '=', checksum).executeTakeFirst()
    if (row) return
    await deletePictureSizes(tx, names)
    await mediaStore(dataDir).remove(names)
  })
}

export async function sweepMediaFiles(db: Database, dataDir: string, now = new Date()) {
  const before = new Date(now.getTime() - DAY_MS)
  await pictureUploadStore(db, dataDir).deleteStale(before)
  await purgePictures(db, dataDir, now)
  for (const [checksum, names] of await groupOldFiles(dataDir, before)) {
    const row = await db.selectFrom('mediaFiles').select('id').where('checksum', '=', checksum).executeTakeFirst()
    if (!row) await removeFilesWithoutRow(db, dataDir, checksum, names)
  }
}

/** The names of the files that are older, by the checksum that they begin with. */
async function groupOldFiles(dataDir: string, before: Date) {
  const byChecksum = new Map<string, string[]>()
  for await (const { name, changedAt } of mediaStore(dataDir).list()) {
    const checksum = name.split('-', 1)[0] ?? ''
    if (changedAt < before) byChecksum.set(checksum, [...(byChecksum.get(checksum) ?? []), name])
  }
  return byChecksum
}
