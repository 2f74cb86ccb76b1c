import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { clientHeaders } from '~/platform/api-client'
import { DATABASE_NOT_CONFIGURED } from '~/platform/database/unreachable'
import { INVALID_EMAIL, isEmail } from '~/platform/email-pattern'
import type { SignedInUser } from './account'
import {
  ALREADY_SIGNED_IN,
  type AuthFault,
  PASSWORD_REQUIRED,
  SIGN_IN_LIMIT,
  SIGN_OUT_FAILED,
  SIGN_UP_LIMIT,
  signInMessage,
  signUpMessage,
  TOO_MANY_SIGN_INS,
  TOO_MANY_SIGN_UPS,
  UNREACHABLE,
} from './auth-messages'
import { forgetSession, markSession, onMarkChange, sessionMark } from './local-marks'
import { mayTry } from './sign-in/attempt-limit'
import { passwordFaults } from './sign-in/password-rules'
import { answerWithPasskey } from './two-factor/passkey-in-browser'

interface Credentials {
  email: string
  password: string
}

type Failed = { error: string }
type Listener = (user: SignedInUser | null) => void

const listeners = new Set<Listener>()
// undefined until it has been asked for: the loading flag of whoever shows it
let known: SignedInUser | null | undefined
let asking: Promise<SignedInUser | null> | undefined

/** Who is signed in. Without a mark of an earlier sign-in nobody is, and nothing is asked. */
export function getSession(): Promise<SignedInUser | null> {
  if (!isInBrowser()) return Promise.resolve(null)
  if (!sessionMark()) return Promise.resolve(become(null))
  asking ??= refreshSession().finally(() => {
    asking = undefined
  })
  return asking
}

/** Calls `listener` with the user after each change, in this tab and in others. Returns the function that ends it. */
export function onAuthStateChange(listener: Listener) {
  listeners.add(listener)
  const stopHearing = onMarkChange(() => void getSession())
  return () => {
    listeners.delete(listener)
    stopHearing()
  }
}

/** Asks the server anew, whatever is remembered here: after a form has signed somebody in. */
export async function refreshSession(): Promise<SignedInUser | null> {
  const answer = await fetch('/api/session', { headers: clientHeaders, cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) return known ?? null // nobody is signed out by a bad line
  const { user } = (await answer.json()) as { user: SignedInUser | null }
  if (user) markSession(user)
  else forgetSession()
  return become(user)
}

export async function signUp({ email, password }: Credentials): Promise<{ needsConfirmation: boolean } | Failed> {
  if (!isInBrowser()) return { error: DATABASE_NOT_CONFIGURED }
  const address = email.trim().toLowerCase()
  if (!isEmail(address)) return { error: INVALID_EMAIL }
  const faults = passwordFaults(password)
  if (faults.length > 0) return { error: faults.join(' ') }
  if (!mayTry(`sign-up:${address}`, SIGN_UP_LIMIT)) return { error: TOO_MANY_SIGN_UPS }
  if ((await getSession())?.email === address) {
    console.debug('User already signed in with this email')
    return { error: ALREADY_SIGNED_IN }
  }
  const reply = await call<{ user: { emailVerified: boolean } }>('sign-up/email', {
    email: address,
    password,
    name: '',
  })
  if ('fault' in reply) return { error: signUpMessage(reply.fault) }
  return { needsConfirmation: !reply.body.user.emailVerified }
}

export async function signInWithPassword({
  email,
  password,
}: Credentials): Promise<{ user: SignedInUser | null } | { needsCode: true } | Failed> {
  if (!isInBrowser()) return { error: DATABASE_NOT_CONFIGURED }
  const address = email.trim().toLowerCase()
  if (!isEmail(address)) return { error: INVALID_EMAIL }
  if (!password) return { error: PASSWORD_REQUIRED }
  if (!mayTry(`sign-in:${address}`, SIGN_IN_LIMIT)) return { error: TOO_MANY_SIGN_INS }
  const reply = await call<{ twoFactorRedirect?: boolean }>('sign-in/email', { email: address, password })
  if ('fault' in reply) return { error: signInMessage(reply.fault) }
  if (reply.body.twoFactorRedirect) return { needsCode: true }
  return { user: await refreshSession() }
}

/** Signs in with a passkey of this device; `undefined` when the person has changed their mind. */
export async function signInWithPasskey(): Promise<{ user: SignedInUser | null } | Failed | undefined> {
  const options = await ask<PublicKeyCredentialRequestOptionsJSON>('GET', 'passkey/generate-authenticate-options')
  if ('fault' in options) return { error: signInMessage(options.fault) }
  const answer = await answerWithPasskey(options.body)
  if ('error' in answer) return answer.error ? { error: answer.error } : undefined
  const reply = await call('passkey/verify-authentication', { passkey: answer.passkey })
  if ('fault' in reply) return { error: reply.fault.message ?? signInMessage(reply.fault) }
  return { user: await refreshSession() }
}

/** Ends this session, or every session of the user when that fails. Nobody is signed in here afterwards, come what may. */
export async function signOut(): Promise<{ error: string | null }> {
  if (!isInBrowser()) return { error: SIGN_OUT_FAILED }
  if (!known && !sessionMark()) console.debug('No active session to sign out from')
  let reply = await call('sign-out')
  if ('fault' in reply) reply = await call('revoke-sessions')
  forgetSession()
  become(null)
  return { error: 'fault' in reply ? SIGN_OUT_FAILED : null }
}

function become(user: SignedInUser | null) {
  const isChange = known === undefined || known?.id !== user?.id || known?.is_admin !== user?.is_admin
  known = user
  if (isChange) for (const listener of listeners) listener(user)
  return user
}

function call<Body>(path: string, body: object = {}) {
  return ask<Body>('POST', path, JSON.stringify(body))
}

async function ask<Body>(
  method: 'GET' | 'POST',
  path: string,
  body?: string,
): Promise<{ body: Body } | { fault: AuthFault }> {
  const answer = await fetch(`/api/auth/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...clientHeaders },
    body,
  }).catch(() => undefined)
  if (!answer) return { fault: UNREACHABLE }
  const said: unknown = await answer.json().catch(() => undefined)
  return answer.ok ? { body: said as Body } : { fault: { ...faultIn(said), status: answer.status } }
}

/** `{ error: { code, message } }` as our server says it, or `{ code, message }`. */
function faultIn(said: unknown): AuthFault {
  const { error, code, message } = (said ?? {}) as { error?: AuthFault } & Partial<AuthFault>
  return error ?? { code, message: message ?? 'unknown error' }
}

function isInBrowser() {
  const isIn = typeof window !== 'undefined'
  if (!isIn) console.debug('Database client not initialized')
  return isIn
}

// for the console of whoever works on this site; a build leaves it out
if (import.meta.env.DEV && typeof window !== 'undefined') void import('./sign-in/debug-password')
