import { randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { MediaFiles } from '~/platform/database/tables'

/** A picture of the library without its files, with whatever the test cares about. */
export function aPictureRow(db: Database, row: Partial<Insertable<MediaFiles>> = {}) {
  return db
    .insertInto('mediaFiles')
    .values({
      fileName: 'picture.jpg',
      checksum: randomBytes(16).toString('hex'),
      byteSize: 1_000,
      width: 1_200,
      height: 800,
      widths: [480, 720, 960, 1_200],
      formats: ['avif', 'webp'],
      ...row,
    })
    .returning(['id', 'fileName', 'checksum', 'widths', 'formats'])
    .executeTakeFirstOrThrow()
}
