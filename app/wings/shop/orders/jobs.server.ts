import { defineJob } from '~/platform/jobs/define-job.server'
import { sendAbandonedCheckoutReminders } from './checkout/abandoned-checkout-reminders.commands.server'
import { expireOverdueOrders } from './checkout/expire-orders.commands.server'
import { REVIEW_INVITATION_BATCH_SIZE, sendReviewInvitationBatch } from './review-invitations.commands.server'

export {
  handleStripeEventJob,
  reconcileStripePaymentJob,
  sweepStripeEventsJob,
} from './stripe/jobs.server'

/** Asks buyers, five days after they paid, what they think; once per order, and not who wrote already. */
export const sendReviewInvitationsJob = defineJob({
  name: 'send-review-invitations',
  cron: '23 * * * *',
  async work(db, _data, env) {
    while ((await sendReviewInvitationBatch(db, env)) === REVIEW_INVITATION_BATCH_SIZE);
  },
})

export const expireOpenOrdersJob = defineJob({
  name: 'expire-open-orders',
  cron: '*/15 * * * *',
  work: (db, _data, env) => expireOverdueOrders(db, env),
})

export const remindAbandonedCheckoutsJob = defineJob({
  name: 'remind-abandoned-checkouts',
  cron: '7 * * * *',
  work: async (db, _data, env) => void (await sendAbandonedCheckoutReminders(db, env)),
})
