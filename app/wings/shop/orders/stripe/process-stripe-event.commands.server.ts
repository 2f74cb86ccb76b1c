import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { PaymentMismatch } from '../errors'
import { applyStripeEvent, type StoredStripeEvent } from './apply-stripe-event.commands.server'
import { fetchEventEnrichment, type PaymentEnrichment } from './payment-enrichment.server'
import { recordPaymentMismatch } from './payment-mismatch.commands.server'
import { checkoutSessionSchema } from './stripe-schemas'
import {
  applyWaitingEvents,
  lockPayment,
  recordEventOutcome,
  selectWaitingEvents,
} from './waiting-events.commands.server'

/**
 * Does what an event says, once. Events come repeated and in any order: one about a payment that no order has yet is left
 * waiting, and done together with the event that settles its order.
 */
export async function processStripeEvent(db: Database, eventId: string, env: SiteEnvironment, now = new Date()) {
  const event: StoredStripeEvent | undefined = await selectWaitingEvents(db)
    .where('id', '=', eventId)
    .executeTakeFirst()
  if (!event) return
  // asked before the transaction begins, which holds the order and one of the connections
  const enrichment = await fetchEventEnrichment(db, env, event)
  try {
    await inTransaction(db, (tx) => applyIfStillWaiting(tx, event, enrichment, env, now))
  } catch (error) {
    if (error instanceof PaymentMismatch) return rejectMismatch(db, env, event, error, now)
    const lastError = error instanceof Error ? error.message : String(error)
    await db.updateTable('stripeEvents').set({ lastError }).where('id', '=', eventId).execute()
    throw error
  }
}

async function applyIfStillWaiting(
  tx: Database,
  event: StoredStripeEvent,
  enrichment: PaymentEnrichment,
  env: SiteEnvironment,
  now: Date,
) {
  if (event.paymentId) await lockPayment(tx, event.paymentId)
  const stillWaits = await selectWaitingEvents(tx).where('id', '=', event.id).forUpdate().executeTakeFirst()
  if (!stillWaits) return
  const applied = await applyStripeEvent(tx, event, enrichment, env, now)
  await recordEventOutcome(tx, event.id, applied, now)
  if (applied.settled && event.paymentId) await applyWaitingEvents(tx, event.paymentId, env, now)
}

/** Trying again would not make the payment fit: the event is done with, and the studio has to look. */
async function rejectMismatch(
  db: Database,
  env: SiteEnvironment,
  event: StoredStripeEvent,
  mismatch: PaymentMismatch,
  now: Date,
) {
  const session = checkoutSessionSchema.safeParse(event.payload.data.object).data
  const orderId = session?.client_reference_id ?? session?.metadata?.order_id
  await inTransaction(db, async (tx) => {
    await recordEventOutcome(tx, event.id, { isDone: true, note: mismatch.message, orderId }, now)
    if (orderId) await recordPaymentMismatch(tx, env, orderId, mismatch)
  })
}
