import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { requireAuthenticationForFactorChange } from '../recent-authentication.server'
import { regenerateRecoveryCodes } from '../two-factor/authenticator-app.commands.server'
import { userContext } from '../user-guard.server'
import type { Route } from './+types/api-recovery-codes'

/** POST makes new recovery codes in place of those of before. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  return respondWithJson(async () => {
    await requireAuthenticationForFactorChange(context)
    const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
    return { recoveryCodes: await regenerateRecoveryCodes(db, env, context.get(userContext).id) }
  })
}

export function loader() {
  return methodNotAllowed('POST')
}
