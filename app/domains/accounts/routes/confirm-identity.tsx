import { data, href, redirect, useLocation } from 'react-router'
import { databaseContext } from '~/platform/context.server'
import { ownPath } from '~/platform/own-path'
import { visitorOf } from '../admin-guard.server'
import { withCookies } from '../session.server'
import { findAuthenticationMethods } from '../two-factor/queries.server'
import { ConfirmScreen } from '../two-factor/ui/confirm-screen'
import type { Route } from './+types/confirm-identity'

/** Asks somebody who is signed in to prove once more who they are, and goes on to `to`. */
export async function loader(args: Route.LoaderArgs) {
  const { user, cookies } = await visitorOf(args)
  const headers = withCookies(cookies, { 'Cache-Control': 'no-store' })
  if (!user) throw redirect(`${href('/planner/login')}?${new URLSearchParams({ to: targetOf(args.url) })}`, { headers })
  const { passkey, app } = await findAuthenticationMethods(args.context.get(databaseContext), user.id)
  return data({ email: user.email, hasSecondFactor: passkey || app }, { headers })
}

export function meta() {
  return [{ title: 'Confirm that it is you' }, { name: 'robots', content: 'noindex' }]
}

export default function ConfirmIdentity({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation()
  const url = new URL(search, 'http://own.invalid')
  const needsSecondFactor = url.searchParams.get('for') === 'second-factor'
  return <ConfirmScreen {...loaderData} to={targetOf(url)} needsSecondFactor={needsSecondFactor} />
}

function targetOf({ searchParams }: URL) {
  return ownPath(searchParams.get('to'), href('/planner/dashboard'))
}
