import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { ProductFile } from './product-file'

function selectProductFiles(db: Database) {
  return db
    .selectFrom('productFiles')
    .select(['id', 'version', 'fileName', 'checksum', 'notes', 'createdAt', 'withdrawnAt'])
    .select(sql<number>`byte_size::float8`.as('byteSize'))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
}

/** What is offered of a product, newest first. */
export function listOfferedFiles(db: Database, productId: string): Promise<ProductFile[]> {
  return selectProductFiles(db).where('productId', '=', productId).where('withdrawnAt', 'is', null).execute()
}

/** What somebody who paid at `paidAt` may have: everything but what was withdrawn before. */
export function listFilesForBuyer(db: Database, productId: string, paidAt: Date): Promise<ProductFile[]> {
  return selectProductFiles(db)
    .where('productId', '=', productId)
    .where((where) => where.or([where('withdrawnAt', 'is', null), where('withdrawnAt', '>', paidAt)]))
    .execute()
}

/** Every file of a product with how often it was downloaded, for those who look after it. */
export function listFilesForAdmin(db: Database, productId: string) {
  return selectProductFiles(db)
    .where('productId', '=', productId)
    .select((from) =>
      from
        .selectFrom('productDownloads')
        .whereRef('productDownloads.fileId', '=', 'productFiles.id')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('downloads'),
    )
    .execute()
}

/** The version that was uploaded last of what is offered. */
export async function findNewestVersion(db: Database, productId: string) {
  const newest = await db
    .selectFrom('productFiles')
    .select('version')
    .where('productId', '=', productId)
    .where('withdrawnAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.version
}

/** Whether a file of some product has its bytes under this name in the file store. */
export async function isFileStored(db: Database, storedAs: string) {
  const file = await db.selectFrom('productFiles').select('id').where('storedAs', '=', storedAs).executeTakeFirst()
  return file !== undefined
}
