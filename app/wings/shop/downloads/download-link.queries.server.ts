import type { Database } from '~/platform/database/database.server'
import { hashDownloadToken } from './download-links.commands.server'
import { listFilesForBuyer } from './queries.server'

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
