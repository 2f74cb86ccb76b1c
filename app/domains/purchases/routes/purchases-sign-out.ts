import { redirect } from 'react-router'
import { databaseContext } from '~/platform/context.server'
import { closePurchases } from '../commands.server'
import { sessionCookie, sessionToken } from '../session.server'
import type { Route } from './+types/purchases-sign-out'

/** POST ends the session that came with it. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = sessionToken({ request, context })
  if (token) await closePurchases(context.get(databaseContext), token)
  return redirect('/purchases', { headers: { 'Cache-Control': 'no-store', 'Set-Cookie': sessionCookie({ context }) } })
}

export function loader() {
  return redirect('/purchases')
}
