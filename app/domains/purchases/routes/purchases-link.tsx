import { data, redirect } from 'react-router'
import { databaseContext } from '~/platform/context.server'
import { type FormFailure, isFormFailure } from '~/platform/form-failure'
import { attempt } from '~/platform/forms.server'
import { keepTyped } from '~/platform/keep-typed'
import { ButtonLink } from '~/ui/button'
import { CheckedForm } from '~/ui/checked-form'
import { Section } from '~/ui/section'
import { openPurchases } from '../commands.server'
import { SESSION_HOURS } from '../purchases'
import { findLinkState } from '../queries.server'
import { sessionCookie } from '../session.server'
import type { Route } from './+types/purchases-link'

interface OpenPurchasesProps {
  isGood: boolean
  failure: FormFailure | undefined
}

// the address is the key
const DISCREET = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
const statuses = { works: 200, over: 410, unknown: 404 }

/** Looking opens nothing: programs that check mails follow their links. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const state = await findLinkState(context.get(databaseContext), token)
  return data({ state }, { status: statuses[state], headers: DISCREET })
}

export function headers() {
  return DISCREET
}

export function action({ context, params: { token } }: Route.ActionArgs) {
  return attempt(async () => {
    const session = await openPurchases(context.get(databaseContext), token)
    return redirect('/purchases', { headers: { ...DISCREET, 'Set-Cookie': sessionCookie({ context }, session) } })
  })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(serverAction, 'This could not be sent. Please try again.')
}

export function meta() {
  return [{ title: 'Open your purchases' }, { name: 'robots', content: 'noindex' }]
}

export default function PurchasesLink({ loaderData: { state }, actionData }: Route.ComponentProps) {
  return <OpenPurchases isGood={state === 'works'} failure={isFormFailure(actionData) ? actionData : undefined} />
}

/** A button, because only a person presses one: the link is used up by it. */
function OpenPurchases({ isGood, failure }: OpenPurchasesProps) {
  if (!isGood || failure) {
    return (
      <Section
        title="This link leads no further"
        level={1}
        lead="A link works once, within 30 minutes. This one was used, is too old, or was cut in two by a mail program."
      >
        <ButtonLink to="/purchases">Ask for a new link</ButtonLink>
      </Section>
    )
  }
  return (
    <Section
      title="Your purchases"
      level={1}
      lead={`Open them on this device. They close by themselves after ${SESSION_HOURS} hours.`}
    >
      <CheckedForm failure={failure} button="Open my purchases" pending="Opening">
        {null}
      </CheckedForm>
    </Section>
  )
}
