import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { cookieIn, cookieName } from '~/platform/cookie-name'
import type { SiteEnvironment } from '~/platform/env.server'
import { sign, verify } from '~/platform/tokens.server'
import { AUTH_STORAGE_KEY } from '../local-marks'
import { PROVIDERS, type ProviderId } from './provider'
import type { Provider } from './provider-addresses.server'

const TEN_MINUTES_SECONDS = 600
const COOKIE = `${AUTH_STORAGE_KEY}.with`
const COOKIE_PATH = '/account/with'

/** What the browser carries until it comes back: only whoever began may end it. */
const started = z.object({
  with: z.enum(PROVIDERS),
  state: z.string().min(20),
  /** Proves to the provider that the code is asked for by whoever began (RFC 7636). */
  verifier: z.string().min(43),
  to: z.string(),
})
type Started = z.infer<typeof started>

type Signed = Pick<SiteEnvironment, 'ORIGIN' | 'SECRET'>

/** Where the provider sends people back to. */
export function wayBack({ ORIGIN }: Pick<Signed, 'ORIGIN'>, id: ProviderId) {
  return `${ORIGIN}${COOKIE_PATH}/${id}/callback`
}

/** Begins a sign-in with a provider: the address to go to, and the cookie that remembers why. */
export function setOut(env: Signed, provider: Provider, to: string, now = new Date()) {
  const [state, verifier] = [randomBytes(24).toString('base64url'), randomBytes(32).toString('base64url')]
  const memory: Started = { with: provider.id, state, verifier, to }
  const token = sign(env.SECRET, memory, new Date(now.getTime() + TEN_MINUTES_SECONDS * 1000))
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: provider.clientId,
    redirect_uri: wayBack(env, provider.id),
    scope: provider.scope,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  return { address: `${provider.authorize}?${query}`, cookie: cookieWith(env, token, TEN_MINUTES_SECONDS) }
}

/** What was begun in this browser, if it was with this provider, not long ago, and the provider repeats its state. */
export function readStarted(env: Signed, request: Request, id: ProviderId, state: string | null, now = new Date()) {
  const token = cookieIn(request.headers.get('cookie'), cookieName(env, COOKIE)) ?? ''
  const verified = verify(env.SECRET, token, now)
  const memory = verified.state === 'valid' ? started.safeParse(verified.payload).data : undefined
  return memory?.with === id && memory.state === state ? memory : undefined
}

/** It works once. */
export function forgetStarted(env: Signed) {
  return cookieWith(env, '', 0)
}

function cookieWith({ ORIGIN }: Signed, value: string, seconds: number) {
  const secure = ORIGIN.startsWith('https:') ? '; Secure' : ''
  // Lax: it comes along when the provider sends the browser back
  return `${cookieName({ ORIGIN }, COOKIE)}=${value}; Path=${COOKIE_PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
