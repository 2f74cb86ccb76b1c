import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { DATABASE_NOT_CONFIGURED } from '~/platform/database/database-errors'
import { INVALID_EMAIL, isEmail } from '~/platform/forms/is-email'
import { fetchApi } from '~/platform/http/fetch-api'
import type { SignedInUser } from './account'
import {
  ALREADY_SIGNED_IN,
  type AuthError,
  PASSWORD_REQUIRED,
  SERVER_UNREACHABLE_ERROR,
  SIGN_IN_LIMIT,
  SIGN_OUT_FAILED,
  SIGN_UP_LIMIT,
  signInErrorMessage,
  signUpErrorMessage,
  TOO_MANY_SIGN_INS,
  TOO_MANY_SIGN_UPS,
} from './auth-messages'
import { clearSessionMarker, getSessionMarker, onSessionMarkerChange, storeSessionMarker } from './session-marker'
import { consumeAttempt } from './sign-in/attempt-limit'
import { passwordErrors } from './sign-in/password-rules'
import { authenticateWithPasskey } from './two-factor/browser-passkeys'

interface Credentials {
  email: string
  password: string
}

type AuthFailure = { error: string }
type Listener = (user: SignedInUser | null) => void

const listeners = new Set<Listener>()
// undefined until it has been asked for: the loading flag of whoever shows it
let currentUser: SignedInUser | null | undefined
let pendingSession: Promise<SignedInUser | null> | undefined

/** Who is signed in. Without a mark of an earlier sign-in nobody is, and nothing is asked. */
export function getSession(): Promise<SignedInUser | null> {
  if (!checkBrowser()) return Promise.resolve(null)
  if (!getSessionMarker()) return Promise.resolve(setCurrentUser(null))
  pendingSession ??= refreshSession().finally(() => {
    pendingSession = undefined
  })
  return pendingSession
}

/** Calls `listener` with the user after each change, in this tab and in others. Returns the function that ends it. */
export function onAuthStateChange(listener: Listener) {
  listeners.add(listener)
  const stopHearing = onSessionMarkerChange(() => void getSession())
  return () => {
    listeners.delete(listener)
    stopHearing()
  }
}

/** Asks the server anew, whatever is remembered here: after a form has signed somebody in. */
export async function refreshSession(): Promise<SignedInUser | null> {
  const answer = await fetchApi('/api/session', { cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) return currentUser ?? null // nobody is signed out by a bad line
  const { user } = (await answer.json()) as { user: SignedInUser | null }
  if (user) storeSessionMarker(user)
  else clearSessionMarker()
  return setCurrentUser(user)
}

export async function signUp({ email, password }: Credentials): Promise<{ needsConfirmation: boolean } | AuthFailure> {
  if (!checkBrowser()) return { error: DATABASE_NOT_CONFIGURED }
  const address = email.trim().toLowerCase()
  if (!isEmail(address)) return { error: INVALID_EMAIL }
  const faults = passwordErrors(password)
  if (faults.length > 0) return { error: faults.join(' ') }
  if (!consumeAttempt(`sign-up:${address}`, SIGN_UP_LIMIT)) return { error: TOO_MANY_SIGN_UPS }
  if ((await getSession())?.email === address) {
    console.debug('User already signed in with this email')
    return { error: ALREADY_SIGNED_IN }
  }
  const reply = await post<{ user: { emailVerified: boolean } }>('sign-up/email', {
    email: address,
    password,
    name: '',
  })
  if ('fault' in reply) return { error: signUpErrorMessage(reply.fault) }
  return { needsConfirmation: !reply.body.user.emailVerified }
}

export async function signInWithPassword({
  email,
  password,
}: Credentials): Promise<{ user: SignedInUser | null } | { needsCode: true } | AuthFailure> {
  if (!checkBrowser()) return { error: DATABASE_NOT_CONFIGURED }
  const address = email.trim().toLowerCase()
  if (!isEmail(address)) return { error: INVALID_EMAIL }
  if (!password) return { error: PASSWORD_REQUIRED }
  if (!consumeAttempt(`sign-in:${address}`, SIGN_IN_LIMIT)) return { error: TOO_MANY_SIGN_INS }
  const reply = await post<{ twoFactorRedirect?: boolean }>('sign-in/email', { email: address, password })
  if ('fault' in reply) return { error: signInErrorMessage(reply.fault) }
  if (reply.body.twoFactorRedirect) return { needsCode: true }
  return { user: await refreshSession() }
}

/** Signs in with a passkey of this device; `undefined` when the person has changed their mind. */
export async function signInWithPasskey(): Promise<{ user: SignedInUser | null } | AuthFailure | undefined> {
  const options = await request<PublicKeyCredentialRequestOptionsJSON>('GET', 'passkey/generate-authenticate-options')
  if ('fault' in options) return { error: signInErrorMessage(options.fault) }
  const answer = await authenticateWithPasskey(options.body)
  if ('error' in answer) return answer.error ? { error: answer.error } : undefined
  const reply = await post('passkey/verify-authentication', { passkey: answer.passkey })
  if ('fault' in reply) return { error: reply.fault.message ?? signInErrorMessage(reply.fault) }
  return { user: await refreshSession() }
}

/** Ends this session, or every session of the user when that fails. Nobody is signed in here afterwards, come what may. */
export async function signOut(): Promise<{ error: string | null }> {
  if (!checkBrowser()) return { error: SIGN_OUT_FAILED }
  if (!currentUser && !getSessionMarker()) console.debug('No active session to sign out from')
  let reply = await post('sign-out')
  if ('fault' in reply) reply = await post('revoke-sessions')
  clearSessionMarker()
  setCurrentUser(null)
  return { error: 'fault' in reply ? SIGN_OUT_FAILED : null }
}

function setCurrentUser(user: SignedInUser | null) {
  const isChange = currentUser === undefined || currentUser?.id !== user?.id || currentUser?.is_admin !== user?.is_admin
  currentUser = user
  if (isChange) for (const listener of listeners) listener(user)
  return user
}

function post<Body>(path: string, body: object = {}) {
  return request<Body>('POST', path, body)
}

async function request<Body>(
  method: 'GET' | 'POST',
  path: string,
  json?: object,
): Promise<{ body: Body } | { fault: AuthError }> {
  const answer = await fetchApi(`/api/auth/${path}`, { method, json }).catch(() => undefined)
  if (!answer) return { fault: SERVER_UNREACHABLE_ERROR }
  const said: unknown = await answer.json().catch(() => undefined)
  return answer.ok ? { body: said as Body } : { fault: { ...parseAuthError(said), status: answer.status } }
}

/** `{ error: { code, message } }` as our server says it, or `{ code, message }`. */
function parseAuthError(said: unknown): AuthError {
  const { error, code, message } = (said ?? {}) as { error?: AuthError } & Partial<AuthError>
  return error ?? { code, message: message ?? 'unknown error' }
}

function checkBrowser() {
  const isIn = typeof window !== 'undefined'
  if (!isIn) console.debug('Database client not initialized')
  return isIn
}

// for the console of whoever works on this site; a build leaves it out
if (import.meta.env.DEV && typeof window !== 'undefined') void import('./sign-in/debug-password')
