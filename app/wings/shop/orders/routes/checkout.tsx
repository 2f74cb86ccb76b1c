import { href, redirect } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { toFormState } from '~/platform/forms/form-failure'
import { submit } from '~/platform/forms/submit-form.server'
import { databaseContext, environmentContext, pageContext } from '~/platform/http/request-context.server'
import { slugPattern } from '~/platform/text/slug'
import { findPublishedProduct } from '~/wings/shop/products/queries.server'
import type { BreadcrumbHandle } from '~/wings/web/seo/breadcrumbs'
import { pageMeta } from '~/wings/web/seo/page-meta'
import { checkoutForm, limitOrderRate, placeOrder } from '../checkout/place-order.server'
import { getPaymentMode } from '../payment-mode.server'
import { CheckoutPage } from '../ui/checkout-page'
import type { Route } from './+types/checkout'

/** The same for everyone who comes with the same choice: who asks is not looked at before the form is sent. */
export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const found = slugPattern.test(slug) ? await findPublishedProduct(context.get(databaseContext), slug) : undefined
  if (!found || found.tiers.length === 0) throw notFound('Product')
  const { id, name, tagline, preview, tiers, currency, included } = found
  const wanted = url.searchParams.get('tier')
  if (wanted !== null && !tiers.some((tier) => tier.id === wanted)) throw redirect(href('/checkout/:slug', { slug }))
  const paymentMode = getPaymentMode(context.get(environmentContext))
  const isFree = tiers.every(({ price }) => price === 0)
  if (paymentMode === 'request' && !isFree) throw redirect(`${href('/contact')}?about=${encodeURIComponent(name)}`)
  context.get(pageContext).addCacheTags(`product:${id}`, 'products')
  return {
    product: { slug, name, tagline, preview, tiers, currency, included },
    tierId: wanted ?? tiers[0]?.id ?? '',
    paymentMode,
  }
}

export function action({ request, context, params: { slug } }: Route.ActionArgs) {
  return submit(
    request,
    checkoutForm,
    async (form) => redirect(await placeOrder({ request, context }, slug, form)),
    () => limitOrderRate({ context }),
  )
}

export const handle: BreadcrumbHandle<Route.ComponentProps['loaderData']> = {
  breadcrumb: ({ product }) => product.name,
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { name, tagline } = loaderData.product
  return pageMeta(matches, { title: `Order ${name}`, description: tagline, robots: 'noindex' })
}

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CheckoutPage {...loaderData} failure={toFormState(actionData).failure} />
}
