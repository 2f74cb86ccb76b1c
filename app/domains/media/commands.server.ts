import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors'
import { encodePicture } from './encoder.server'

export interface PictureFile {
  fileName: string
  bytes: Uint8Array
}

export class NotAPicture extends DomainError {
  constructor(fileName: string) {
    super(`${fileName} is not a picture that can be read.`, 415)
  }
}

const CHECKSUM_LENGTH = 32

/**
 * Puts a picture into the library, drawn anew in several widths so that nothing of the original's code or metadata is
 * ever served. The same bytes are kept once. Returns the row; files first, then the row, so that no row lacks its files.
 */
export async function storePicture(db: Database, dataDir: string, { fileName, bytes }: PictureFile) {
  const checksum = createHash('sha256').update(bytes).digest('hex').slice(0, CHECKSUM_LENGTH)
  const known = await findByChecksum(db, checksum)
  if (known) return known
  const folder = path.resolve(dataDir, 'media')
  await mkdir(folder, { recursive: true })
  const size = await encodePicture(bytes, folder, checksum).catch(() => {
    throw new NotAPicture(fileName)
  })
  await db
    .insertInto('mediaFiles')
    .values({ fileName, checksum, ...size })
    .onConflict((conflict) => conflict.column('checksum').doNothing())
    .execute()
  const stored = await findByChecksum(db, checksum)
  if (!stored) throw new Error(`${fileName} was not stored.`)
  return stored
}

function findByChecksum(db: Database, checksum: string) {
  return db.selectFrom('mediaFiles').selectAll().where('checksum', '=', checksum).executeTakeFirst()
}
