import { z } from 'zod'
import { cookieIn, cookieName } from '~/platform/cookie-name'
import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env.server'
import { sign, verify } from '~/platform/tokens.server'
import { AUTH_STORAGE_KEY } from '../local-marks'
import { type Account, findAccountById } from '../queries.server'
import { passwordMark } from '../sign-in/password.server'

const PENDING_SECONDS = 600
const COOKIE = `${AUTH_STORAGE_KEY}.pending`
// not the path of the question itself: its data is asked for at another, /account/code.data
const COOKIE_PATH = '/account'

type Signed = Pick<SiteEnvironment, 'ORIGIN' | 'SECRET'>
// the mark of the password that was given: a newer one makes it void
const payload = z.object({ codeOf: z.uuid(), password: z.string() })

/** The cookie of a browser that has proved the first factor and is asked for a code. */
export function pendingCookie(env: Signed, account: Pick<Account, 'id' | 'password'>, now = new Date()) {
  const content: z.input<typeof payload> = { codeOf: account.id, password: passwordMark(account) }
  return cookieWith(env, sign(env.SECRET, content, new Date(now.getTime() + PENDING_SECONDS * 1_000)), PENDING_SECONDS)
}

/** Who is asked for a code in this browser; undefined when that is over. */
export async function findPendingSignIn(db: Database, env: Signed, headers: Headers, now = new Date()) {
  const token = cookieIn(headers.get('cookie'), cookieName(env, COOKIE)) ?? ''
  const verified = verify(env.SECRET, token, now)
  const pending = verified.state === 'valid' ? payload.safeParse(verified.payload).data : undefined
  const account = pending && (await findAccountById(db, pending.codeOf))
  return account && passwordMark(account) === pending.password ? account : undefined
}

export const endPendingSignIn = (env: Signed) => cookieWith(env, '', 0)

function cookieWith(env: Signed, value: string, seconds: number) {
  const secure = env.ORIGIN.startsWith('https:') ? '; Secure' : ''
  return `${cookieName(env, COOKIE)}=${value}; Path=${COOKIE_PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
