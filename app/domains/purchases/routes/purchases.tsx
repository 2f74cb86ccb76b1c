import { data } from 'react-router'
import type { z } from 'zod'
import { databaseContext, environmentContext, visitContext } from '~/platform/context.server'
import { type FormFailure, isFormFailure } from '~/platform/form-failure'
import { submit } from '~/platform/forms.server'
import { keepTyped } from '~/platform/keep-typed'
import { CheckedForm } from '~/ui/checked-form'
import { TextField } from '~/ui/form-field'
import { Section } from '~/ui/section'
import { SuccessMessage } from '~/ui/success-message'
import { admitAsking, ask, freePlace, mailAgain } from '../answers.server'
import { SignedOut } from '../errors'
import { purchasesForm } from '../purchases-form'
import { listPurchases } from '../queries.server'
import { customerOf } from '../session.server'
import { Purchases } from '../ui/purchases'
import type { Route } from './+types/purchases'

interface AskForPurchasesProps {
  failure: FormFailure | undefined
  done: string | undefined
}

export async function loader(args: Route.LoaderArgs) {
  const headers = { 'Cache-Control': 'no-store' }
  const customer = await customerOf(args)
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
  const customer = await customerOf(args)
  const admit = () => admitAsking(db, context.get(visitContext).address)
  async function work(form: z.output<typeof purchasesForm>) {
    if (form.intent === 'ask') {
      if (customer) await admit()
      return ask(db, form.email)
    }
    if (!customer) throw new SignedOut()
    if (form.intent === 'mail') return mailAgain(db, customer.id, form.orderId, context.get(environmentContext))
    return freePlace(db, customer.id, form.orderId, form.activationId)
  }
  // who is not signed in can only ask
  return submit(request, purchasesForm, work, customer ? undefined : admit)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(serverAction, 'This could not be sent. Please try again.')
}

export function meta() {
  return [{ title: 'Your purchases' }, { name: 'robots', content: 'noindex' }]
}

export default function PurchasesPage({ loaderData: { email, purchases }, actionData }: Route.ComponentProps) {
  const failure = isFormFailure(actionData) ? actionData : undefined
  const done = actionData && 'done' in actionData ? actionData : undefined
  if (email === null) return <AskForPurchases failure={failure} done={done?.done} />
  return <Purchases email={email} purchases={purchases} failure={failure} done={done} />
}

function AskForPurchases({ failure, done }: AskForPurchasesProps) {
  return (
    <Section
      title="Your purchases"
      level={1}
      lead="Keys, downloads of every version and invoices. There is no account: we mail you a link that opens them."
    >
      <div className="max-w-xl">
        <SuccessMessage isShown={done !== undefined}>{done}</SuccessMessage>
        {!done && (
          <CheckedForm failure={failure} button="Mail me a link" pending="Sending">
            <input type="hidden" name="intent" value="ask" />
            <TextField
              name="email"
              label="E-mail"
              type="email"
              autoComplete="email"
              hint="The address that you bought with."
              failure={failure}
            />
          </CheckedForm>
        )}
      </div>
    </Section>
  )
}
