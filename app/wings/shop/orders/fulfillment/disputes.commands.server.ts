import { sql } from 'kysely'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import type { MailTemplate } from '~/platform/mail/mail-components'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { accessRestoredMail, disputeMailToBuyer } from '../emails'
import { lockOrder, type Order } from '../queries.server'
import { grantAccess, withdrawAccess } from './order-access.commands.server'

/**
 * The buyer's bank has taken the money back until it has decided. Each of these answers whether it changed anything: they
 * may be told again, and late.
 */
export function recordDispute(db: Database, orderId: string, disputeId: string, now = new Date()) {
  return transitionOrder(db, orderId, ['paid'], async (tx, order) => {
    await tx.updateTable('orders').set({ status: 'disputed', disputedAt: now }).where('id', '=', orderId).execute()
    await withdrawAccess(tx, orderId, now)
    const brand = await findBrand(tx)
    await emailBuyer(tx, order, `dispute:${orderId}:${disputeId}`, disputeMailToBuyer(brand, order))
  })
}

/** The bank has decided for the studio: the buyer gets everything back. */
export function recordDisputeWon(
  db: Database,
  orderId: string,
  disputeId: string,
  env: Pick<SiteEnvironment, 'SECRET' | 'ORIGIN'>,
  now = new Date(),
) {
  return transitionOrder(db, orderId, ['disputed'], async (tx, order) => {
    await tx.updateTable('orders').set({ status: 'paid' }).where('id', '=', orderId).execute()
    await grantAccess(tx, env, order, now)
    const brand = await findBrand(tx)
    const template = accessRestoredMail(brand, order, `${env.ORIGIN}/purchases`)
    await emailBuyer(tx, order, `dispute-won:${orderId}:${disputeId}`, template)
  })
}

/** Whether the bank has not decided for the studio yet, also of an order that was refunded meanwhile. */
export async function isDisputeOpen(db: Database, { id, disputedAt }: Pick<Order, 'id' | 'disputedAt'>) {
  if (!disputedAt) return false
  const won = await db
    .selectFrom('stripeEvents')
    .select('id')
    .where('orderId', '=', id)
    .where('type', '=', 'charge.dispute.closed')
    .where(sql<boolean>`payload #>> '{data,object,status}' = 'won'`)
    .executeTakeFirst()
  return won === undefined
}

function transitionOrder(
  db: Database,
  orderId: string,
  from: Order['status'][],
  work: (tx: Database, order: Order) => Promise<void>,
) {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !from.includes(order.status)) return false
    await work(tx, order)
    // the badge of the buyer's review stands on the order
    await emitContentChange(tx, `product:${order.productId}`, 'reviews')
    return true
  })
}

async function emailBuyer(tx: Database, order: Order, cause: string, template: MailTemplate) {
  const { contactEmail } = await findBrand(tx)
  await sendMail(tx, { secret: null, cause, to: order.email, replyTo: contactEmail, template })
}
