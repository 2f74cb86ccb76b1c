import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import { listOfferedFiles } from '~/wings/shop/downloads/queries.server'
import { listBuyers } from '~/wings/shop/orders/buyers.queries.server'
import { createDownloadLink } from '~/wings/shop/orders/new-download-link.commands.server'
import { findOrder } from '~/wings/shop/orders/queries.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { newVersionMail } from './emails'

const BATCH_SIZE = 50

type SigningEnvironment = Pick<SiteEnvironment, 'SECRET' | 'ORIGIN'>

/**
 * Mails the next buyers of an announcement, with links of their own, and notes how far it is: all of it or nothing.
 * `goOn` is called, as part of the same transaction, while there may be more.
 */
export async function notifyNextBuyers(
  db: Database,
  env: SigningEnvironment,
  announcementId: string,
  goOn: (tx: Database) => Promise<unknown>,
  now = new Date(),
) {
  await inTransaction(db, async (tx) => {
    const announcement = await tx
      .selectFrom('versionAnnouncements')
      .selectAll()
      .where('id', '=', announcementId)
      .where('finishedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!announcement) return
    const { productId, version, lastNotifiedCustomerId, notifiedCount } = announcement
    // who bought later has the version in the receipt
    const place = { after: lastNotifiedCustomerId, paidUntil: announcement.announcedAt }
    const buyers = await listBuyers(tx, productId, place, BATCH_SIZE)
    const offered = await listOfferedFiles(tx, productId)
    const files = offered.filter((file) => file.version === version)
    const isFirst = files.length === offered.length
    const notes = [...new Set(files.map((file) => file.notes).filter(Boolean))]
    // withdrawn meanwhile: nobody else is told of it
    const isOver = buyers.length < BATCH_SIZE || files.length === 0
    const reached = files.length === 0 ? [] : buyers
    for (const { orderId } of reached)
      await emailBuyer(tx, env, { orderId, announcementId, version, isFirst, notes }, now)
    await tx
      .updateTable('versionAnnouncements')
      .set({
        lastNotifiedCustomerId: reached.at(-1)?.customerId ?? lastNotifiedCustomerId,
        notifiedCount: notifiedCount + reached.length,
      })
      .$if(isOver, (update) => update.set({ finishedAt: now }))
      .where('id', '=', announcementId)
      .execute()
    if (!isOver) await goOn(tx)
  })
}

interface VersionNews {
  orderId: string
  announcementId: string
  version: string
  isFirst: boolean
  notes: string[]
}

async function emailBuyer(
  tx: Database,
  env: SigningEnvironment,
  { orderId, announcementId, ...news }: VersionNews,
  now: Date,
) {
  const order = await findOrder(tx, orderId)
  if (!order) return
  const brand = await findBrand(tx)
  const bought = { productName: order.productName, orderNumber: order.number }
  await sendMail(tx, {
    secret: env.SECRET,
    cause: `new-version:${orderId}:${announcementId}`,
    to: order.email,
    replyTo: brand.contactEmail,
    template: newVersionMail(brand, { ...bought, ...news }, await createDownloadLink(tx, env, order, now)),
  })
}

/** Announcements made before a moment whose buyers are not all notified yet. */
export function listUnfinishedAnnouncements(db: Database, before: Date) {
  return db
    .selectFrom('versionAnnouncements')
    .select('id')
    .where('finishedAt', 'is', null)
    .where('announcedAt', '<', before)
    .execute()
}
