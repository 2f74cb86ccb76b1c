import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import { DAY_MS } from '~/platform/time/dates'
import { findBrand } from '~/wings/site/settings/queries.server'
import { abandonedCheckoutMail } from '../emails'
import { findOrder } from '../queries.server'
import { resumeCheckoutUrl } from './order-key.server'

const REMIND_AFTER_DAYS = 1
// later, nobody remembers what it was about
const REMIND_WITHIN_DAYS = 7
const BATCH_SIZE = 100

/** Mails whoever began an order and did not finish it, once per order; answers how many mails were written. */
export function sendAbandonedCheckoutReminders(db: Database, env: SiteEnvironment, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const due = await lockDueOrders(tx, now)
    for (const { id, isWorthwhile } of due) if (isWorthwhile) await sendReminder(tx, env, id)
    const ids = due.map(({ id }) => id)
    if (ids.length > 0) await tx.updateTable('orders').set({ remindedAt: now }).where('id', 'in', ids).execute()
    return due.filter(({ isWorthwhile }) => isWorthwhile).length
  })
}

/** Orders that were begun a day ago and not finished. */
function lockDueOrders(tx: Database, now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  return tx
    .selectFrom('orders')
    .select(['id', isStillRelevant(now).as('isWorthwhile')])
    .where('status', 'in', ['open', 'expired'])
    .where('remindedAt', 'is', null)
    .where('pendingAt', 'is', null)
    .where('paymentIssue', '=', '')
    .where('createdAt', '<=', daysAgo(REMIND_AFTER_DAYS))
    .where('createdAt', '>', daysAgo(REMIND_WITHIN_DAYS))
    .orderBy('createdAt')
    .limit(BATCH_SIZE)
    .forUpdate('orders')
    .skipLocked()
    .execute()
}

/** Not to who has bought the product meanwhile, began it again, or could not buy it any more. */
function isStillRelevant(now: Date) {
  return sql<boolean>`
    exists (select from products where products.id = orders.product_id and products.published_at <= ${now})
    and not exists (
      select from orders as other
      where other.customer_id = orders.customer_id and other.product_id = orders.product_id and other.id <> orders.id
        and (other.paid_at is not null or (other.created_at, other.id) > (orders.created_at, orders.id))
    )`
}

async function sendReminder(tx: Database, env: SiteEnvironment, orderId: string) {
  const order = await findOrder(tx, orderId)
  if (!order) return
  const brand = await findBrand(tx)
  const template = abandonedCheckoutMail(brand, order, resumeCheckoutUrl(env, orderId))
  await sendMail(tx, {
    secret: env.SECRET,
    cause: `reminder:${orderId}`,
    to: order.email,
    replyTo: brand.contactEmail,
    template,
  })
}
