import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { Picture, PictureFormat } from './picture'

/** One picture of the library with the words that describe it where it is shown. */
export async function findPicture(db: Database, id: string, alt: string): Promise<Picture | undefined> {
  const row = await db
    .selectFrom('mediaFiles')
    .select(['checksum', 'width', 'height', 'widths', sql<PictureFormat[]>`formats`.as('formats'), 'placeholder'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...row, alt }
}
