import type { RouterContextProvider } from 'react-router'
import { recordAction } from '~/domains/audit/commands.server'
import { databaseContext, environmentContext } from '~/platform/context.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env.server'
import type { SignedInUser } from './account'
import { findUser, hasAdmin } from './queries.server'
import { authOf } from './sign-in/auth.server'

interface Asked {
  request: Pick<Request, 'headers'>
  context: Readonly<RouterContextProvider>
}

export interface Session {
  id: string
  userId: string
  createdAt: Date
  updatedAt: Date
  expiresAt: Date
}

/** Who asks, if anybody is signed in, and the cookies that the answer must carry to keep the session alive. */
export interface Visitor {
  user: SignedInUser | undefined
  session: Session | undefined
  cookies: string[]
}

export async function whoAsks({ request, context }: Asked): Promise<Visitor> {
  const db = context.get(databaseContext)
  if (!request.headers.has('cookie')) return { user: undefined, session: undefined, cookies: [] }
  const auth = await authOf(db, context.get(environmentContext))
  const { response, headers } = await auth.api
    .getSession({ headers: request.headers, returnHeaders: true })
    .catch((error) => failWithCause(db, error))
  const cookies = headers.getSetCookie()
  if (!response) return { user: undefined, session: undefined, cookies }
  // the token stays in its cookie, where no script can read it
  const { id, userId, createdAt, updatedAt, expiresAt } = response.session
  const user = await findUser(db, userId)
  return { user, session: { id, userId, createdAt, updatedAt, expiresAt }, cookies }
}

/** The library hides why it failed; a database that cannot be reached says so itself when it is asked. */
async function failWithCause(db: Database, error: unknown): Promise<never> {
  await hasAdmin(db)
  throw error
}

/** Begins a session in the transaction `tx`; answers the cookies that carry it. */
export async function beginSession(tx: Database, env: SiteEnvironment, headers: Headers, userId: string) {
  const auth = await authOf(tx, env)
  const begun = await auth.api.startSession({ body: { userId }, headers, returnHeaders: true })
  return begun.headers.getSetCookie()
}

/**
 * Ends the session that came with the request; `everywhere` ends all of its owner's. Answers the cookies that say so. That
 * an admin signed out is worth remembering.
 */
export async function endSession({ request, context }: Asked, { everywhere = false } = {}) {
  const { user, session } = await whoAsks({ request, context })
  return inTransaction(context.get(databaseContext), async (tx) => {
    if (session && everywhere) await endSessions(tx, session.userId)
    if (session && user?.is_admin)
      await recordAction(tx, user, { action: 'admin.signed-out', subject: `profile:${user.id}`, title: user.email })
    const auth = await authOf(tx, context.get(environmentContext))
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

const SEEN_MINUTES = 10

/** Remembers when a session was last used, for the list of its owner: to ten minutes, so that looking writes rarely. */
export async function noteVisit(db: Database, { id, updatedAt }: Pick<Session, 'id' | 'updatedAt'>, now = new Date()) {
  if (now.getTime() - updatedAt.getTime() < SEEN_MINUTES * 60_000) return
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
