import { href, redirect } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { environmentContext } from '~/platform/http/request-context.server'
import { safeRedirectPath } from '~/platform/http/safe-redirect-path'
import { beginOAuth } from '../sign-in/oauth-flow.server'
import { isOAuthProvider } from '../sign-in/oauth-provider'
import { findOAuthProvider } from '../sign-in/oauth-providers.server'
import type { Route } from './+types/oauth-start'

/** Sends the browser to Google or GitHub, and remembers in it where it wanted to go. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const env = context.get(environmentContext)
  const provider = isOAuthProvider(params.provider) ? findOAuthProvider(env, params.provider) : undefined
  if (!provider) throw notFound('Way to sign in')
  const { address, cookie } = beginOAuth(
    env,
    provider,
    safeRedirectPath(url.searchParams.get('to'), href('/planner/dashboard')),
  )
  return redirect(address, { headers: { 'Set-Cookie': cookie, 'Cache-Control': 'no-store' } })
}
