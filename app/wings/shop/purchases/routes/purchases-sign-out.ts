import { redirect } from 'react-router'
import { databaseContext } from '~/platform/http/request-context.server'
import { endPurchasesSession } from '../commands.server'
import { getPurchasesSessionToken, purchasesSessionCookie } from '../purchases-session.server'
import type { Route } from './+types/purchases-sign-out'

/** POST ends the session that came with it. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = getPurchasesSessionToken({ request, context })
  if (token) await endPurchasesSession(context.get(databaseContext), token)
  return redirect('/purchases', {
    headers: { 'Cache-Control': 'no-store', 'Set-Cookie': purchasesSessionCookie({ context }) },
  })
}

export function loader() {
  return redirect('/purchases')
}
