import { data, redirect } from 'react-router'
import { databaseContext } from '~/platform/context.server'
import { isFormFailure } from '~/platform/form-failure'
import { attempt } from '~/platform/forms.server'
import { keepTyped } from '~/platform/keep-typed'
import { openPurchases } from '../commands.server'
import { findLinkState } from '../queries.server'
import { sessionCookie } from '../session.server'
import { OpenPurchases } from '../ui/open-purchases'
import type { Route } from './+types/purchases-link'

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
