import { href, type RouterContextProvider, redirect } from 'react-router'
import { DomainError, notFound } from '~/platform/errors/errors'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/http/request-context.server'
import { safeRedirectPath } from '~/platform/http/safe-redirect-path'
import { log } from '~/platform/monitoring/log.server'
import { withCookies } from '../session.commands.server'
import { fetchOAuthProfile, OAuthProviderFailed } from '../sign-in/fetch-oauth-profile.server'
import { callbackUrl, clearOAuthStateCookie, readOAuthState } from '../sign-in/oauth-flow.server'
import { isOAuthProvider, type OAuthProblem, type OAuthProviderId } from '../sign-in/oauth-provider'
import { findOAuthProvider, type OAuthProvider } from '../sign-in/oauth-providers.server'
import { signInWithOAuth } from '../sign-in/oauth-sign-in.commands.server'
import { pathAfterSignIn } from '../sign-in/sign-in.server'
import { limitAttemptsFromAddress } from '../sign-in/sign-in-limits.server'
import type { Route } from './+types/oauth-callback'

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
