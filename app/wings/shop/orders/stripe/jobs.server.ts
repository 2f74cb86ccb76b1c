import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { defineJob } from '~/platform/jobs/define-job.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { deleteOldEvents, listEventsToRequeue, processStripeEvent } from './process-stripe-event.commands.server'
import { reconcilePayment } from './reconcile-payment.server'

/** One job per event: a UUID made of its id. */
export function stripeEventJobId(eventId: string) {
  const hex = createHash('sha256').update(`stripe:${eventId}`).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

// waits of 5, 10, 20 … seconds: about three hours in all
const MAX_ATTEMPTS = 12
const INITIAL_RETRY_SECONDS = 5
// a process that died with the job in hand keeps the buyer waiting this long
const MAX_RUN_SECONDS = 30

export const handleStripeEventJob = defineJob({
  name: 'handle-stripe-event',
  retryLimit: MAX_ATTEMPTS - 1,
  retryDelaySeconds: INITIAL_RETRY_SECONDS,
  expireInSeconds: MAX_RUN_SECONDS,
  data: z.object({ eventId: z.string() }),
  work: (db, { eventId }, env) => processStripeEvent(db, eventId, env),
})

/** Handed over when a buyer is back from Stripe and the event has not come yet. */
export const reconcileStripePaymentJob = defineJob({
  name: 'reconcile-stripe-payment',
  retryLimit: 3,
  expireInSeconds: MAX_RUN_SECONDS,
  data: z.object({ orderId: z.uuid() }),
  work: (db, { orderId }, env) => reconcilePayment(db, orderId, env),
})

/** Hands over again what waits without a job, as after a restore; forgets what is long done. */
export const sweepStripeEventsJob = defineJob({
  name: 'sweep-stripe-events',
  cron: '23 * * * *',
  work: (db) => requeueAndPruneEvents(db),
})

async function requeueAndPruneEvents(db: Database, now = new Date()) {
  for (const { id } of await listEventsToRequeue(db, now))
    await enqueue(db, handleStripeEventJob, { eventId: id }, { id: stripeEventJobId(id) })
  await deleteOldEvents(db, now)
}
