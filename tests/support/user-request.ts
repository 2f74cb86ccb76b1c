import type { RouterContextProvider } from 'react-router'
import type { Database } from '~/platform/database/database.server'
import { aSession } from '~/wings/site/accounts/fixtures'
import { type Session, sessionContext } from '~/wings/site/accounts/session.commands.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import { callRoute, type RouteCall } from './route-call'

interface RouteArgs {
  request: Request
  params: object
  context: Readonly<RouterContextProvider>
}

interface TestUser {
  id: string
  email: string
}

/** Calls a route as if the guard had let this person pass, who has just signed in unless `session` says otherwise. */
export function callAsUser<Args extends RouteArgs, Result>(
  handler: (args: Args) => Result,
  db: Database,
  person: TestUser,
  call: RouteCall<Args['params']> = {},
  session: Partial<Session> = {},
): Result {
  return callRoute(
    (args: Args) => {
      args.context.set(userContext, { id: person.id, email: person.email, full_name: '', is_admin: false })
      args.context.set(sessionContext, aSession(person.id, session))
      return handler(args)
    },
    db,
    call,
  )
}
