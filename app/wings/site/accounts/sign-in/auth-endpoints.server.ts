import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/http/request-context.server'
import { type SignInInput, type SignUpInput, signInForm, signUpForm } from '../account'
import { endSession, resolveSession, withCookies } from '../session.commands.server'
import { createPasskeyAuthenticationOptions } from '../two-factor/passkeys.commands.server'
import { signInWithPasskey } from '../two-factor/sign-in.commands.server'
import { passkeySignInForm } from '../two-factor/two-factor'
import { signIn } from './sign-in.server'
import { limitAttemptsFromAddress } from './sign-in-limits.server'
import { signUpFromRequest } from './sign-up.server'

interface RequestArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

export interface AuthEndpoint {
  method: 'GET' | 'POST'
  run: (asked: RequestArgs) => Promise<{ answer: Response } | { fields: Record<string, string> }>
}

/** Every call under /api/auth, by its path. */
export const authEndpoints: Record<string, AuthEndpoint> = {
  'sign-up/email': { method: 'POST', run: (asked) => withValidForm(asked, 'sign-up', signUpForm, handleSignUp) },
  'sign-in/email': { method: 'POST', run: (asked) => withValidForm(asked, 'sign-in', signInForm, handleSignIn) },
  'passkey/generate-authenticate-options': { method: 'GET', run: handlePasskeyOptions },
  'passkey/verify-authentication': {
    method: 'POST',
    run: (asked) => withValidForm(asked, 'sign-in', passkeySignInForm, handlePasskeySignIn),
  },
  'sign-out': { method: 'POST', run: async (asked) => successResponse(await endSession(asked)) },
  // every session of the one who asks
  'revoke-sessions': {
    method: 'POST',
    run: async (asked) => successResponse(await endSession(asked, { everywhere: true })),
  },
  'get-session': { method: 'GET', run: handleGetSession },
}

async function handleSignUp(asked: RequestArgs, form: SignUpInput) {
  const { id, email, fullName, emailVerified, image, createdAt, updatedAt } = await signUpFromRequest(asked, form)
  return jsonResponse({ token: null, user: { id, email, name: fullName, emailVerified, image, createdAt, updatedAt } })
}

async function handleSignIn({ request, context }: RequestArgs, form: SignInInput) {
  const caller = { headers: request.headers, address: context.get(requestMetaContext).address }
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  const { id, cookies, needsCode } = await signIn(db, env, caller, form)
  if (needsCode) return jsonResponse({ twoFactorRedirect: true, twoFactorMethods: ['totp'] }, cookies)
  return jsonResponse({ redirect: false, user: { id, email: form.email } }, cookies)
}

async function handlePasskeyOptions({ context }: RequestArgs) {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  return jsonResponse(await createPasskeyAuthenticationOptions(db, env, 'sign-in'))
}

async function handlePasskeySignIn(
  { request, context }: RequestArgs,
  { passkey }: { passkey: AuthenticationResponseJSON },
) {
  const caller = { headers: request.headers, address: context.get(requestMetaContext).address }
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  const { id, email, cookies } = await signInWithPasskey(db, env, caller, passkey)
  return jsonResponse({ user: { id, email } }, cookies)
}

async function handleGetSession(asked: RequestArgs) {
  const { user, session, cookies } = await resolveSession(asked)
  const isSignedIn = user && session
  return jsonResponse(
    isSignedIn
      ? { session, user: { id: user.id, email: user.email, name: user.full_name, emailVerified: true } }
      : null,
    cookies,
  )
}

async function withValidForm<Form extends z.ZodType>(
  asked: RequestArgs,
  kind: 'sign-up' | 'sign-in',
  form: Form,
  work: (asked: RequestArgs, form: z.output<Form>) => Promise<{ answer: Response }>,
) {
  await limitAttemptsFromAddress(
    asked.context.get(databaseContext),
    kind,
    asked.context.get(requestMetaContext).address,
  )
  const { body, errorResponse } = await readJson(asked.request, z.looseObject({}))
  if (errorResponse) return { answer: errorResponse }
  const parsed = form.safeParse(body)
  if (parsed.success) return work(asked, parsed.data)
  return { fields: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])) }
}

function successResponse(cookies: string[]) {
  return jsonResponse({ success: true }, cookies)
}

function jsonResponse(body: unknown, cookies: string[] = []) {
  return { answer: Response.json(body, { headers: withCookies(cookies, { 'Cache-Control': 'no-store' }) }) }
}
