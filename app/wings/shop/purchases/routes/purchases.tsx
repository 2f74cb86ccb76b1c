import { data } from 'react-router'
import { z } from 'zod'
import { emailField } from '~/platform/forms/email-field'
import { type FormFailure, isFormFailure } from '~/platform/forms/form-failure'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/http/request-context.server'
import { TextField } from '~/ui/form-field'
import { Section } from '~/ui/section'
import { SuccessMessage } from '~/ui/success-message'
import { ValidatedForm } from '~/ui/validated-form'
import { PurchasesSessionRequired } from '../errors'
import {
  limitLinkRequests,
  removeOwnActivation,
  requestPurchasesLink,
  resendPurchaseMail,
} from '../purchase-actions.server'
import { PurchaseList } from '../purchase-list'
import { findSignedInCustomer } from '../purchases-session.server'
import { listPurchases } from '../queries.server'
import type { Route } from './+types/purchases'

const id = z.uuid('Order not found among your purchases.')

/** What the page of purchases is asked for. */
const purchasesForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('request-link'), email: emailField }),
  z.object({ intent: z.literal('resend-mail'), orderId: id }),
  z.object({ intent: z.literal('remove-activation'), orderId: id, activationId: id }),
])

interface PurchasesLinkFormProps {
  failure: FormFailure | undefined
  message: string | undefined
}

export async function loader(args: Route.LoaderArgs) {
  const headers = { 'Cache-Control': 'no-store' }
  const customer = await findSignedInCustomer(args)
  if (!customer) return data({ email: null, purchases: [] }, { headers })
  const { SECRET } = args.context.get(environmentContext)
  const purchases = await listPurchases(args.context.get(databaseContext), customer.email, SECRET)
  return data({ email: customer.email, purchases }, { headers })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const db = context.get(databaseContext)
  const customer = await findSignedInCustomer(args)
  const admit = () => limitLinkRequests(db, context.get(requestMetaContext).address)
  async function work(form: z.output<typeof purchasesForm>) {
    if (form.intent === 'request-link') {
      if (customer) await admit()
      return requestPurchasesLink(db, form.email)
    }
    if (!customer) throw new PurchasesSessionRequired()
    if (form.intent === 'resend-mail')
      return resendPurchaseMail(db, customer.id, form.orderId, context.get(environmentContext))
    return removeOwnActivation(db, customer.id, form.orderId, form.activationId)
  }
  // who is not signed in can only ask
  return submit(request, purchasesForm, work, customer ? undefined : admit)
}

export function meta() {
  return noindexMeta('Your purchases')
}

export default function PurchasesRoute({ loaderData: { email, purchases }, actionData }: Route.ComponentProps) {
  const failure = isFormFailure(actionData) ? actionData : undefined
  const done = actionData && 'message' in actionData ? actionData : undefined
  if (email === null) return <PurchasesLinkForm failure={failure} message={done?.message} />
  return <PurchaseList email={email} purchases={purchases} failure={failure} done={done} />
}

function PurchasesLinkForm({ failure, message }: PurchasesLinkFormProps) {
  return (
    <Section
      title="Your purchases"
      level={1}
      lead="License keys, downloads and invoices. No account needed: we email you a link."
    >
      <div className="max-w-xl">
        <SuccessMessage isShown={message !== undefined}>{message}</SuccessMessage>
        {!message && (
          <ValidatedForm failure={failure} submitLabel="Email me a link" pending="Sending">
            <input type="hidden" name="intent" value="request-link" />
            <TextField
              name="email"
              label="Email"
              type="email"
              autoComplete="email"
              hint="The address you used for your purchase."
              failure={failure}
            />
          </ValidatedForm>
        )}
      </div>
    </Section>
  )
}
