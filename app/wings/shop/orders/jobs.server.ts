import { defineJob } from '~/platform/jobs/define-job.server'
import { sendAbandonedCheckoutReminders } from './checkout/abandoned-checkout-reminders.commands.server'
import { expireOverdueOrders } from './checkout/expire-orders.commands.server'

export {
  handleStripeEvent,
  reconcileStripePayment as lookUpStripePayment,
  sweepStripeEvents,
} from './stripe/jobs.server'

export const expireOpenOrders = defineJob({
  name: 'expire-open-orders',
  cron: '*/15 * * * *',
  work: (db, _data, env) => expireOverdueOrders(db, env),
})

export const remindAbandonedCheckouts = defineJob({
  name: 'remind-of-orders',
  cron: '7 * * * *',
  work: async (db, _data, env) => void (await sendAbandonedCheckoutReminders(db, env)),
})
