import { data, Form, href, redirect } from 'react-router'
import { z } from 'zod'
import { DomainError, notFound } from '~/platform/errors/errors'
import { toFormState } from '~/platform/forms/form-failure'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/http/request-context.server'
import { Section } from '~/ui/section'
import { SiteButton } from '~/ui/site-button'
import { useFormatMoney } from '~/wings/site/settings/money'
import { privateFormPageHeaders, requireOrderByKey } from '../checkout/order-key.server'
import { fullPayment, settleOrder } from '../fulfillment/settle-order.commands.server'
import { getPaymentModeForRequest } from '../payment-mode.server'
import type { Route } from './+types/payment-test'

const choice = z.object({ choice: z.enum(['pay', 'decline', 'cancel'], 'Please choose an option.') })

/** Stands in for a payment provider on a local site without keys; it settles orders the way a real payment does. */
async function requireTestOrder({
  request,
  context,
  params,
}: Pick<Route.LoaderArgs, 'request' | 'context' | 'params'>) {
  const order = await requireOrderByKey(context, params.orderKey)
  const ways = getPaymentModeForRequest(
    context.get(environmentContext),
    request,
    context.get(requestMetaContext).address,
  )
  if (ways !== 'test' || order.payment !== 'test') throw notFound('Order')
  return order
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { orderKey } = params
  const order = await requireTestOrder({ request, context, params })
  if (order.paidAt) throw redirect(`${href('/payment/success')}?order=${orderKey}`)
  const { productName, tierName, total, currency, email } = order
  return data({ productName, tierName, total, currency, email }, { headers: privateFormPageHeaders })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { orderKey } = params
  const order = await requireTestOrder({ request, context, params })
  return submit(request, choice, async ({ choice }) => {
    if (choice === 'cancel') return redirect(`${href('/payment/cancelled')}?order=${orderKey}`)
    if (choice === 'decline')
      throw new DomainError('The test card was declined. You have not been charged. Please try again.', 409)
    await settleOrder(context.get(databaseContext), order.id, fullPayment(order), context.get(environmentContext))
    return redirect(`${href('/payment/success')}?order=${orderKey}`)
  })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta(_: Route.MetaArgs) {
  return noindexMeta('Test payment')
}

export default function PaymentTest({ loaderData, actionData }: Route.ComponentProps) {
  const { productName, tierName, total, currency, email } = loaderData
  const { failure } = toFormState(actionData)
  const amount = useFormatMoney()(total, currency)
  return (
    <Section title="Test payment" level={1}>
      <div className="max-w-[34rem] overflow-hidden rounded-lg border-2 border-warning bg-surface">
        <p className="border-b-2 border-warning px-6 py-3 font-semibold text-warning">
          Test mode: no card is needed and no money is charged.
        </p>
        <div className="grid gap-6 p-6">
          <p className="flex items-baseline justify-between gap-6">
            <span>
              {productName}, {tierName} license
              <span className="block text-small text-muted">for {email}</span>
            </span>
            <span className="font-heading text-h3 font-bold tabular-nums">{amount}</span>
          </p>
          {failure && (
            <p role="alert" className="rounded-md border border-danger px-4 py-3 font-medium text-danger">
              {failure.formError}
            </p>
          )}
          <Form method="post" className="flex flex-wrap gap-3">
            <SiteButton type="submit" name="choice" value="pay">
              Pay {amount}
            </SiteButton>
            <SiteButton type="submit" name="choice" value="decline" variant="secondary">
              Decline card
            </SiteButton>
            <SiteButton type="submit" name="choice" value="cancel" variant="secondary">
              Cancel
            </SiteButton>
          </Form>
        </div>
      </div>
    </Section>
  )
}
