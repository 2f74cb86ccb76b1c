import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { type Applied, applyEvent, type StoredEvent } from './apply-event.server'

const ABOUT_PAYMENT = /^(charge|refund)\./

/** Events of one payment take turns: else one could look for its order while another has not committed it yet. */
export async function holdPayment(tx: Database, paymentId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`stripe:${paymentId}`}, 0))`.execute(tx)
}

/** What came about this payment before its order was known to have it. */
export async function applyEarlier(tx: Database, paymentId: string, env: SiteEnvironment, now: Date) {
  const earlier: StoredEvent[] = await waitingEvents(tx)
    .where('paymentId', '=', paymentId)
    .orderBy('receivedAt')
    .orderBy('id')
    .execute()
  for (const event of earlier) {
    if (ABOUT_PAYMENT.test(event.type)) await noteApplied(tx, event.id, await applyEvent(tx, event, {}, env, now), now)
  }
}

export async function noteApplied(tx: Database, eventId: string, { isDone, note, orderId }: Applied, now: Date) {
  await tx
    .updateTable('stripeEvents')
    .set({ handledAt: isDone ? now : null, lastError: note ?? null, orderId: orderId ?? null })
    .where('id', '=', eventId)
    .execute()
}

export function waitingEvents(db: Database) {
  return db
    .selectFrom('stripeEvents')
    .select(['id', 'type', 'paymentId'])
    .select((from) => from.ref('payload').$castTo<StoredEvent['payload']>().as('payload'))
    .where('handledAt', 'is', null)
}
