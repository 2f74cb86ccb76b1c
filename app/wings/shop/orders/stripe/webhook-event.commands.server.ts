import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { handleStripeEventJob, stripeEventJobId } from './jobs.server'
import { getStripeClient, type StripeEnvironment } from './stripe-client.server'
import { eventSchema } from './stripe-schemas'

/** The event in a webhook's body, if Stripe has signed it for us within the last five minutes; undefined if not. */
export async function verifyWebhookEvent(
  env: StripeEnvironment & Pick<SiteEnvironment, 'STRIPE_WEBHOOK_SECRET'>,
  body: Buffer,
  signature: string,
) {
  const stripe = await getStripeClient(env)
  try {
    return eventSchema.safeParse(stripe.webhooks.constructEvent(body, signature, env.STRIPE_WEBHOOK_SECRET ?? '')).data
  } catch {
    return undefined
  }
}

type StripeEvent = NonNullable<Awaited<ReturnType<typeof verifyWebhookEvent>>>

/** Keeps an event, once, together with the job that handles it. Answers whether it was new. */
export function storeWebhookEvent(db: Database, { id, type, data }: StripeEvent, body: Buffer, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const paymentId = data.object.payment_intent ?? null
    const stored = await tx
      .insertInto('stripeEvents')
      .values({ id, type, payload: toStorableJson(body), paymentId, receivedAt: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (stored) await enqueue(tx, handleStripeEventJob, { eventId: id }, { id: stripeEventJobId(id) })
    return stored !== undefined
  })
}

/** PostgreSQL refuses the character 0 in JSON. */
function toStorableJson(body: Buffer) {
  return body.toString().replaceAll('\\u0000', '')
}
