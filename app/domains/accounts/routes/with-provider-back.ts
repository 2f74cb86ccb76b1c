import { href, type RouterContextProvider, redirect } from 'react-router'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/context.server'
import { DomainError, notFound } from '~/platform/errors'
import { log } from '~/platform/log.server'
import { safeRedirectPath } from '~/platform/own-path'
import { fetchOAuthProfile, OAuthProviderFailed } from '../elsewhere/ask-provider.server'
import { signInWithOAuth } from '../elsewhere/enter-with.server'
import { isOAuthProvider, type OAuthProblem, type OAuthProviderId } from '../elsewhere/provider'
import { findOAuthProvider, type OAuthProvider } from '../elsewhere/provider-addresses.server'
import { callbackUrl, clearOAuthStateCookie, readOAuthState } from '../elsewhere/way-there.server'
import { withCookies } from '../session.server'
import { limitAttemptsFromAddress } from '../sign-in/account-limits.server'
import { pathAfterSignIn } from '../sign-in/sign-in.server'
import type { Route } from './+types/with-provider-back'

interface CallbackArgs {
  request: Request
  context: Readonly<RouterContextProvider>
  url: URL
}

/** Where the provider sends the browser back to, with a code or with a refusal. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const env = context.get(environmentContext)
  const provider = isOAuthProvider(params.provider) ? findOAuthProvider(env, params.provider) : undefined
  if (!provider) throw notFound('Way to sign in')
  const { to, problem, cookies = [], needsCode = false } = await handleCallback(provider, { request, context, url })
  const headers = withCookies([...cookies, clearOAuthStateCookie(env)], { 'Cache-Control': 'no-store' })
  return redirect(problem ? loginPathWithProblem(provider.id, problem, to) : pathAfterSignIn({ needsCode }, to), {
    headers,
  })
}

async function handleCallback(
  provider: OAuthProvider,
  { request, context, url }: CallbackArgs,
): Promise<CallbackResult> {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  const started = readOAuthState(env, request, provider.id, url.searchParams.get('state'))
  const to = safeRedirectPath(started?.to, href('/planner/dashboard'))
  if (!started) return { to, problem: 'expired' }
  const code = url.searchParams.get('code')
  if (!code) return { to, problem: url.searchParams.get('error') === 'access_denied' ? 'denied' : 'unreachable' }
  try {
    await limitAttemptsFromAddress(db, 'sign-in', context.get(requestMetaContext).address)
    const redirectUri = callbackUrl(env, provider.id)
    const stranger = await fetchOAuthProfile(provider, { code, verifier: started.verifier, redirectUri })
    return { to, ...(await signInWithOAuth(db, env, request.headers, { provider: provider.id, stranger })) }
  } catch (error) {
    if (error instanceof DomainError) return { to, problem: 'too-many' }
    if (!(error instanceof OAuthProviderFailed)) throw error
    log.warn({ err: error }, 'signing in with a provider failed')
    return { to, problem: 'unreachable' }
  }
}

interface CallbackResult {
  to: string
  problem?: OAuthProblem
  cookies?: string[]
  needsCode?: boolean
}

function loginPathWithProblem(provider: OAuthProviderId, problem: OAuthProblem, to: string) {
  return `${href('/planner/login')}?${new URLSearchParams({ with: provider, problem, to })}`
}
