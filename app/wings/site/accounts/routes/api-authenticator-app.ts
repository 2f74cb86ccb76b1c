import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext, environmentContext, requestMetaContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { requireAuthenticationForFactorChange } from '../recent-authentication.server'
import { sessionContext } from '../session.commands.server'
import { limitAttempts } from '../sign-in/sign-in-limits.server'
import {
  confirmAuthenticatorApp,
  removeAuthenticatorApp,
  startAuthenticatorAppSetup,
} from '../two-factor/authenticator-app.commands.server'
import { twoFactorCodeForm } from '../two-factor/two-factor'
import { userContext } from '../user-guard.server'
import type { Route } from './+types/api-authenticator-app'

const METHODS = 'POST, PUT, DELETE'

/** POST answers the secret for an app, PUT `{ code }` turns it on and answers recovery codes, DELETE turns it off. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method === 'PUT') return confirm({ request, context })
  if (request.method !== 'POST' && request.method !== 'DELETE') return loader()
  const [db, user] = [context.get(databaseContext), context.get(userContext)]
  return respondWithJson(async () => {
    await requireAuthenticationForFactorChange(context)
    if (request.method === 'POST') return startAuthenticatorAppSetup(db, context.get(environmentContext), user)
    await removeAuthenticatorApp(db, context.get(sessionContext))
    return {}
  })
}

async function confirm({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const { body, fault } = await readJson(request, twoFactorCodeForm)
  if (fault) return fault
  const [db, { email }] = [context.get(databaseContext), context.get(userContext)]
  return respondWithJson(async () => {
    await requireAuthenticationForFactorChange(context)
    await limitAttempts(db, 'code', { email, address: context.get(requestMetaContext).address })
    const [env, session] = [context.get(environmentContext), context.get(sessionContext)]
    return { recoveryCodes: await confirmAuthenticatorApp(db, env, session, body.code) }
  })
}

export function loader() {
  return methodNotAllowed(METHODS)
}
