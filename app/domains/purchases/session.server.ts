import type { RouterContextProvider } from 'react-router'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { cookieIn, cookieName } from '~/platform/cookie-name'
import { SESSION_HOURS } from './purchases'
import { findCustomerOfSession } from './queries.server'

const COOKIE = 'studio-purchases'

interface Asked {
  request: Pick<Request, 'headers'>
  context: Readonly<RouterContextProvider>
}

export function sessionToken({ request, context }: Asked) {
  const token = cookieIn(request.headers.get('cookie'), cookieName(context.get(environmentContext), COOKIE))
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}

/** The customer whose session came with the request. */
export async function customerOf(asked: Asked) {
  const token = sessionToken(asked)
  return token ? findCustomerOfSession(asked.context.get(databaseContext), token) : undefined
}

/** The cookie that carries a session; without a token the one that ends it. */
export function sessionCookie({ context }: Pick<Asked, 'context'>, token?: string) {
  const env = context.get(environmentContext)
  const isSecure = env.ORIGIN.startsWith('https:')
  const value = `${cookieName(env, COOKIE)}=${token ?? ''}; Max-Age=${token ? SESSION_HOURS * 3_600 : 0}`
  return `${value}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
