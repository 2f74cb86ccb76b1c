import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { type Picture, type PictureFormat, pictureUrlAtLeast } from './picture'

/** One picture of the library with the words that describe it where it is shown. */
export async function findPicture(db: Database, id: string, alt: string): Promise<Picture | undefined> {
  const row = await db
    .selectFrom('mediaFiles')
    .select(['checksum', 'width', 'height', 'widths', sql<PictureFormat[]>`formats`.as('formats'), 'placeholder'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...row, alt }
}

/** Pictures of the library by their ids, with the words of the library; those that are gone are left out. */
export async function findPicturesById(db: Database, ids: string[]): Promise<Record<string, Picture>> {
  if (ids.length === 0) return {}
  const rows = await db
    .selectFrom('mediaFiles')
    .select(['id', 'alt', 'checksum', 'width', 'height', 'widths', 'placeholder'])
    .select(sql<PictureFormat[]>`formats`.as('formats'))
    .where('id', 'in', ids)
    .execute()
  return Object.fromEntries(rows.map(({ id, ...picture }) => [id, picture]))
}

/** The picture whose original has this checksum, with the words of the library. */
export async function findPictureByChecksum(
  db: Database,
  checksum: string,
): Promise<(Picture & { id: string }) | undefined> {
  return db
    .selectFrom('mediaFiles')
    .select(['id', 'checksum', 'alt', 'width', 'height', 'widths', 'placeholder'])
    .select(sql<PictureFormat[]>`formats`.as('formats'))
    .where('checksum', '=', checksum)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/** The pictures of the library with these ids or checksums of their originals. */
export function findPicturesByIdOrChecksum(db: Database, named: { ids: string[]; checksums: string[] }) {
  return db
    .selectFrom('mediaFiles')
    .select(['id', 'checksum', 'alt', 'width', 'height', 'widths'])
    .where('deletedAt', 'is', null)
    .where((where) =>
      where.or([where('id', 'in', nonEmpty(named.ids)), where('checksum', 'in', nonEmpty(named.checksums))]),
    )
    .execute()
}

// a list of nothing is no SQL
const NIL_UUID = '00000000-0000-0000-0000-000000000000'
const nonEmpty = (words: string[]) => (words.length > 0 ? words : [NIL_UUID])

/** Where pictures of the library are, each at least `width` wide where it is that large, by their ids. */
export async function findPictureUrls(db: Database, ids: string[], width: number) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('mediaFiles')
    .select(['id', 'checksum', 'width', 'height', 'widths'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, ...picture }) => [id, pictureUrlAtLeast({ ...picture, alt: '' }, width)]))
}
