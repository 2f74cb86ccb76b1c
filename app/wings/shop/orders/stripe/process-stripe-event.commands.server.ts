import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { DAY_MS } from '~/platform/time/dates'
import { PaymentMismatch } from '../errors'
import { fetchEventEnrichment, type PaymentEnrichment } from './apply-checkout-session.commands.server'
import {
  AWAITING_ORDER_MESSAGE,
  applyStripeEvent,
  type StoredStripeEvent,
  type StripeEventOutcome,
} from './apply-stripe-event.commands.server'
import { recordPaymentMismatch } from './payment-mismatch.commands.server'
import { checkoutSessionSchema } from './stripe-schemas'

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

const REQUEUE_WITHIN_DAYS = 7
const REQUEUE_BATCH_SIZE = 100
const RETENTION_DAYS = 180

const ABOUT_PAYMENT = /^(charge|refund)\./

/** Events of one payment take turns: else one could look for its order while another has not committed it yet. */
export async function lockPayment(tx: Database, paymentId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`stripe:${paymentId}`}, 0))`.execute(tx)
}

/** What came about this payment before its order was known to have it. */
export async function applyWaitingEvents(tx: Database, paymentId: string, env: SiteEnvironment, now: Date) {
  const earlier: StoredStripeEvent[] = await selectWaitingEvents(tx)
    .where('paymentId', '=', paymentId)
    .orderBy('receivedAt')
    .orderBy('id')
    .execute()
  for (const event of earlier) {
    if (ABOUT_PAYMENT.test(event.type))
      await recordEventOutcome(tx, event.id, await applyStripeEvent(tx, event, {}, env, now), now)
  }
}

export async function recordEventOutcome(
  tx: Database,
  eventId: string,
  { isDone, note, orderId }: StripeEventOutcome,
  now: Date,
) {
  await tx
    .updateTable('stripeEvents')
    .set({ handledAt: isDone ? now : null, lastError: note ?? null, orderId: orderId ?? null })
    .where('id', '=', eventId)
    .execute()
}

export function selectWaitingEvents(db: Database) {
  return db
    .selectFrom('stripeEvents')
    .select(['id', 'type', 'paymentId'])
    .select((from) => from.ref('payload').$castTo<StoredStripeEvent['payload']>().as('payload'))
    .where('handledAt', 'is', null)
}

/** Events that wait without a job, as after a restore; those that wait for their order are applied when it comes. */
export function listEventsToRequeue(db: Database, now: Date) {
  return db
    .selectFrom('stripeEvents')
    .select('id')
    .where('handledAt', 'is', null)
    .where('receivedAt', '>', daysBefore(now, REQUEUE_WITHIN_DAYS))
    .where((where) => where.or([where('lastError', 'is', null), where('lastError', '!=', AWAITING_ORDER_MESSAGE)]))
    .orderBy('receivedAt')
    .limit(REQUEUE_BATCH_SIZE)
    .execute()
}

export async function deleteOldEvents(db: Database, now: Date) {
  await db.deleteFrom('stripeEvents').where('receivedAt', '<', daysBefore(now, RETENTION_DAYS)).execute()
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)
