import { data, href, redirect } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { Section } from '~/ui/section'
import { SiteButtonLink } from '~/ui/site-button'
import { findPublishedProduct } from '~/wings/shop/products/queries.server'
import { privateFormPageHeaders, requireOrderByKey } from '../checkout/order-key.server'
import { getPaymentMode } from '../payment-mode.server'
import type { Order } from '../queries.server'
import { CheckoutPage } from '../ui/checkout-page'
import type { Route } from './+types/payment-cancelled'

/** The way back into an order that was not paid: the checkout again, with everything that was typed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const key = url.searchParams.get('order') ?? ''
  const order = await requireOrderByKey(context, key)
  if (order.paidAt || order.pendingAt) throw redirect(`${href('/payment/success')}?order=${key}`)
  const found = await findPublishedProduct(context.get(databaseContext), order.productSlug)
  const { productName, tierId } = order
  if (!found || found.tiers.length === 0)
    return data({ productName, checkout: undefined }, { headers: privateFormPageHeaders })
  const { slug, name, tagline, preview, tiers, currency, included } = found
  const paymentMode = getPaymentMode(context.get(environmentContext))
  const chosen = tiers.find(({ id }) => id === tierId) ?? tiers[0]
  const product = { slug, name, tagline, preview, tiers, currency, included }
  const checkout = { product, tierId: chosen?.id ?? '', paymentMode, previousInput: previousInput(order) }
  return data({ productName, checkout }, { headers: privateFormPageHeaders })
}

function previousInput({ email, buyerName, businessName, vatNumber, idempotencyKey }: Order) {
  return { email, name: buyerName, businessName, vatNumber, idempotencyKey: idempotencyKey ?? '' }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta(_: Route.MetaArgs) {
  return noindexMeta('Your order is not complete')
}

export default function PaymentCancelled({ loaderData: { productName, checkout } }: Route.ComponentProps) {
  if (!checkout) {
    return (
      <Section title={`${productName} is no longer for sale`} level={1} lead="You have not been charged.">
        <SiteButtonLink to="/tools">See all products</SiteButtonLink>
      </Section>
    )
  }
  return (
    <CheckoutPage
      {...checkout}
      title="You have not been charged"
      lead="Your order is still open. Edit it or continue to payment."
    />
  )
}
