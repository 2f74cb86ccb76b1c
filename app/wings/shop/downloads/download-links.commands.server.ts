import { createHash, createHmac, randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { DAY_MS } from '~/platform/time/dates'

/*
 * A link leads the buyer of an order to the files of its product. Its token has 256 bits, which the secret and the link's
 * id give: so it can be shown again by the site, while the database, which holds only its hash, opens nothing.
 */

interface DownloadGrant {
  secret: string
  order: { id: string; productId: string }
  /** How long the link works. */
  days: number
  /** How many downloads it is good for. */
  limit: number
}

/** Makes a new link to the files that an order is for; those that it had before stay as they are. */
export async function grantDownloads(tx: Database, { secret, order, days, limit }: DownloadGrant, now = new Date()) {
  const id = randomUUID()
  const token = deriveToken(secret, id)
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  await tx
    .insertInto('downloadLinks')
    .values({
      id,
      orderId: order.id,
      productId: order.productId,
      tokenHash: hashDownloadToken(token),
      expiresAt,
      downloadLimit: limit,
      createdAt: now,
    })
    .execute()
  return { token }
}

/** The newest link of an order that still works, if there is one. */
export async function findActiveDownloadToken(db: Database, secret: string, orderId: string, now = new Date()) {
  const link = await db
    .selectFrom('downloadLinks')
    .select(['id', 'expiresAt'])
    .where('orderId', '=', orderId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .whereRef('downloads', '<', 'downloadLimit')
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  return link && { token: deriveToken(secret, link.id), expiresAt: link.expiresAt }
}

/** From now on no link of the order leads anywhere. */
export async function revokeDownloads(tx: Database, orderId: string, now = new Date()) {
  await tx
    .updateTable('downloadLinks')
    .set({ revokedAt: now })
    .where('orderId', '=', orderId)
    .where('revokedAt', 'is', null)
    .execute()
}

/** What the database knows a token by. */
export function hashDownloadToken(token: string) {
  return createHash('sha256').update(token).digest('hex')
}

function deriveToken(secret: string, linkId: string) {
  return createHmac('sha256', secret).update(`download:${linkId}`).digest('base64url')
}
