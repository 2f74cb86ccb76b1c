import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { defineJob } from '~/platform/jobs/define-job.server'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import {
  lockOrdersForReviewInvitation,
  markReviewInvited,
} from '~/wings/shop/orders/review-invitations.commands.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { reviewInvitationMail } from './emails'
import { reviewPath } from './review-link.server'
import { findReviewedOrders } from './reviewable-order.queries.server'

const BATCH_SIZE = 50

/** Asks buyers, five days after they paid, what they think; once per order, and not who wrote already. */
export const sendReviewInvitations = defineJob({
  name: 'invite-to-review',
  cron: '23 * * * *',
  async work(db, _data, env) {
    while ((await sendReviewInvitationBatch(db, env)) === BATCH_SIZE);
  },
})

/** Writes the mails of the next few orders in the transaction that notes them. Answers how many orders it looked at. */
export function sendReviewInvitationBatch(
  db: Database,
  env: Pick<SiteEnvironment, 'SECRET' | 'ORIGIN'>,
  now = new Date(),
) {
  return inTransaction(db, async (tx) => {
    const orders = await lockOrdersForReviewInvitation(tx, now, BATCH_SIZE)
    if (orders.length === 0) return 0
    const ids = orders.map(({ id }) => id)
    const reviewed = await findReviewedOrders(tx, ids)
    const brand = await findBrand(tx)
    for (const order of orders) {
      if (reviewed.has(order.id)) continue
      const template = reviewInvitationMail(brand, order, env.ORIGIN + reviewPath(env.SECRET, order.id))
      await sendMail(tx, {
        secret: env.SECRET,
        cause: `review-invitation:${order.id}`,
        to: order.email,
        replyTo: brand.contactEmail,
        template,
      })
    }
    await markReviewInvited(tx, ids, now)
    return orders.length
  })
}
