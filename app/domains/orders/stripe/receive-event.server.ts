import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { type StripeEnvironment, stripeOf } from './client.server'
import { anyEvent } from './event'
import { jobIdOf } from './job-id.server'
import { handleStripeEvent } from './jobs.server'

/** The event in a webhook's body, if Stripe has signed it for us within the last five minutes; undefined if not. */
export async function readSignedEvent(
  env: StripeEnvironment & Pick<SiteEnvironment, 'STRIPE_WEBHOOK_SECRET'>,
  body: Buffer,
  signature: string,
) {
  const stripe = await stripeOf(env)
  try {
    return anyEvent.safeParse(stripe.webhooks.constructEvent(body, signature, env.STRIPE_WEBHOOK_SECRET ?? '')).data
  } catch {
    return undefined
  }
}

type StripeEvent = NonNullable<Awaited<ReturnType<typeof readSignedEvent>>>

/** Keeps an event, once, together with the job that handles it. Answers whether it was new. */
export function receiveEvent(db: Database, { id, type, data }: StripeEvent, body: Buffer, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const paymentId = data.object.payment_intent ?? null
    const stored = await tx
      .insertInto('stripeEvents')
      .values({ id, type, payload: storable(body), paymentId, receivedAt: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (stored) await enqueue(tx, handleStripeEvent, { eventId: id }, { id: jobIdOf(id) })
    return stored !== undefined
  })
}

/** PostgreSQL refuses the character 0 in JSON. */
function storable(body: Buffer) {
  return body.toString().replaceAll('\\u0000', '')
}
