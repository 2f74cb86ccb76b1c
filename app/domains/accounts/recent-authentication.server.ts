import { href, type RouterContextProvider, redirect } from 'react-router'
import { type Session, sessionContext } from './session.server'
import { ReauthenticationRequired } from './two-factor/errors'
import { RECENT_MINUTES } from './two-factor/two-factor'

type Context = Readonly<RouterContextProvider>

export function isRecent({ authenticatedAt }: Pick<Session, 'authenticatedAt'>, now = new Date()) {
  return now.getTime() - authenticatedAt.getTime() <= RECENT_MINUTES * 60_000
}

/**
 * Asks that whoever has this session proved within ten minutes who they are: for what nobody may do at a screen that
 * somebody else left open. @throws ReauthenticationRequired, for which the browser asks and then repeats its call
 */
export function requireRecentAuthentication(context: Context, now = new Date()) {
  if (!isRecent(context.get(sessionContext), now)) throw new ReauthenticationRequired()
}

/** The same for an address that is opened: leads to where they prove it, and back. @throws a redirect */
export function requireRecentAuthenticationOfPage(context: Context, { pathname, search }: URL, now = new Date()) {
  if (isRecent(context.get(sessionContext), now)) return
  throw redirect(`${href('/account/confirm')}?${new URLSearchParams({ to: pathname + search })}`)
}
