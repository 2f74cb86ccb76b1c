import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { PaymentMismatch } from '../errors'
import { applyEvent, type StoredEvent } from './apply-event.server'
import { applyEarlier, holdPayment, noteApplied, waitingEvents } from './earlier-events.server'
import { type Enrichment, enrichmentOf } from './enrichment.server'
import { checkoutSession } from './event'
import { noteFault } from './fault.server'

/**
 * Does what an event says, once. Events come repeated and in any order: one about a payment that no order has yet is left
 * waiting, and done together with the event that settles its order.
 */
export async function handleEvent(db: Database, eventId: string, env: SiteEnvironment, now = new Date()) {
  const event: StoredEvent | undefined = await waitingEvents(db).where('id', '=', eventId).executeTakeFirst()
  if (!event) return
  // asked before the transaction begins, which holds the order and one of the connections
  const enrichment = await enrichmentOf(db, env, event)
  try {
    await inTransaction(db, (tx) => handle(tx, event, enrichment, env, now))
  } catch (error) {
    if (error instanceof PaymentMismatch) return refuse(db, env, event, error, now)
    const lastError = error instanceof Error ? error.message : String(error)
    await db.updateTable('stripeEvents').set({ lastError }).where('id', '=', eventId).execute()
    throw error
  }
}

async function handle(tx: Database, event: StoredEvent, enrichment: Enrichment, env: SiteEnvironment, now: Date) {
  if (event.paymentId) await holdPayment(tx, event.paymentId)
  const stillWaits = await waitingEvents(tx).where('id', '=', event.id).forUpdate().executeTakeFirst()
  if (!stillWaits) return
  const applied = await applyEvent(tx, event, enrichment, env, now)
  await noteApplied(tx, event.id, applied, now)
  if (applied.settled && event.paymentId) await applyEarlier(tx, event.paymentId, env, now)
}

/** Trying again would not make the payment fit: the event is done with, and the studio has to look. */
async function refuse(db: Database, env: SiteEnvironment, event: StoredEvent, mismatch: PaymentMismatch, now: Date) {
  const session = checkoutSession.safeParse(event.payload.data.object).data
  const orderId = session?.client_reference_id ?? session?.metadata?.order_id
  await inTransaction(db, async (tx) => {
    await noteApplied(tx, event.id, { isDone: true, note: mismatch.message, orderId }, now)
    if (orderId) await noteFault(tx, env, orderId, mismatch)
  })
}
