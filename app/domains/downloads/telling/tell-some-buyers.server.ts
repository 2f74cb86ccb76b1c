import { listBuyers } from '~/domains/orders/buyers.queries.server'
import { findOrder } from '~/domains/orders/queries.server'
import { findBrand } from '~/domains/settings/queries.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { sendMail } from '~/platform/mail/send-mail.server'
import { newVersionMail } from '../emails'
import { grantLink } from '../fresh-link.commands.server'
import { listFilesOf } from '../queries.server'

const AT_ONCE = 50

type Signed = Pick<SiteEnvironment, 'SECRET' | 'ORIGIN'>

/**
 * Mails the next buyers of an announcement, with links of their own, and notes how far it is: all of it or nothing.
 * `goOn` is called, as part of the same transaction, while there may be more.
 */
export async function tellSomeBuyers(
  db: Database,
  env: Signed,
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
    const { productId, version, toldUntil, told } = announcement
    const buyers = await listBuyers(tx, productId, toldUntil, AT_ONCE)
    const files = (await listFilesOf(tx, productId)).filter((file) => file.version === version)
    const notes = [...new Set(files.map((file) => file.notes).filter(Boolean))]
    // withdrawn meanwhile: nobody else is told of it
    const isOver = buyers.length < AT_ONCE || files.length === 0
    const reached = files.length === 0 ? [] : buyers
    for (const { orderId } of reached) await tellBuyer(tx, env, { orderId, announcementId, version, notes }, now)
    await tx
      .updateTable('versionAnnouncements')
      .set({ toldUntil: reached.at(-1)?.customerId ?? toldUntil, told: told + reached.length })
      .$if(isOver, (update) => update.set({ finishedAt: now }))
      .where('id', '=', announcementId)
      .execute()
    if (!isOver) await goOn(tx)
  })
}

interface News {
  orderId: string
  announcementId: string
  version: string
  notes: string[]
}

async function tellBuyer(tx: Database, env: Signed, { orderId, announcementId, ...news }: News, now: Date) {
  const order = await findOrder(tx, orderId)
  if (!order) return
  const brand = await findBrand(tx)
  const bought = { productName: order.productName, orderNumber: order.number }
  await sendMail(tx, {
    secret: env.SECRET,
    cause: `new-version:${orderId}:${announcementId}`,
    to: order.email,
    replyTo: brand.contactEmail,
    template: newVersionMail(brand, { ...bought, ...news }, await grantLink(tx, env, order, now)),
  })
}
