import { DomainError } from '~/platform/errors/errors'
import type { Refund } from '../fulfillment/refund'
import type { Order } from '../queries.server'
import { toRefund } from './apply-refund-event.server'
import { getStripeClient, type StripeEnvironment } from './stripe-client.server'
import { refundSchema as stripeRefund } from './stripe-schemas'

/**
 * Has Stripe send back what is left of a payment. Asked again, it does nothing twice; `failed` is how many refunds of the
 * order have failed before, after which another one may be asked for. Undefined when all of it is back already.
 */
export async function refundPayment(
  env: StripeEnvironment,
  { id, number, paymentId }: Order,
  failed: number,
  now = new Date(),
): Promise<Refund | undefined> {
  if (!paymentId) throw new DomainError(`Order ${number} has no payment at Stripe that could be refunded.`)
  const stripe = await getStripeClient(env)
  const wanted = { payment_intent: paymentId, metadata: { order_id: id } }
  const idempotencyKey = failed === 0 ? `refund-${id}` : `refund-${id}-${failed}`
  try {
    return toRefund(stripeRefund.parse(await stripe.refunds.create(wanted, { idempotencyKey })), now)
  } catch (error) {
    if (errorCode(error) === 'charge_already_refunded') return undefined
    throw error
  }
}

function errorCode(error: unknown) {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}
