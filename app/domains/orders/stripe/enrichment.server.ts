import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { log } from '~/platform/log.server'
import type { StoredEvent } from './apply-event.server'
import { orderIdOf } from './apply-session.server'
import { stripeOf } from './client.server'
import { checkoutSession } from './event'

/** What the event of a payment names without saying it. */
export interface Enrichment {
  invoiceUrl?: string
  coupon?: string
}

/** Asks Stripe for the invoice and the coupon's code. Without an answer the order is settled all the same. */
export async function enrichmentOf(db: Database, env: SiteEnvironment, event: StoredEvent): Promise<Enrichment> {
  const { type, payload } = event
  if (!/^checkout\.session\.(completed|async_payment_succeeded)$/.test(type) || !env.STRIPE_SECRET_KEY) return {}
  const session = checkoutSession.safeParse(payload.data.object).data
  return session && (await orderIdOf(db, session)) ? enrich(env, session) : {}
}

export async function enrich(
  env: SiteEnvironment,
  { invoice, discounts }: { invoice?: string | null; discounts?: { promotion_code?: string | null }[] | null },
): Promise<Enrichment> {
  const promotionCode = discounts?.[0]?.promotion_code
  if (!invoice && !promotionCode) return {}
  try {
    const stripe = await stripeOf(env)
    return {
      invoiceUrl: invoice ? ((await stripe.invoices.retrieve(invoice)).hosted_invoice_url ?? undefined) : undefined,
      coupon: promotionCode ? (await stripe.promotionCodes.retrieve(promotionCode)).code : undefined,
    }
  } catch (error) {
    log.warn({ err: error }, 'Stripe did not tell more of a payment')
    return {}
  }
}
