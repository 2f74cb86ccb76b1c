import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { log } from '~/platform/monitoring/log.server'
import { findOrderIdOfCheckout } from './apply-checkout-session.commands.server'
import type { StoredStripeEvent } from './apply-stripe-event.commands.server'
import { getStripeClient } from './stripe-client.server'
import { checkoutSessionSchema } from './stripe-schemas'

/** What the event of a payment names without saying it. */
export interface PaymentEnrichment {
  invoiceUrl?: string
  coupon?: string
}

/** Asks Stripe for the invoice and the coupon's code. Without an answer the order is settled all the same. */
export async function fetchEventEnrichment(
  db: Database,
  env: SiteEnvironment,
  event: StoredStripeEvent,
): Promise<PaymentEnrichment> {
  const { type, payload } = event
  if (!/^checkout\.session\.(completed|async_payment_succeeded)$/.test(type) || !env.STRIPE_SECRET_KEY) return {}
  const session = checkoutSessionSchema.safeParse(payload.data.object).data
  return session && (await findOrderIdOfCheckout(db, session)) ? fetchSessionEnrichment(env, session) : {}
}

export async function fetchSessionEnrichment(
  env: SiteEnvironment,
  { invoice, discounts }: { invoice?: string | null; discounts?: { promotion_code?: string | null }[] | null },
): Promise<PaymentEnrichment> {
  const promotionCode = discounts?.[0]?.promotion_code
  if (!invoice && !promotionCode) return {}
  try {
    const stripe = await getStripeClient(env)
    return {
      invoiceUrl: invoice ? ((await stripe.invoices.retrieve(invoice)).hosted_invoice_url ?? undefined) : undefined,
      coupon: promotionCode ? (await stripe.promotionCodes.retrieve(promotionCode)).code : undefined,
    }
  } catch (error) {
    log.warn({ err: error }, 'Stripe did not tell more of a payment')
    return {}
  }
}
