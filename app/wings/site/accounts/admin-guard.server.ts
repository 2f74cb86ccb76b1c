import { href, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { databaseErrorKind } from '~/platform/database/database-errors'
import { apiErrorResponse } from '~/platform/http/api-error'
import {
  databaseContext,
  environmentContext,
  pageContext,
  requestMetaContext,
} from '~/platform/http/request-context.server'
import { log } from '~/platform/monitoring/log.server'
import { adminContext } from '~/wings/site/admin-context.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import {
  type ResolvedSession,
  resolveSession,
  sessionContext,
  touchSession,
  withCookies,
} from './session.commands.server'
import { recordRefusedAccess } from './sign-in/record-refused-access.server'
import { isSecondFactorRequired } from './two-factor/second-factor-requirement.server'

interface RequestArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * Lets admins pass, and nobody else: who only looks goes to the home page, who wants to change something hears why
 * nothing was done. What passes is kept by no browser, so that nothing private comes back with the back button.
 */
export const adminGuard: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const { user, session, cookies } = await resolveSessionSafely({ request, context })
  if (!user?.is_admin || !session) {
    await recordRefusal({ request, context }, user?.email ?? '')
    throw refuseRequest(request, user !== undefined, cookies)
  }
  if (!session.hasSecondFactor && (await isSecondFactorRequired(context.get(databaseContext)))) {
    throw requestSecondFactor(request, url, cookies)
  }
  context.set(adminContext, { id: user.id, email: user.email })
  context.set(sessionContext, session)
  await touchSession(context.get(databaseContext), session)
  const answer = await next()
  const headers = withCookies(cookies, answer.headers)
  headers.set('Cache-Control', 'no-store')
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}

/** The admin whose session came with the request. */
export async function findSignedInAdmin(asked: RequestArgs): Promise<Actor | undefined> {
  const { user } = await resolveSessionSafely(asked)
  return user?.is_admin ? { id: user.id, email: user.email } : undefined
}

/** Who asks. A check that fails is logged and counts as nobody. */
export async function resolveSessionSafely({ request, context }: RequestArgs): Promise<ResolvedSession> {
  try {
    return await resolveSession({ request, context })
  } catch (error) {
    log.warn({ err: error }, 'the admin check failed')
    // nobody passes, but "sign in again" would be the wrong advice
    context.get(pageContext).databaseError ??= databaseErrorKind(error)
    return { user: undefined, session: undefined, cookies: [] }
  }
}

function recordRefusal({ request, context }: RequestArgs, email: string) {
  const [db, env, { address }] = [
    context.get(databaseContext),
    context.get(environmentContext),
    context.get(requestMetaContext),
  ]
  const reason = isReadRequest(request) ? 'looking' : 'changing'
  return recordRefusedAccess(db, env, { action: 'admin.refused', reason, email, address })
}

/** The studio requires a second factor of admins, and this session has none. */
function requestSecondFactor(request: Request, { pathname, search }: URL, cookies: string[]) {
  const to = new URLSearchParams({ for: 'second-factor', to: pathname + search })
  if (isReadRequest(request)) return redirect(`${href('/account/confirm')}?${to}`, { headers: withCookies(cookies) })
  return apiErrorResponse(
    403,
    'Your studio requires two-factor authentication. Reload the page to set it up. Nothing was changed.',
  )
}

function refuseRequest(request: Request, isSignedIn: boolean, cookies: string[]) {
  if (isReadRequest(request)) return redirect('/', { headers: withCookies(cookies) })
  return isSignedIn
    ? apiErrorResponse(403, 'Only admins may do this. Nothing was changed.')
    : apiErrorResponse(401, 'You are signed out. Sign in and try again. Nothing was changed.')
}

const isReadRequest = ({ method }: Request) => method === 'GET' || method === 'HEAD'
