import type { RouterContextProvider } from 'react-router'
import { readCookie, secureCookieName } from '~/platform/http/cookies'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { PURCHASES_SESSION_HOURS } from './purchases'
import { findCustomerBySession } from './queries.server'

const COOKIE_NAME = 'studio-purchases'

interface RequestArgs {
  request: Pick<Request, 'headers'>
  context: Readonly<RouterContextProvider>
}

export function getPurchasesSessionToken({ request, context }: RequestArgs) {
  const token = readCookie(
    request.headers.get('cookie'),
    secureCookieName(context.get(environmentContext), COOKIE_NAME),
  )
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}

/** The customer whose session came with the request. */
export async function findSignedInCustomer(asked: RequestArgs) {
  const token = getPurchasesSessionToken(asked)
  return token ? findCustomerBySession(asked.context.get(databaseContext), token) : undefined
}

/** The cookie that carries a session; without a token the one that ends it. */
export function purchasesSessionCookie({ context }: Pick<RequestArgs, 'context'>, token?: string) {
  const env = context.get(environmentContext)
  const isSecure = env.ORIGIN.startsWith('https:')
  const value = `${secureCookieName(env, COOKIE_NAME)}=${token ?? ''}; Max-Age=${token ? PURCHASES_SESSION_HOURS * 3_600 : 0}`
  return `${value}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
