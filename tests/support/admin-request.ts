import type { RouterContextProvider } from 'react-router'
import type { Database } from '~/platform/database/database.server'
import { aSession } from '~/wings/site/accounts/fixtures'
import { type Session, sessionContext } from '~/wings/site/accounts/session.commands.server'
import { adminContext } from '~/wings/site/admin-context.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { callRoute, type RouteCall } from './route-call'

interface RouteArgs {
  request: Request
  params: object
  context: Readonly<RouterContextProvider>
}

export const testAdmin: Actor = { id: null, email: 'ada@harbor.test' }

/** Calls a route below the admin layout as if the guard had let `testAdmin` pass, who has just signed in unless `session` says otherwise. */
export function callAsAdmin<Args extends RouteArgs, Result>(
  handler: (args: Args) => Result,
  db: Database,
  call: RouteCall<Args['params']> = {},
  session: Partial<Session> = {},
): Result {
  return callRoute(
    (args: Args) => {
      args.context.set(adminContext, testAdmin)
      args.context.set(sessionContext, aSession(crypto.randomUUID(), session))
      return handler(args)
    },
    db,
    call,
  )
}
