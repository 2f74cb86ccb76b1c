import { href, type RouterContextProvider, redirect } from 'react-router'
import { databaseContext, environmentContext, visitContext } from '~/platform/context.server'
import { DomainError, notFound } from '~/platform/errors'
import { log } from '~/platform/log.server'
import { ownPath } from '~/platform/own-path'
import { askProvider, ProviderFailed } from '../elsewhere/ask-provider.server'
import { enterWith } from '../elsewhere/enter-with.server'
import { isProvider, type Problem, type ProviderId } from '../elsewhere/provider'
import { findProvider, type Provider } from '../elsewhere/provider-addresses.server'
import { forgetStarted, readStarted, wayBack } from '../elsewhere/way-there.server'
import { withCookies } from '../session.server'
import { limitCallers } from '../sign-in/account-limits.server'
import { afterSignIn } from '../sign-in/sign-in.server'
import type { Route } from './+types/with-provider-back'

interface Coming {
  request: Request
  context: Readonly<RouterContextProvider>
  url: URL
}

/** Where the provider sends the browser back to, with a code or with a refusal. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const env = context.get(environmentContext)
  const provider = isProvider(params.provider) ? findProvider(env, params.provider) : undefined
  if (!provider) throw notFound('Way to sign in')
  const { to, problem, cookies = [], needsCode = false } = await arrive(provider, { request, context, url })
  const headers = withCookies([...cookies, forgetStarted(env)], { 'Cache-Control': 'no-store' })
  return redirect(problem ? signInWith(provider.id, problem, to) : afterSignIn({ needsCode }, to), { headers })
}

async function arrive(provider: Provider, { request, context, url }: Coming): Promise<Arrival> {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  const started = readStarted(env, request, provider.id, url.searchParams.get('state'))
  const to = ownPath(started?.to, href('/planner/dashboard'))
  if (!started) return { to, problem: 'expired' }
  const code = url.searchParams.get('code')
  if (!code) return { to, problem: url.searchParams.get('error') === 'access_denied' ? 'denied' : 'unreachable' }
  try {
    await limitCallers(db, 'sign-in', context.get(visitContext).address)
    const redirectUri = wayBack(env, provider.id)
    const stranger = await askProvider(provider, { code, verifier: started.verifier, redirectUri })
    return { to, ...(await enterWith(db, env, request.headers, { provider: provider.id, stranger })) }
  } catch (error) {
    if (error instanceof DomainError) return { to, problem: 'too-many' }
    if (!(error instanceof ProviderFailed)) throw error
    log.warn({ err: error }, 'signing in with a provider failed')
    return { to, problem: 'unreachable' }
  }
}

interface Arrival {
  to: string
  problem?: Problem
  cookies?: string[]
  needsCode?: boolean
}

function signInWith(provider: ProviderId, problem: Problem, to: string) {
  return `${href('/planner/login')}?${new URLSearchParams({ with: provider, problem, to })}`
}
