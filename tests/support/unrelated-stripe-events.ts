import { createStripeEvent, newStripeId } from './stripe-objects'

/*
 * What an account hears of sales that are none of this site's, as Stripe documents it: subscriptions, cards that are
 * saved, payment links of other products, invoices that are announced.
 */

const baseCheckout = {
  object: 'checkout.session',
  after_expiration: null,
  allow_promotion_codes: null,
  automatic_tax: { enabled: false },
  client_reference_id: null,
  consent: null,
  customer_email: null,
  discounts: [],
  invoice: null,
  livemode: false,
  locale: null,
  metadata: {},
  payment_link: null,
  setup_intent: null,
  status: 'complete',
  subscription: null,
  customer_details: { address: null, email: 'someone@example.com', name: null, tax_exempt: 'none', tax_ids: [] },
}

export function aSubscriptionCheckout(changes: object = {}) {
  return {
    ...baseCheckout,
    id: newStripeId('cs_test'),
    mode: 'subscription',
    payment_status: 'paid',
    payment_intent: null,
    currency: 'usd',
    amount_subtotal: 2_500,
    amount_total: 2_500,
    subscription: newStripeId('sub'),
    invoice: newStripeId('in'),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ...changes,
  }
}

/** Nothing is to be paid, so there is neither a currency nor an amount. */
export function aSetupCheckout(changes: object = {}) {
  return {
    ...baseCheckout,
    id: newStripeId('cs_test'),
    mode: 'setup',
    payment_status: 'no_payment_required',
    payment_intent: null,
    currency: null,
    amount_subtotal: null,
    amount_total: null,
    setup_intent: newStripeId('seti'),
    total_details: null,
    ...changes,
  }
}

/** Of a payment link; whoever follows one may add `?client_reference_id=…` to its address. */
export function aPaymentLinkCheckout(changes: object = {}) {
  return {
    ...baseCheckout,
    id: newStripeId('cs_test'),
    mode: 'payment',
    payment_status: 'paid',
    payment_intent: newStripeId('pi'),
    currency: 'usd',
    amount_subtotal: 49_900,
    amount_total: 49_900,
    payment_link: newStripeId('plink'),
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ...changes,
  }
}

/** The announcement of an invoice, which has no id yet. */
const upcomingInvoice = {
  object: 'invoice',
  amount_due: 2_500,
  billing_reason: 'upcoming',
  currency: 'usd',
  metadata: {},
  status: 'draft',
  parent: { type: 'subscription_details', subscription_details: { metadata: {}, subscription: 'sub_1' } },
}

const subscriptionInvoice = {
  ...upcomingInvoice,
  id: 'in_1',
  status: 'paid',
  hosted_invoice_url: 'https://invoice.example/9',
}

/** Everything that comes of them. */
export function unrelatedStripeEvents() {
  const types = ['completed', 'expired', 'async_payment_succeeded', 'async_payment_failed']
  const checkouts = [aSubscriptionCheckout(), aSetupCheckout(), aPaymentLinkCheckout()]
  return [
    ...types.flatMap((type) => checkouts.map((session) => createStripeEvent(`checkout.session.${type}`, session))),
    createStripeEvent('invoice.upcoming', upcomingInvoice),
    createStripeEvent('invoice.paid', subscriptionInvoice),
    createStripeEvent('invoice.paid', { ...subscriptionInvoice, metadata: null }),
    createStripeEvent('customer.subscription.updated', {
      id: 'sub_1',
      object: 'subscription',
      status: 'active',
      metadata: {},
    }),
    createStripeEvent('setup_intent.succeeded', { id: 'seti_1', object: 'setup_intent', status: 'succeeded' }),
    createStripeEvent('payout.failed', { id: 'po_1', object: 'payout', amount: 100, status: 'failed' }),
  ]
}
