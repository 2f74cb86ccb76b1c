import { data, redirect } from 'react-router'
import { type FormFailure, isFormFailure } from '~/platform/forms/form-failure'
import { attempt } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { Section } from '~/ui/section'
import { SiteButtonLink } from '~/ui/site-button'
import { ValidatedForm } from '~/ui/validated-form'
import { beginSessionFromPurchasesLink } from '../commands.server'
import { PURCHASES_SESSION_HOURS } from '../purchases'
import { purchasesSessionCookie } from '../purchases-session.server'
import { findPurchasesLinkState } from '../queries.server'
import type { Route } from './+types/purchases-link'

interface OpenPurchasesFormProps {
  isValid: boolean
  failure: FormFailure | undefined
}

// the address is the key
const PRIVATE_HEADERS = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
const statusCodes = { valid: 200, expired: 410, unknown: 404 }

/** Looking opens nothing: programs that check mails follow their links. */
export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const state = await findPurchasesLinkState(context.get(databaseContext), token)
  return data({ state }, { status: statusCodes[state], headers: PRIVATE_HEADERS })
}

export function headers() {
  return PRIVATE_HEADERS
}

export function action({ context, params: { token } }: Route.ActionArgs) {
  return attempt(async () => {
    const session = await beginSessionFromPurchasesLink(context.get(databaseContext), token)
    return redirect('/purchases', {
      headers: { ...PRIVATE_HEADERS, 'Set-Cookie': purchasesSessionCookie({ context }, session) },
    })
  })
}

export function meta() {
  return noindexMeta('Your purchases')
}

export default function PurchasesLinkRoute({ loaderData: { state }, actionData }: Route.ComponentProps) {
  return <OpenPurchasesForm isValid={state === 'valid'} failure={isFormFailure(actionData) ? actionData : undefined} />
}

/** A button, because only a person presses one: the link is used up by it. */
function OpenPurchasesForm({ isValid, failure }: OpenPurchasesFormProps) {
  if (!isValid || failure) {
    return (
      <Section title="This link is no longer valid" level={1} lead="Links work once and expire after 30 minutes.">
        <SiteButtonLink to="/purchases">Request a new link</SiteButtonLink>
      </Section>
    )
  }
  return (
    <Section
      title="Your purchases"
      level={1}
      lead={`View your purchases on this device. You are signed out after ${PURCHASES_SESSION_HOURS} hours.`}
    >
      <ValidatedForm failure={failure} submitLabel="View your purchases" pending="Loading">
        {null}
      </ValidatedForm>
    </Section>
  )
}
