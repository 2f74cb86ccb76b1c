import { data, Form, href, redirect } from 'react-router'
import { z } from 'zod'
import { databaseContext, environmentContext, visitContext } from '~/platform/context.server'
import { DomainError, notFound } from '~/platform/errors'
import { formState } from '~/platform/form-failure'
import { submit } from '~/platform/forms.server'
import { Button } from '~/ui/button'
import { Section } from '~/ui/section'
import { orderOfKey, privateFormHeaders } from '../checkout/private-page.server'
import { howRequestPays } from '../how-to-pay.server'
import { formatAmount } from '../order'
import { inFull, settleOrder } from '../settling/settle.server'
import type { Route } from './+types/payment-test'

const choice = z.object({ choice: z.enum(['pay', 'decline', 'cancel'], 'Please choose what happens.') })

/** Stands in for a payment provider on a local site without keys; it settles orders the way a real payment does. */
async function testOrder({ request, context, params }: Pick<Route.LoaderArgs, 'request' | 'context' | 'params'>) {
  const order = await orderOfKey(context, params.orderKey)
  const ways = howRequestPays(context.get(environmentContext), request, context.get(visitContext).address)
  if (ways !== 'test' || order.payment !== 'test') throw notFound('Order')
  return order
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { orderKey } = params
  const order = await testOrder({ request, context, params })
  if (order.paidAt) throw redirect(`${href('/payment/success')}?order=${orderKey}`)
  const { productName, tierName, total, currency, email } = order
  return data({ productName, tierName, total, currency, email }, { headers: privateFormHeaders })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { orderKey } = params
  const order = await testOrder({ request, context, params })
  return submit(request, choice, async ({ choice }) => {
    if (choice === 'cancel') return redirect(`${href('/payment/cancelled')}?order=${orderKey}`)
    if (choice === 'decline')
      throw new DomainError('The test card was declined, as you asked. Nothing was charged; you can try again.', 409)
    await settleOrder(context.get(databaseContext), order.id, inFull(order), context.get(environmentContext))
    return redirect(`${href('/payment/success')}?order=${orderKey}`)
  })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta(_: Route.MetaArgs) {
  return [{ title: 'Test payment' }, { name: 'robots', content: 'noindex' }]
}

export default function PaymentTest({ loaderData, actionData }: Route.ComponentProps) {
  const { productName, tierName, total, currency, email } = loaderData
  const { failure } = formState(actionData)
  return (
    <Section title="Test payment" level={1}>
      <div className="max-w-[34rem] overflow-hidden rounded-lg border-2 border-warning bg-surface">
        <p className="border-b-2 border-warning px-6 py-3 font-semibold text-warning">
          A test: no money moves, and no card is asked for.
        </p>
        <div className="grid gap-6 p-6">
          <p className="flex items-baseline justify-between gap-6">
            <span>
              {productName}, {tierName} license
              <span className="block text-small text-muted">for {email}</span>
            </span>
            <span className="font-heading text-h3 font-bold tabular-nums">{formatAmount(total, currency)}</span>
          </p>
          {failure && (
            <p role="alert" className="rounded-md border border-danger px-4 py-3 font-medium text-danger">
              {failure.formError}
            </p>
          )}
          <Form method="post" className="flex flex-wrap gap-3">
            <Button type="submit" name="choice" value="pay">
              Pay {formatAmount(total, currency)}
            </Button>
            <Button type="submit" name="choice" value="decline" variant="secondary">
              Decline the card
            </Button>
            <Button type="submit" name="choice" value="cancel" variant="secondary">
              Cancel
            </Button>
          </Form>
        </div>
      </div>
    </Section>
  )
}
