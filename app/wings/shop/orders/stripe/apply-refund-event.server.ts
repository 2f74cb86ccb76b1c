import type { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import type { Refund } from '../fulfillment/refund'
import { recordChargeRefunds, recordRefund } from '../fulfillment/refunds.commands.server'
import type { StoredStripeEvent } from './apply-stripe-event.commands.server'
import { chargeSchema, refundSchema } from './stripe-schemas'

/** A charge that tells of all its refunds, or one refund: which of them come depends on the account's API version. */
export function isRefundEvent(type: string) {
  return type === 'charge.refunded' || type === 'charge.refund.updated' || type.startsWith('refund.')
}

export async function applyRefundEvent(
  tx: Database,
  event: StoredStripeEvent,
  orderId: string,
  env: SiteEnvironment,
  now: Date,
) {
  const { created, data } = event.payload
  const at = created === undefined ? now : fromUnixSeconds(created)
  if (event.type !== 'charge.refunded') {
    await recordRefund(tx, orderId, toRefund(refundSchema.parse(data.object), at), env, now)
    return
  }
  const { amount_refunded: amount, refunds } = chargeSchema.parse(data.object)
  for (const named of refunds?.data ?? []) await recordRefund(tx, orderId, toRefund(named, at), env, now)
  await recordChargeRefunds(tx, orderId, { amount, at }, env, now)
}

/** Stripe's refund in our words; `at` is when it was like that. */
export function toRefund(told: z.infer<typeof refundSchema>, at: Date): Refund {
  const { id, amount, status, created, failure_reason } = told
  const hasFailed = status === 'failed' || status === 'canceled'
  return {
    id,
    amount,
    status,
    failureReason: failure_reason ?? '',
    createdAt: fromUnixSeconds(created),
    failedAt: hasFailed ? at : null,
  }
}

function fromUnixSeconds(seconds: number) {
  return new Date(seconds * 1_000)
}
