import { createContext, href, type MiddlewareFunction, redirect } from 'react-router'
import { apiErrorResponse } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import type { SignedInUser } from './account'
import { resolveSessionSafely } from './admin-guard.server'
import { sessionContext, touchSession, withCookies } from './session.commands.server'

/** Who asks; set for every route below the planner's layout. */
export const userContext = createContext<SignedInUser>()

/**
 * Lets signed-in people pass. Who only looks goes to the sign-in and comes back to `to` afterwards; who wants to change
 * something hears why nothing was done. What passes is kept by no browser.
 */
export const requireUser = createGuard(refuseRequest)

/** The same for an API, which answers a fault to everyone else. */
export const requireApiUser = createGuard(() => apiErrorResponse(401, 'User not authenticated'))

function createGuard(refuse: (request: Request, url: URL) => Response): MiddlewareFunction<Response> {
  return async ({ request, context, url }, next) => {
    const { user, session, cookies } = await resolveSessionSafely({ request, context })
    if (!user || !session) throw refuse(request, url)
    context.set(userContext, user)
    context.set(sessionContext, session)
    await touchSession(context.get(databaseContext), session)
    const answer = await next()
    const headers = withCookies(cookies, answer.headers)
    headers.set('Cache-Control', 'no-store')
    return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
  }
}

function refuseRequest(request: Request, { pathname, search }: URL) {
  const isLooking = request.method === 'GET' || request.method === 'HEAD'
  const wantsJson = request.headers.get('accept')?.startsWith('application/json')
  if (isLooking && !wantsJson) {
    return redirect(`${href('/planner/login')}?${new URLSearchParams({ to: pathname + search })}`)
  }
  return apiErrorResponse(401, 'You are signed out. Sign in and try again. Nothing was changed.')
}
