import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { keysetPages } from '~/platform/database/keyset-pages.server'
import { isoTimestamp } from '~/platform/time/iso-timestamp.server'
import { mediaStore, pictureFileNames } from './media-store.server'
import type { PictureFormat } from './picture'
import type { PictureRecord } from './picture-record'

const BATCH_SIZE = 200

// pictures that customers sent belong to their reviews
const isReviewPhotoOnly = sql<boolean>`(
  exists (select from media_uses where media_id = media_files.id and starts_with(subject, 'review:'))
  and not exists (select from media_uses where media_id = media_files.id and not starts_with(subject, 'review:')))`

const exportablePictures = (db: Database) =>
  db
    .selectFrom('mediaFiles')
    .where('deletedAt', 'is', null)
    .where((from) => from.not(isReviewPhotoOnly))

/** How many pictures an archive has. */
export async function countExportedPictures(db: Database) {
  const { count } = await exportablePictures(db)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The pictures of the library as an archive has them, in the order of their ids. */
export async function* streamExportedPictures(db: Database): AsyncGenerator<PictureRecord> {
  const find = (after?: string) =>
    exportablePictures(db)
      .select(['id', 'fileName', 'checksum', 'alt', 'width', 'height', 'widths', 'placeholder'])
      .select([sql<PictureFormat[]>`formats`.as('formats'), sql<string>`byte_size::text`.as('byteSize')])
      .select(isoTimestamp('createdAt').as('createdAt'))
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute()
  for await (const rows of keysetPages(find, ({ id }) => id, BATCH_SIZE)) {
    for (const { fileName, byteSize, createdAt, ...row } of rows) {
      yield { ...row, file_name: fileName, byte_size: Number(byteSize), created_at: createdAt }
    }
  }
}

/** The files of a picture as the library serves them, one after the other; the original is not kept. */
export async function* streamPictureFiles(
  dataDir: string,
  picture: Pick<PictureRecord, 'checksum' | 'widths' | 'formats'>,
) {
  for (const name of pictureFileNames(picture)) {
    const stored = await mediaStore(dataDir).read(name)
    yield { name, stream: stored?.stream }
  }
}
