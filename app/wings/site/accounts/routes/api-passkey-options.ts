import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { requireAuthenticationForFactorChange } from '../recent-authentication.server'
import { createPasskeyRegistrationOptions } from '../two-factor/passkeys.commands.server'
import { userContext } from '../user-guard.server'
import type { Route } from './+types/api-passkey-options'

/** POST answers what a browser needs to make a passkey. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  return respondWithJson(async () => {
    await requireAuthenticationForFactorChange(context)
    return createPasskeyRegistrationOptions(
      context.get(databaseContext),
      context.get(environmentContext),
      context.get(userContext),
    )
  })
}

export function loader() {
  return methodNotAllowed('POST')
}
