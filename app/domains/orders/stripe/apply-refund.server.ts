import type { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { noteChargeRefunds, noteRefund } from '../refunds/commands.server'
import type { Refund } from '../refunds/refund'
import type { StoredEvent } from './apply-event.server'
import { charge, refund } from './event'

/** A charge that tells of all its refunds, or one refund: which of them come depends on the account's API version. */
export function isAboutRefund(type: string) {
  return type === 'charge.refunded' || type === 'charge.refund.updated' || type.startsWith('refund.')
}

export async function applyRefund(tx: Database, event: StoredEvent, orderId: string, env: SiteEnvironment, now: Date) {
  const { created, data } = event.payload
  const at = created === undefined ? now : momentOf(created)
  if (event.type !== 'charge.refunded') {
    await noteRefund(tx, orderId, refundOf(refund.parse(data.object), at), env, now)
    return
  }
  const { amount_refunded: amount, refunds } = charge.parse(data.object)
  for (const named of refunds?.data ?? []) await noteRefund(tx, orderId, refundOf(named, at), env, now)
  await noteChargeRefunds(tx, orderId, { amount, at }, env, now)
}

/** Stripe's refund in our words; `at` is when it was like that. */
export function refundOf(told: z.infer<typeof refund>, at: Date): Refund {
  const { id, amount, status, created, failure_reason } = told
  const hasFailed = status === 'failed' || status === 'canceled'
  return {
    id,
    amount,
    status,
    failureReason: failure_reason ?? '',
    createdAt: momentOf(created),
    failedAt: hasFailed ? at : null,
  }
}

function momentOf(seconds: number) {
  return new Date(seconds * 1_000)
}
