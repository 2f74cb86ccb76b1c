import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { findDownloadToken } from './links.server'
import type { ProductFile } from './product-file'

function files(db: Database) {
  return db
    .selectFrom('productFiles')
    .select(['id', 'version', 'fileName', 'checksum', 'notes', 'createdAt', 'withdrawnAt'])
    .select(sql<number>`byte_size::float8`.as('byteSize'))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
}

/** What is offered of a product, newest first. */
export function listFilesOf(db: Database, productId: string): Promise<ProductFile[]> {
  return files(db).where('productId', '=', productId).where('withdrawnAt', 'is', null).execute()
}

/** What somebody who paid at `paidAt` may have: everything but what was withdrawn before. */
export function listFilesForBuyer(db: Database, productId: string, paidAt: Date): Promise<ProductFile[]> {
  return files(db)
    .where('productId', '=', productId)
    .where((where) => where.or([where('withdrawnAt', 'is', null), where('withdrawnAt', '>', paidAt)]))
    .execute()
}

/** Every file of a product with how often it was downloaded, for those who look after it. */
export function listFilesForStudio(db: Database, productId: string) {
  return files(db)
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

export interface NewestVersion {
  version: string
  createdAt: Date
}

/** The newest version that is offered of each of the products that have files. */
export async function newestVersionsOf(db: Database, productIds: string[]): Promise<Map<string, NewestVersion>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('productFiles')
    .distinctOn('productId')
    .select(['productId', 'version', 'createdAt'])
    .where('productId', 'in', productIds)
    .where('withdrawnAt', 'is', null)
    .orderBy('productId')
    .orderBy('createdAt', 'desc')
    .execute()
  return new Map(rows.map(({ productId, ...newest }) => [productId, newest]))
}

export async function findNewestVersion(db: Database, productId: string) {
  return (await newestVersionsOf(db, [productId])).get(productId)
}

/** For the customer's own page: the files of an order, and the token of its newest link that works, if there is one. */
export async function findDownloadsOfOrder(
  db: Database,
  secret: string,
  order: { id: string; productId: string; paidAt: Date },
  now = new Date(),
) {
  return {
    files: await listFilesForBuyer(db, order.productId, order.paidAt),
    link: await findDownloadToken(db, secret, order.id, now),
  }
}
