import { href, redirect } from 'react-router'
import { environmentContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { safeRedirectPath } from '~/platform/own-path'
import { isOAuthProvider } from '../elsewhere/provider'
import { findOAuthProvider } from '../elsewhere/provider-addresses.server'
import { beginOAuth } from '../elsewhere/way-there.server'
import type { Route } from './+types/with-provider'

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
