import { href, type RouterContextProvider, redirect } from 'react-router'
import type { Database } from '~/platform/database/database.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { type Session, sessionContext } from './session.commands.server'
import { ReauthenticationRequired, SecondFactorRequired } from './two-factor/errors'
import { hasAnySecondFactor } from './two-factor/queries.server'
import { RECENT_AUTHENTICATION_MINUTES } from './two-factor/two-factor'

type Context = Readonly<RouterContextProvider>

export function isRecentlyAuthenticated({ authenticatedAt }: Pick<Session, 'authenticatedAt'>, now = new Date()) {
  return now.getTime() - authenticatedAt.getTime() <= RECENT_AUTHENTICATION_MINUTES * 60_000
}

/**
 * Asks that whoever has this session proved within ten minutes who they are: for what nobody may do at a screen that
 * somebody else left open. @throws ReauthenticationRequired, for which the browser asks and then repeats its call
 */
export function requireRecentAuthentication(context: Context, now = new Date()) {
  if (!isRecentlyAuthenticated(context.get(sessionContext), now)) throw new ReauthenticationRequired()
}

/** The same for an address that is opened: leads to where they prove it, and back. @throws a redirect */
export function requireRecentAuthenticationForPage(context: Context, { pathname, search }: URL, now = new Date()) {
  if (isRecentlyAuthenticated(context.get(sessionContext), now)) return
  throw redirect(`${href('/account/confirm')}?${new URLSearchParams({ to: pathname + search })}`)
}

/**
 * Asks that a session whose owner has a second factor gave it: for changes of what they sign in with. A stolen password
 * would else be enough to set up another factor, or to take the owner's away. @throws SecondFactorRequired
 */
export async function requireSecondFactorIfSetUp(
  db: Database,
  { userId, hasSecondFactor }: Pick<Session, 'userId' | 'hasSecondFactor'>,
) {
  if (!hasSecondFactor && (await hasAnySecondFactor(db, userId))) throw new SecondFactorRequired()
}

/** What asks for both: the second factor of whoever has one, which is a fresh proof too, and a proof of the last ten minutes. */
export async function requireAuthenticationForFactorChange(context: Context) {
  await requireSecondFactorIfSetUp(context.get(databaseContext), context.get(sessionContext))
  requireRecentAuthentication(context)
}
