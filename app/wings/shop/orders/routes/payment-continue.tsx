import { data, href, redirect } from 'react-router'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { log } from '~/platform/monitoring/log.server'
import { Section } from '~/ui/section'
import { SiteButtonLink } from '~/ui/site-button'
import { privatePageHeaders, requireOrderByKey } from '../checkout/order-key.server'
import { findOrCreateCheckoutUrl } from '../stripe/checkout-session.commands.server'
import type { Route } from './+types/payment-continue'

/**
 * Leads on to Stripe's page. It stands between, because a form may not lead to another site, and because here a buyer can
 * try again when Stripe is not reached.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const key = url.searchParams.get('order') ?? ''
  const order = await requireOrderByKey(context, key)
  const env = context.get(environmentContext)
  if (order.paidAt || order.pendingAt) throw redirect(`${href('/payment/success')}?order=${key}`)
  const back = `${href('/payment/cancelled')}?order=${key}`
  if (order.status !== 'open' || order.payment !== 'stripe' || !env.STRIPE_SECRET_KEY) throw redirect(back)
  try {
    const payUrl = await findOrCreateCheckoutUrl(context.get(databaseContext), env, order)
    if (payUrl) return data({ payUrl, again: '', back }, { headers: privatePageHeaders })
  } catch (error) {
    log.error({ orderId: order.id, err: error }, 'Stripe did not open a checkout')
    const again = `${href('/payment/continue')}?order=${key}`
    return data(
      { payUrl: undefined, again, back },
      { status: 503, headers: { ...privatePageHeaders, 'Retry-After': '10' } },
    )
  }
  // paid this very moment, or over: the page that waits knows
  throw redirect(`${href('/payment/success')}?order=${key}`)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  const onward = loaderData?.payUrl && { httpEquiv: 'refresh', content: `0;url=${loaderData.payUrl}` }
  return [{ title: 'Payment' }, { name: 'robots', content: 'noindex' }, ...(onward ? [onward] : [])]
}

export default function PaymentContinue({ loaderData: { payUrl, again, back } }: Route.ComponentProps) {
  if (payUrl) {
    return (
      <Section title="Redirecting to payment" level={1} lead="The Stripe checkout page opens automatically.">
        <SiteButtonLink to={payUrl}>Open checkout now</SiteButtonLink>
      </Section>
    )
  }
  return (
    <Section
      title="Payment page unavailable"
      level={1}
      lead="You have not been charged, and your order is saved. Try again in a moment."
    >
      <div className="flex flex-wrap gap-3">
        <SiteButtonLink to={again}>Try again</SiteButtonLink>
        <SiteButtonLink to={back} variant="secondary">
          Edit order
        </SiteButtonLink>
      </div>
    </Section>
  )
}
