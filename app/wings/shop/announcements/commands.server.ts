import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { ProductNotFound } from '~/wings/shop/downloads/errors'
import { listOfferedFiles } from '~/wings/shop/downloads/queries.server'
import { countBuyers } from '~/wings/shop/orders/buyers.queries.server'
import { findProductById } from '~/wings/shop/products/product-by-id.queries.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { AnnouncementAlreadySent, NoBuyersToNotify, VersionAlreadyAnnounced, VersionHasNoFiles } from './errors'
import { notifyBuyersOfVersionJob } from './jobs.server'

/** A mail cannot be taken back, so the first ones wait this long. */
const UNDO_SECONDS = 15
// the other files of the version come with it, and whoever uploads can still take all of it back
const FIRST_FILE_WAIT_SECONDS = 10 * 60

/** Has everybody who bought the product told of a version of it by mail, once for good. Answers how many they are now. */
export function announceVersion(db: Database, by: Actor, productId: string, version: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const product = await findProductById(tx, productId)
    if (!product) throw new ProductNotFound()
    const files = await listOfferedFiles(tx, productId)
    if (!files.some((file) => file.version === version)) throw new VersionHasNoFiles(version)
    const buyers = await countBuyers(tx, productId)
    if (buyers === 0) throw new NoBuyersToNotify()
    const isNew = await startAnnouncement(tx, by, { product, version, buyers, waitSeconds: UNDO_SECONDS }, now)
    if (!isNew) throw new VersionAlreadyAnnounced(version)
    return buyers
  })
}

/** Has those told who bought a product before it had any file, as part of the `tx` that adds its first one. */
export async function announceFirstFile(
  tx: Database,
  by: Actor,
  { productId, version }: { productId: string; version: string },
  now = new Date(),
) {
  const product = await findProductById(tx, productId)
  const buyers = await countBuyers(tx, productId)
  if (!product || buyers === 0) return
  await startAnnouncement(tx, by, { product, version, buyers, waitSeconds: FIRST_FILE_WAIT_SECONDS }, now)
}

interface NewAnnouncement {
  product: { id: string; name: string }
  version: string
  buyers: number
  waitSeconds: number
}

/** Answers false where the version was announced before: of two first files that come at once, one announces. */
async function startAnnouncement(
  tx: Database,
  by: Actor,
  { product, version, buyers, waitSeconds }: NewAnnouncement,
  now: Date,
) {
  const announced = await tx
    .insertInto('versionAnnouncements')
    .values({ productId: product.id, version, announcedAt: now })
    .onConflict((conflict) => conflict.columns(['productId', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!announced) return false
  const done = { action: 'product-version.announced', subject: `product:${product.id}`, title: product.name }
  await recordAction(tx, by, { ...done, after: { version, buyers } })
  const startAfter = new Date(now.getTime() + waitSeconds * 1000)
  await enqueue(tx, notifyBuyersOfVersionJob, { announcementId: announced.id }, { startAfter })
  return true
}

/** Takes an announcement back before its first mail is written. */
export function cancelAnnouncement(db: Database, by: Actor, productId: string, version: string) {
  return inTransaction(db, async (tx) => {
    const recalled = await tx
      .deleteFrom('versionAnnouncements')
      .where('productId', '=', productId)
      .where('version', '=', version)
      .where('notifiedCount', '=', 0)
      .where('finishedAt', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!recalled) throw new AnnouncementAlreadySent()
    const done = { action: 'product-version.announcement-recalled', subject: `product:${productId}` }
    await recordAction(tx, by, { ...done, title: version })
  })
}

/** Which versions of a product its buyers were told of, and how far that is. */
export function listVersionAnnouncements(db: Database, productId: string) {
  return db
    .selectFrom('versionAnnouncements')
    .select(['version', 'announcedAt', 'notifiedCount', 'finishedAt'])
    .where('productId', '=', productId)
    .execute()
}
