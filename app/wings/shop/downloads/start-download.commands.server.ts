import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { recordEvent } from '~/wings/events/analytics/record-event.server'
import { anonymizeIp } from '~/wings/site/visits/anonymize-ip'
import { lookUpCountry } from '~/wings/site/visits/look-up-country.server'
import { type DownloadLink, type DownloadLinkState, getDownloadLinkState } from './queries.server'

/**
 * How long a file that was begun may be begun again by the same link as part of the same download: a line that breaks, a
 * program that fetches it in several ranges at once. What began may be finished, even when the link has ended meanwhile.
 */
const RESUME_WINDOW_MS = 60 * 60_000
const MAX_USER_AGENT_LENGTH = 1_000

type LinkToCount = Pick<DownloadLink, 'id' | 'orderId' | 'productId' | 'tokenHash' | 'sessionId'>

export interface DownloadVisit {
  address: string
  userAgent: string
  referrer: string
  isAdmin: boolean
}

export function hasRecentDownload(db: Database, linkId: string, fileId: string, now = new Date()) {
  return db
    .selectFrom('productDownloads')
    .select('id')
    .where('linkId', '=', linkId)
    .where('fileId', '=', fileId)
    .where('startedAt', '>', new Date(now.getTime() - RESUME_WINDOW_MS))
    .executeTakeFirst()
    .then((row) => row !== undefined)
}

/** Counts a download of the file, unless it is one that goes on. Anything but 'ready': it may not be had. */
export function startDownload(
  db: Database,
  link: LinkToCount,
  fileId: string,
  visit: DownloadVisit,
  now = new Date(),
): Promise<DownloadLinkState> {
  return inTransaction(db, async (tx) => {
    // whoever begins with the same link at this moment waits, so that ranges fetched at once are one download
    const held = await tx
      .selectFrom('downloadLinks')
      .select(['revokedAt', 'expiresAt', 'downloads', 'downloadLimit'])
      .where('id', '=', link.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (held.revokedAt) return 'revoked'
    if (await hasRecentDownload(tx, link.id, fileId, now)) return 'ready'
    const state = getDownloadLinkState(held, now)
    if (state !== 'ready') return state
    const counted = await tx
      .updateTable('downloadLinks')
      .set((set) => ({ downloads: set('downloads', '+', 1) }))
      .where('id', '=', link.id)
      .whereRef('downloads', '<', 'downloadLimit')
      .executeTakeFirst()
    if (counted.numUpdatedRows === 0n) return 'used-up'
    await recordDownload(tx, link, fileId, visit, now)
    return 'ready'
  })
}

async function recordDownload(
  tx: Database,
  link: LinkToCount,
  fileId: string,
  { address, userAgent, referrer, isAdmin }: DownloadVisit,
  now: Date,
) {
  const { id: linkId, orderId, productId, tokenHash, sessionId } = link
  const country = await lookUpCountry(address)
  await tx
    .insertInto('productDownloads')
    .values({
      linkId,
      orderId,
      productId,
      fileId,
      startedAt: now,
      ipAddress: anonymizeIp(address),
      userAgent: userAgent.slice(0, MAX_USER_AGENT_LENGTH),
      country,
    })
    .execute()
  const metadata = { product_id: productId, download_token: tokenHash, is_admin: isAdmin }
  // the address of the page holds the token, so the event names the place only
  const event = { eventType: 'download_start' as const, pagePath: '/download', sessionId, metadata }
  await recordEvent(tx, { ...event, ipAddress: address, userAgent, country, referrer }, now)
}

// what /privacy promises
const RETENTION_MONTHS = 36

export async function deleteOldDownloads(db: Database, now = new Date()) {
  const since = sql<Date>`${now}::timestamptz - make_interval(months => ${RETENTION_MONTHS})`
  await db.deleteFrom('productDownloads').where('startedAt', '<', since).execute()
}
