import { z } from 'zod'
import { refundStatuses } from '../fulfillment/refund'

/*
 * What is read of Stripe's events and objects. Endpoints send them in the shape of the account's API version, so only the
 * fields that have been there for long are asked for.
 */

const name = z.string().min(1)
/** An id, or the whole object where it was expanded. */
const reference = z.union([name, z.object({ id: name }).transform(({ id }) => id)]).nullish()
/** In the smallest unit of the currency. */
const amount = z.number().int()
const metadata = z.record(z.string(), z.string()).nullish()

export const checkoutSessionSchema = z.object({
  id: name,
  client_reference_id: z.string().nullish(),
  metadata,
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  status: z.string().nullish(),
  currency: name,
  amount_subtotal: amount,
  amount_total: amount,
  total_details: z.object({ amount_discount: amount.nullish(), amount_tax: amount.nullish() }).nullish(),
  payment_intent: reference,
  invoice: reference,
  discounts: z.array(z.object({ promotion_code: reference, coupon: reference })).nullish(),
  customer_details: z
    .object({
      address: z.object({ country: z.string().nullish() }).nullish(),
      business_name: z.string().nullish(),
      tax_ids: z.array(z.object({ value: z.string().nullish() })).nullish(),
    })
    .nullish(),
})

export const refundSchema = z.object({
  id: name,
  amount: amount,
  // seconds since 1970, as all moments of Stripe
  created: z.number(),
  status: z.enum(refundStatuses).catch('pending'),
  failure_reason: z.string().nullish(),
})
/** `refunds` is in the events of older API versions only. */
export const chargeSchema = z.object({
  amount_refunded: amount,
  refunds: z.object({ data: z.array(refundSchema) }).nullish(),
})
export const disputeSchema = z.object({ id: name, payment_intent: reference, status: name })
// the announcement of an invoice has no id
export const invoiceSchema = z.object({ metadata, hosted_invoice_url: z.string().nullish() })

/** What tells whose checkout it is. One that saves a card, or that nobody came to, has neither currency nor amounts. */
export const checkoutReferenceSchema = z.object({
  client_reference_id: z.string().nullish(),
  metadata,
  mode: z.string().nullish(),
  payment_link: reference,
})

/** What is looked at before an event is stored. */
export const eventSchema = z.object({
  id: name,
  type: name,
  data: z.object({ object: z.looseObject({ payment_intent: reference.catch(null) }) }),
})

export type CheckoutSession = z.infer<typeof checkoutSessionSchema>
