import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import type { Actor } from '~/domains/audit/actor'
import { databaseContext, environmentContext } from '~/platform/context.server'
import { log } from '~/platform/log.server'
import { authOf } from './auth.server'
import { findAdmin } from './queries.server'

/** The admin who asks; set for every route below the admin layout. */
export const adminContext = createContext<Actor>()

interface Asked {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** Lets admins pass, and nobody else: everyone goes to the home page, and what they sent is not done. */
export const requireAdmin: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const admin = await signedInAdmin({ request, context })
  if (!admin) throw redirect('/')
  context.set(adminContext, admin)
  return next()
}

/** The admin whose session came with the request. A check that fails is logged and counts as not admin. */
export async function signedInAdmin({ request, context }: Asked): Promise<Actor | undefined> {
  const db = context.get(databaseContext)
  try {
    const auth = await authOf(db, context.get(environmentContext))
    const session = await auth.api.getSession({ headers: request.headers })
    return session ? await findAdmin(db, session.user.id) : undefined
  } catch (error) {
    log.warn({ err: error }, 'the admin check failed')
    return undefined
  }
}
