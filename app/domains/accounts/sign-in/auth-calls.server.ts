import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { databaseContext, environmentContext, visitContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { type SignIn, type SignUp, signInForm, signUpForm } from '../account'
import { endSession, whoAsks, withCookies } from '../session.server'
import { optionsForPasskey } from '../two-factor/passkeys.commands.server'
import { signInWithPasskey } from '../two-factor/sign-in.commands.server'
import { passkeySignInForm } from '../two-factor/two-factor'
import { limitCallers } from './account-limits.server'
import { signIn } from './sign-in.server'
import { signUpHere } from './sign-up.server'

interface Asked {
  request: Request
  context: Readonly<RouterContextProvider>
}

export interface AuthCall {
  method: 'GET' | 'POST'
  run: (asked: Asked) => Promise<{ answer: Response } | { fields: Record<string, string> }>
}

/** Every call under /api/auth, by its path. */
export const authCalls: Record<string, AuthCall> = {
  'sign-up/email': { method: 'POST', run: (asked) => withForm(asked, 'sign-up', signUpForm, signUpByMail) },
  'sign-in/email': { method: 'POST', run: (asked) => withForm(asked, 'sign-in', signInForm, signInByMail) },
  'passkey/generate-authenticate-options': { method: 'GET', run: tellPasskeyOptions },
  'passkey/verify-authentication': {
    method: 'POST',
    run: (asked) => withForm(asked, 'sign-in', passkeySignInForm, signInByPasskey),
  },
  'sign-out': { method: 'POST', run: async (asked) => done(await endSession(asked)) },
  // every session of the one who asks
  'revoke-sessions': { method: 'POST', run: async (asked) => done(await endSession(asked, { everywhere: true })) },
  'get-session': { method: 'GET', run: tellSession },
}

async function signUpByMail(asked: Asked, form: SignUp) {
  const { id, email, fullName, emailVerified, image, createdAt, updatedAt } = await signUpHere(asked, form)
  return json({ token: null, user: { id, email, name: fullName, emailVerified, image, createdAt, updatedAt } })
}

async function signInByMail({ request, context }: Asked, form: SignIn) {
  const caller = { headers: request.headers, address: context.get(visitContext).address }
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  const { id, cookies, needsCode } = await signIn(db, env, caller, form)
  if (needsCode) return json({ twoFactorRedirect: true, twoFactorMethods: ['totp'] }, cookies)
  return json({ redirect: false, user: { id, email: form.email } }, cookies)
}

async function tellPasskeyOptions({ context }: Asked) {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  return json(await optionsForPasskey(db, env, 'sign-in'))
}

async function signInByPasskey({ request, context }: Asked, { passkey }: { passkey: AuthenticationResponseJSON }) {
  const caller = { headers: request.headers, address: context.get(visitContext).address }
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  const { id, email, cookies } = await signInWithPasskey(db, env, caller, passkey)
  return json({ user: { id, email } }, cookies)
}

async function tellSession(asked: Asked) {
  const { user, session, cookies } = await whoAsks(asked)
  const isSignedIn = user && session
  return json(
    isSignedIn
      ? { session, user: { id: user.id, email: user.email, name: user.full_name, emailVerified: true } }
      : null,
    cookies,
  )
}

async function withForm<Form extends z.ZodType>(
  asked: Asked,
  kind: 'sign-up' | 'sign-in',
  form: Form,
  work: (asked: Asked, form: z.output<Form>) => Promise<{ answer: Response }>,
) {
  await limitCallers(asked.context.get(databaseContext), kind, asked.context.get(visitContext).address)
  const { body, fault } = await readJson(asked.request, z.looseObject({}))
  if (fault) return { answer: fault }
  const parsed = form.safeParse(body)
  if (parsed.success) return work(asked, parsed.data)
  return { fields: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message])) }
}

function done(cookies: string[]) {
  return json({ success: true }, cookies)
}

function json(body: unknown, cookies: string[] = []) {
  return { answer: Response.json(body, { headers: withCookies(cookies, { 'Cache-Control': 'no-store' }) }) }
}
