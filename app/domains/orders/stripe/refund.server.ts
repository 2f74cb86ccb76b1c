import { DomainError } from '~/platform/errors'
import type { Order } from '../queries.server'
import { type StripeEnvironment, stripeOf } from './client.server'

/** Has Stripe send the whole amount back. Asked again, it does nothing twice. */
export async function refundPayment(env: StripeEnvironment, { id, number, paymentId }: Order) {
  if (!paymentId) throw new DomainError(`Order ${number} has no payment at Stripe that could be refunded.`)
  const stripe = await stripeOf(env)
  const refund = { payment_intent: paymentId, metadata: { order_id: id } }
  try {
    await stripe.refunds.create(refund, { idempotencyKey: `refund-${id}` })
  } catch (error) {
    if (codeOf(error) !== 'charge_already_refunded') throw error
  }
}

function codeOf(error: unknown) {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}
