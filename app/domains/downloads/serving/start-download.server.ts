import { recordEvent } from '~/domains/analytics/record-event.server'
import { countryOf } from '~/domains/visits/country.server'
import { cutAddress } from '~/domains/visits/cut-address'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { type DownloadLink, type LinkState, stateOf } from './open-link.server'

/**
 * How long a file that was begun may be begun again by the same link as part of the same download: a line that breaks, a
 * program that fetches it in several ranges at once. What began may be finished, even when the link has ended meanwhile.
 */
const RESUMABLE_MS = 60 * 60_000
const LONGEST_AGENT = 1_000

type CountedLink = Pick<DownloadLink, 'id' | 'orderId' | 'productId' | 'tokenHash' | 'sessionId'>

export interface DownloadVisit {
  address: string
  userAgent: string
  referrer: string
  isAdmin: boolean
}

export function isBegun(db: Database, linkId: string, fileId: string, now = new Date()) {
  return db
    .selectFrom('productDownloads')
    .select('id')
    .where('linkId', '=', linkId)
    .where('fileId', '=', fileId)
    .where('startedAt', '>', new Date(now.getTime() - RESUMABLE_MS))
    .executeTakeFirst()
    .then((row) => row !== undefined)
}

/** Counts a download of the file, unless it is one that goes on. Anything but 'ready': it may not be had. */
export function startDownload(
  db: Database,
  link: CountedLink,
  fileId: string,
  visit: DownloadVisit,
  now = new Date(),
): Promise<LinkState> {
  return inTransaction(db, async (tx) => {
    // whoever begins with the same link at this moment waits, so that ranges fetched at once are one download
    const held = await tx
      .selectFrom('downloadLinks')
      .select(['revokedAt', 'expiresAt', 'downloads', 'downloadLimit'])
      .where('id', '=', link.id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (held.revokedAt) return 'revoked'
    if (await isBegun(tx, link.id, fileId, now)) return 'ready'
    const state = stateOf(held, now)
    if (state !== 'ready') return state
    const counted = await tx
      .updateTable('downloadLinks')
      .set((set) => ({ downloads: set('downloads', '+', 1) }))
      .where('id', '=', link.id)
      .whereRef('downloads', '<', 'downloadLimit')
      .executeTakeFirst()
    if (counted.numUpdatedRows === 0n) return 'used-up'
    await noteDownload(tx, link, fileId, visit, now)
    return 'ready'
  })
}

async function noteDownload(
  tx: Database,
  link: CountedLink,
  fileId: string,
  { address, userAgent, referrer, isAdmin }: DownloadVisit,
  now: Date,
) {
  const { id: linkId, orderId, productId, tokenHash, sessionId } = link
  const country = await countryOf(address)
  await tx
    .insertInto('productDownloads')
    .values({
      linkId,
      orderId,
      productId,
      fileId,
      startedAt: now,
      ipAddress: cutAddress(address),
      userAgent: userAgent.slice(0, LONGEST_AGENT),
      country,
    })
    .execute()
  const metadata = { product_id: productId, download_token: tokenHash, is_admin: isAdmin }
  // the address of the page holds the token, so the event names the place only
  const event = { eventType: 'download_start' as const, pagePath: '/download', sessionId, metadata }
  await recordEvent(tx, { ...event, ipAddress: address, userAgent, country, referrer }, now)
}
