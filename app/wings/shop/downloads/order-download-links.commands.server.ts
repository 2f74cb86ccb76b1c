import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'

/** The links that an order was given, newest first. Their tokens stay with the buyer. */
export function listDownloadLinksOfOrder(db: Database, orderId: string) {
  return db
    .selectFrom('downloadLinks')
    .select(['id', 'createdAt', 'expiresAt', 'downloadLimit', 'downloads', 'revokedAt'])
    .where('orderId', '=', orderId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

export type OrderDownloadLink = Awaited<ReturnType<typeof listDownloadLinksOfOrder>>[number]

/** What was downloaded with an order, newest first. */
export function listDownloadsOfOrder(db: Database, orderId: string, limit: number) {
  return db
    .selectFrom('productDownloads')
    .innerJoin('productFiles', 'productFiles.id', 'productDownloads.fileId')
    .select(['productDownloads.id', 'startedAt', 'ipAddress', 'userAgent', 'country', 'fileName', 'version'])
    .where('orderId', '=', orderId)
    .orderBy('startedAt', 'desc')
    .orderBy('productDownloads.id')
    .limit(limit)
    .execute()
}

interface LinkTerms {
  expiresAt: Date
  downloadLimit: number
}

/** Changes until when and how often a link works. Answers its terms as they were. */
export function changeDownloadLinkTerms(db: Database, by: Actor, orderId: string, linkId: string, terms: LinkTerms) {
  return inTransaction(db, async (tx) => {
    const link = await tx
      .selectFrom('downloadLinks')
      .select(['expiresAt', 'downloadLimit', 'downloads', 'revokedAt'])
      .where('id', '=', linkId)
      .where('orderId', '=', orderId)
      .forUpdate()
      .executeTakeFirst()
    if (!link) throw new DomainError('Download link not found.', 404)
    if (link.revokedAt) throw new DomainError('This link was revoked. Restore access to create a new one.')
    if (terms.downloadLimit < link.downloads) throw new DownloadLimitBelowUse(link.downloads)
    await tx.updateTable('downloadLinks').set(terms).where('id', '=', linkId).execute()
    const before: LinkTerms = { expiresAt: link.expiresAt, downloadLimit: link.downloadLimit }
    await recordAction(tx, by, { action: 'download-link.changed', subject: `order:${orderId}`, before, after: terms })
    return before
  })
}

class DownloadLimitBelowUse extends DomainError {
  constructor(downloads: number) {
    super(`This link has been used ${downloads} times. Enter a limit of ${downloads} or more.`, 422)
  }
}

/** Every version of these products, newest first: also those that are offered no longer, because they were bought. */
export function listFilesOfProducts(db: Database, productIds: string[]) {
  return db
    .selectFrom('productFiles')
    .select(['id', 'productId', 'version', 'fileName', 'byteSize', 'checksum', 'notes', 'createdAt', 'withdrawnAt'])
    .where('productId', '=', sql<string>`any(${productIds}::uuid[])`)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}
