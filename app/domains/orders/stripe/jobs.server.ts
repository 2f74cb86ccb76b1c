import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { DAY_MS } from '~/platform/dates'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { defineJob } from '~/platform/jobs/job.server'
import { WAITS_FOR_ORDER } from './apply-event.server'
import { handleEvent } from './handle-event.server'
import { jobIdOf } from './job-id.server'
import { lookUpPayment } from './look-up.server'

// waits of 5, 10, 20 … seconds: about three hours in all
const TRIES = 12
const FIRST_WAIT_SECONDS = 5
// a process that died with the job in hand keeps the buyer waiting this long
const LONGEST_SECONDS = 30
const SWEPT_DAYS = 7
const KEPT_DAYS = 180
const AT_ONCE = 100

export const handleStripeEvent = defineJob({
  name: 'handle-stripe-event',
  retryLimit: TRIES - 1,
  retryDelaySeconds: FIRST_WAIT_SECONDS,
  expireInSeconds: LONGEST_SECONDS,
  data: z.object({ eventId: z.string() }),
  work: (db, { eventId }, env) => handleEvent(db, eventId, env),
})

/** Handed over when a buyer is back from Stripe and the event has not come yet. */
export const lookUpStripePayment = defineJob({
  name: 'look-up-stripe-payment',
  retryLimit: 3,
  expireInSeconds: LONGEST_SECONDS,
  data: z.object({ orderId: z.uuid() }),
  work: (db, { orderId }, env) => lookUpPayment(db, orderId, env),
})

/** Hands over again what waits without a job, as after a restore; forgets what is long done. */
export const sweepStripeEvents = defineJob({
  name: 'sweep-stripe-events',
  cron: '23 * * * *',
  work: (db) => sweep(db),
})

async function sweep(db: Database, now = new Date()) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const waiting = await db
    .selectFrom('stripeEvents')
    .select('id')
    .where('handledAt', 'is', null)
    .where('receivedAt', '>', daysAgo(SWEPT_DAYS))
    .where((where) => where.or([where('lastError', 'is', null), where('lastError', '!=', WAITS_FOR_ORDER)]))
    .orderBy('receivedAt')
    .limit(AT_ONCE)
    .execute()
  for (const { id } of waiting) await enqueue(db, handleStripeEvent, { eventId: id }, { id: jobIdOf(id) })
  await db.deleteFrom('stripeEvents').where('receivedAt', '<', daysAgo(KEPT_DAYS)).execute()
}
