import { createContext, type RouterContextProvider } from 'react-router'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { withRetry } from '~/platform/http/with-retry'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import type { SignedInUser } from './account'
import { findUser, hasAdmin } from './queries.server'
import { getAuth, isSessionRenewalDue } from './sign-in/better-auth.server'

const HOUR_MS = 3_600_000

const MAX_IDLE_MS = 12 * HOUR_MS

const MAX_SESSION_MS = 7 * 24 * HOUR_MS

const MAX_ATTEMPTS = 3

interface RequestArgs {
  request: Pick<Request, 'headers'>
  context: Readonly<RouterContextProvider>
}

export interface Session {
  id: string
  userId: string
  createdAt: Date
  updatedAt: Date
  expiresAt: Date
  /** When its owner last proved who they are. */
  authenticatedAt: Date
  /** Whether a passkey or a code was part of that. */
  hasSecondFactor: boolean
}

/** The session of whoever asks; set for every route behind a guard. */
export const sessionContext = createContext<Session>()

/** Who asks, if anybody is signed in, and the cookies that the answer must carry to keep the session alive. */
export interface ResolvedSession {
  user: SignedInUser | undefined
  session: Session | undefined
  cookies: string[]
}

export async function resolveSession({ request, context }: RequestArgs): Promise<ResolvedSession> {
  const db = context.get(databaseContext)
  if (!request.headers.has('cookie')) return anonymousSession([])
  const auth = await getAuth(db, context.get(environmentContext))
  const ask = (disableRefresh: boolean) =>
    retryInterrupted(db, () =>
      auth.api.getSession({ headers: request.headers, query: { disableRefresh }, returnHeaders: true }),
    )
  const asked = await ask(true)
  if (!asked.response) return anonymousSession(asked.headers.getSetCookie())
  const user = await findUser(db, asked.response.session.userId)
  // before it is renewed, which would count as a visit
  if (user?.is_admin && isAdminSessionExpired(asked.response.session)) {
    const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true })
    return anonymousSession(headers.getSetCookie())
  }
  const { response, headers } = isSessionRenewalDue(asked.response.session) ? await ask(false) : asked
  if (!response) return anonymousSession(headers.getSetCookie())
  // the token stays in its cookie, where no script can read it
  const { id, userId, createdAt, updatedAt, expiresAt, authenticatedAt, hasSecondFactor } = response.session
  const proved = { authenticatedAt: authenticatedAt ?? createdAt, hasSecondFactor: hasSecondFactor === true }
  return { user, session: { id, userId, createdAt, updatedAt, expiresAt, ...proved }, cookies: headers.getSetCookie() }
}

const anonymousSession = (cookies: string[]): ResolvedSession => ({ user: undefined, session: undefined, cookies })

/**
 * The library hides why it failed. A database that cannot be reached says so itself when it is asked; one that can be may
 * have ended the connection in between, which says nothing about who asks.
 */
function retryInterrupted<Answer>(db: Database, ask: () => Promise<Answer>) {
  return withRetry(ask, {
    async delayAfter(_error, failures) {
      await hasAdmin(db)
      return failures < MAX_ATTEMPTS ? 0 : undefined
    },
  })
}

/** What was proved for a session: by two factors, and when, now unless said otherwise. */
export interface SessionAuthentication {
  hasSecondFactor?: boolean
  authenticatedAt?: Date
}

/** Begins a session in the transaction `tx` in place of the one that came along; answers the cookies that carry it. */
export async function beginSession(
  tx: Database,
  env: SiteEnvironment,
  headers: Headers,
  userId: string,
  { hasSecondFactor = false, authenticatedAt = new Date() }: SessionAuthentication = {},
) {
  const auth = await getAuth(tx, env)
  const begun = await auth.api.startSession({
    body: { userId, hasSecondFactor, authenticatedAt },
    headers,
    returnHeaders: true,
  })
  return begun.headers.getSetCookie()
}

/**
 * Ends the session that came with the request; `everywhere` ends all of its owner's. Answers the cookies that say so. That
 * an admin signed out is worth remembering.
 */
export async function endSession({ request, context }: RequestArgs, { everywhere = false } = {}) {
  const { user, session } = await resolveSession({ request, context })
  return inTransaction(context.get(databaseContext), async (tx) => {
    if (session && everywhere) await endSessions(tx, session.userId)
    if (session && user?.is_admin)
      await recordAction(tx, user, { action: 'admin.signed-out', subject: `profile:${user.id}`, title: user.email })
    const auth = await getAuth(tx, context.get(environmentContext))
    const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true })
    return headers.getSetCookie()
  })
}

/** Whether a session has neither been ended nor run out: for what goes on after the request that it came with. */
export async function isSessionAlive(db: Database, { id }: Pick<Session, 'id'>, now = new Date()) {
  const alive = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return alive !== undefined
}

const TOUCH_INTERVAL_MINUTES = 10

/** Remembers when a session was last used, for the list of its owner: to ten minutes, so that looking writes rarely. */
export async function touchSession(
  db: Database,
  { id, updatedAt }: Pick<Session, 'id' | 'updatedAt'>,
  now = new Date(),
) {
  if (now.getTime() - updatedAt.getTime() < TOUCH_INTERVAL_MINUTES * 60_000) return
  await db.updateTable('sessions').set({ updatedAt: now }).where('id', '=', id).execute()
}

/** Ends somebody's sessions, except one that is to stay. Answers how many ended. */
export async function endSessions(db: Database, userId: string, except?: string) {
  return inTransaction(db, async (tx) => {
    const ended = await tx
      .deleteFrom('sessions')
      .where('userId', '=', userId)
      .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
      .returning('id')
      .execute()
    return ended.length
  })
}

/** An answer with cookies, each in a header line of its own. */
export function withCookies(cookies: string[], init: HeadersInit = {}) {
  const headers = new Headers(init)
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return headers
}

/** Whether a session has lasted too long for an admin: twelve hours without a visit, or seven days in all. */
function isAdminSessionExpired({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }, now = new Date()) {
  return now.getTime() - updatedAt.getTime() > MAX_IDLE_MS || now.getTime() - createdAt.getTime() > MAX_SESSION_MS
}
