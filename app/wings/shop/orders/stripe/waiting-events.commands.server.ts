import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { DAY_MS } from '~/platform/time/dates'
import {
  AWAITING_ORDER_MESSAGE,
  applyStripeEvent,
  type StoredStripeEvent,
  type StripeEventOutcome,
} from './apply-stripe-event.commands.server'

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
