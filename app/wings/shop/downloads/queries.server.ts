import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { hashDownloadToken } from './download-links.commands.server'
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

interface FileIdentity {
  productId: string
  version: string
  fileName: string
  checksum: string
  storedAs: string
}

/** Whether a version offers a file of this name with the same bytes, apart from the one that is stored as this. */
export async function isFileInVersion(
  db: Database,
  { productId, version, fileName, checksum, storedAs }: FileIdentity,
) {
  const file = await db
    .selectFrom('productFiles')
    .select('id')
    .where((where) => where.and({ productId, version, fileName, checksum }))
    .where('storedAs', '<>', storedAs)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
  return file !== undefined
}

/** Whether a file of some product has its bytes under this name in the file store. */
export async function isFileStored(db: Database, storedAs: string) {
  const file = await db.selectFrom('productFiles').select('id').where('storedAs', '=', storedAs).executeTakeFirst()
  return file !== undefined
}

export type DownloadLinkState = 'ready' | 'expired' | 'used-up' | 'revoked'

/** 256 bits as base64url. A token of what is given away has a dot, and is longer. */
const LINK_TOKEN = /^[\w-]{43}$/

export function isDownloadLinkToken(token: string) {
  return LINK_TOKEN.test(token)
}

export type DownloadLink = NonNullable<Awaited<ReturnType<typeof findDownloadLink>>>

/** The link of a token with what it leads to, whether it still works or not. */
export async function findDownloadLink(db: Database, token: string, now = new Date()) {
  if (!isDownloadLinkToken(token)) return undefined
  const link = await db
    .selectFrom('downloadLinks')
    .innerJoin('orders', 'orders.id', 'downloadLinks.orderId')
    .innerJoin('products', 'products.id', 'downloadLinks.productId')
    .select(['downloadLinks.id', 'downloadLinks.orderId', 'downloadLinks.productId', 'downloadLinks.tokenHash'])
    .select(['downloadLinks.downloadLimit', 'downloads', 'expiresAt', 'revokedAt'])
    .select(['orders.paidAt', 'orders.createdAt as orderedAt', 'orders.sessionId', 'products.name as productName'])
    .where('tokenHash', '=', hashDownloadToken(token))
    .executeTakeFirst()
  return link && { ...link, state: getDownloadLinkState(link, now) }
}

interface LinkUsage {
  revokedAt: Date | null
  expiresAt: Date
  downloads: number
  downloadLimit: number
}

export function getDownloadLinkState(
  { revokedAt, expiresAt, downloads, downloadLimit }: LinkUsage,
  now: Date,
): DownloadLinkState {
  if (revokedAt) return 'revoked'
  if (expiresAt <= now) return 'expired'
  return downloads < downloadLimit ? 'ready' : 'used-up'
}

export function listFilesOfLink(db: Database, { productId, paidAt, orderedAt }: DownloadLink) {
  return listFilesForBuyer(db, productId, paidAt ?? orderedAt)
}

/** A file that the link leads to; one of another product is not there. */
export async function findFileOfLink(db: Database, link: DownloadLink, fileId: string) {
  const file = (await listFilesOfLink(db, link)).find(({ id }) => id === fileId)
  if (!file) return undefined
  const { storedAs } = await db
    .selectFrom('productFiles')
    .select('storedAs')
    .where('id', '=', file.id)
    .executeTakeFirstOrThrow()
  return { ...file, storedAs }
}
