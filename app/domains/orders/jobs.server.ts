import { defineJob } from '~/platform/jobs/job.server'
import { expireOrders } from './unfinished/expire.server'
import { remindOfUnfinishedOrders } from './unfinished/remind.server'

export { handleStripeEvent, lookUpStripePayment, sweepStripeEvents } from './stripe/jobs.server'

export const expireOpenOrders = defineJob({
  name: 'expire-open-orders',
  cron: '*/15 * * * *',
  work: (db, _data, env) => expireOrders(db, env),
})

export const remindOfOrders = defineJob({
  name: 'remind-of-orders',
  cron: '7 * * * *',
  work: async (db, _data, env) => void (await remindOfUnfinishedOrders(db, env)),
})
