import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { readCookie, secureCookieName } from '~/platform/http/cookies'
import { signToken, verifyToken } from '~/platform/security/signed-tokens.server'
import { type Account, findAccountById } from '../queries.server'
import { AUTH_STORAGE_KEY } from '../session-marker'
import { passwordFingerprint } from '../sign-in/password.commands.server'

const PENDING_SECONDS = 600
const COOKIE = `${AUTH_STORAGE_KEY}.pending`
// not the path of the question itself: its data is asked for at another, /account/code.data
const COOKIE_PATH = '/account'

type SigningEnvironment = Pick<SiteEnvironment, 'ORIGIN' | 'SECRET'>
// the mark of the password that was given: a newer one makes it void
const payload = z.object({ codeOf: z.uuid(), password: z.string() })

/** The cookie of a browser that has proved the first factor and is asked for a code. */
export function pendingSignInCookie(
  env: SigningEnvironment,
  account: Pick<Account, 'id' | 'password'>,
  now = new Date(),
) {
  const content: z.input<typeof payload> = { codeOf: account.id, password: passwordFingerprint(account) }
  return cookieWith(
    env,
    signToken(env.SECRET, content, new Date(now.getTime() + PENDING_SECONDS * 1_000)),
    PENDING_SECONDS,
  )
}

/** Who is asked for a code in this browser; undefined when that is over. */
export async function findPendingSignIn(db: Database, env: SigningEnvironment, headers: Headers, now = new Date()) {
  const token = readCookie(headers.get('cookie'), secureCookieName(env, COOKIE)) ?? ''
  const verified = verifyToken(env.SECRET, token, now)
  const pending = verified.state === 'valid' ? payload.safeParse(verified.payload).data : undefined
  const account = pending && (await findAccountById(db, pending.codeOf))
  return account && passwordFingerprint(account) === pending.password ? account : undefined
}

export const clearPendingSignInCookie = (env: SigningEnvironment) => cookieWith(env, '', 0)

function cookieWith(env: SigningEnvironment, value: string, seconds: number) {
  const secure = env.ORIGIN.startsWith('https:') ? '; Secure' : ''
  return `${secureCookieName(env, COOKIE)}=${value}; Path=${COOKIE_PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
