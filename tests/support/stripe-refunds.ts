import { createStripeEvent, newStripeId, type StripeSession } from './stripe-objects'

/** A refund as the API and the events `refund.*` and `charge.refund.updated` describe it. */
export interface StripeRefund {
  id: string
  object: 'refund'
  amount: number
  balance_transaction: string | null
  charge: string
  created: number
  currency: string
  destination_details: object
  failure_balance_transaction?: string
  failure_reason?: string
  metadata: Record<string, string>
  payment_intent: string | null
  reason: string | null
  receipt_number: null
  source_transfer_reversal: null
  status: 'requires_action' | 'pending' | 'succeeded' | 'failed' | 'canceled'
  transfer_reversal: null
}

type PaidSession = Pick<StripeSession, 'payment_intent' | 'metadata' | 'amount_total' | 'currency'>

/** One that is made in the dashboard: it knows nothing of our order. */
export function aStripeRefund(
  { payment_intent, currency }: PaidSession,
  amount: number,
  created = nowInSeconds(),
): StripeRefund {
  const card = { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' }
  return {
    id: newStripeId('re'),
    object: 'refund',
    amount,
    balance_transaction: newStripeId('txn'),
    charge: `ch_${payment_intent}`,
    created,
    currency,
    destination_details: { card, type: 'card' },
    metadata: {},
    payment_intent,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
}

/** What becomes of a refund that the bank sends back, for a card days later. */
export function failRefund(refund: StripeRefund, reason = 'expired_or_canceled_card'): StripeRefund {
  return { ...refund, status: 'failed', failure_balance_transaction: newStripeId('txn'), failure_reason: reason }
}

/** The charge of a payment, of which so much went back; `refunds` is in older API versions only. */
export function createRefundedCharge(
  { payment_intent, metadata, amount_total, currency }: PaidSession,
  back: number,
  refunds?: StripeRefund[],
) {
  return {
    id: `ch_${payment_intent}`,
    object: 'charge',
    amount: amount_total,
    amount_captured: amount_total,
    amount_refunded: back,
    refunded: back === amount_total,
    captured: true,
    paid: true,
    disputed: false,
    currency,
    payment_intent,
    metadata,
    status: 'succeeded',
    invoice: null,
    failure_code: null,
    livemode: false,
    ...(refunds && { refunds: { object: 'list', data: refunds, has_more: false, url: '/v1/charges/refunds' } }),
  }
}

/** The charge tells that so much of it is back in all: the whole of it, unless a part is given. */
export function createChargeRefundedEvent(session: PaidSession, back = session.amount_total, at?: number) {
  return createStripeEvent('charge.refunded', createRefundedCharge(session, back), at)
}

export function createRefundCreatedEvent(refund: StripeRefund) {
  return createStripeEvent('refund.created', refund, refund.created)
}

/** Both names under which a failure is told since 2024, and the one before that. */
export function createRefundFailureEvents(refund: StripeRefund, at: number, reason?: string) {
  const after = failRefund(refund, reason)
  return ['refund.updated', 'refund.failed', 'charge.refund.updated'].map((type) => createStripeEvent(type, after, at))
}

export function nowInSeconds() {
  return Math.floor(Date.now() / 1_000)
}
