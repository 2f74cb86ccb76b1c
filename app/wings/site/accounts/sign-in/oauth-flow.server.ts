import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { readCookie, secureCookieName } from '~/platform/http/cookies'
import { signToken, verifyToken } from '~/platform/security/signed-tokens.server'
import { AUTH_STORAGE_KEY } from '../session-marker'
import { OAUTH_PROVIDERS, type OAuthProviderId } from './oauth-provider'
import type { OAuthProvider } from './oauth-providers.server'

const TEN_MINUTES_SECONDS = 600
const COOKIE = `${AUTH_STORAGE_KEY}.with`
const COOKIE_PATH = '/account/with'

/** What the browser carries until it comes back: only whoever began may end it. */
const oauthState = z.object({
  with: z.enum(OAUTH_PROVIDERS),
  state: z.string().min(20),
  /** Proves to the provider that the code is asked for by whoever began (RFC 7636). */
  verifier: z.string().min(43),
  to: z.string(),
})
type OAuthState = z.infer<typeof oauthState>

type SigningEnvironment = Pick<SiteEnvironment, 'ORIGIN' | 'SECRET'>

/** Where the provider sends people back to. */
export function callbackUrl({ ORIGIN }: Pick<SigningEnvironment, 'ORIGIN'>, id: OAuthProviderId) {
  return `${ORIGIN}${COOKIE_PATH}/${id}/callback`
}

/** Begins a sign-in with a provider: the address to go to, and the cookie that remembers why. */
export function beginOAuth(env: SigningEnvironment, provider: OAuthProvider, to: string, now = new Date()) {
  const [state, verifier] = [randomBytes(24).toString('base64url'), randomBytes(32).toString('base64url')]
  const memory: OAuthState = { with: provider.id, state, verifier, to }
  const token = signToken(env.SECRET, memory, new Date(now.getTime() + TEN_MINUTES_SECONDS * 1000))
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: callbackUrl(env, provider.id),
    scope: provider.scope,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  return { address: `${provider.authorize}?${query}`, cookie: oauthStateCookie(env, token, TEN_MINUTES_SECONDS) }
}

/** What was begun in this browser, if it was with this provider, not long ago, and the provider repeats its state. */
export function readOAuthState(
  env: SigningEnvironment,
  request: Request,
  id: OAuthProviderId,
  state: string | null,
  now = new Date(),
) {
  const token = readCookie(request.headers.get('cookie'), secureCookieName(env, COOKIE)) ?? ''
  const verified = verifyToken(env.SECRET, token, now)
  const memory = verified.state === 'valid' ? oauthState.safeParse(verified.payload).data : undefined
  return memory?.with === id && memory.state === state ? memory : undefined
}

/** It works once. */
export function clearOAuthStateCookie(env: SigningEnvironment) {
  return oauthStateCookie(env, '', 0)
}

function oauthStateCookie({ ORIGIN }: SigningEnvironment, value: string, seconds: number) {
  const secure = ORIGIN.startsWith('https:') ? '; Secure' : ''
  // Lax: it comes along when the provider sends the browser back
  return `${secureCookieName({ ORIGIN }, COOKIE)}=${value}; Path=${COOKIE_PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
