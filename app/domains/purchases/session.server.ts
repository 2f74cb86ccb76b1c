import type { RouterContextProvider } from 'react-router'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { SESSION_HOURS } from './purchases'
import { findCustomerOfSession } from './queries.server'

const COOKIE = 'studio-purchases'
const tokenIn = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`)

interface Asked {
  request: Pick<Request, 'headers'>
  context: Readonly<RouterContextProvider>
}

export function sessionToken({ request }: Pick<Asked, 'request'>) {
  return tokenIn.exec(request.headers.get('cookie') ?? '')?.[1]
}

/** The customer whose session came with the request. */
export async function customerOf(asked: Asked) {
  const token = sessionToken(asked)
  return token ? findCustomerOfSession(asked.context.get(databaseContext), token) : undefined
}

/** The cookie that carries a session; without a token the one that ends it. */
export function sessionCookie({ context }: Pick<Asked, 'context'>, token?: string) {
  const isSecure = context.get(environmentContext).ORIGIN.startsWith('https:')
  const value = `${COOKIE}=${token ?? ''}; Max-Age=${token ? SESSION_HOURS * 3_600 : 0}`
  return `${value}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
