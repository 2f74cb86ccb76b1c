import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { requireAuthenticationForFactorChange } from '../recent-authentication.server'
import { sessionContext } from '../session.commands.server'
import { removePasskey } from '../two-factor/passkeys.commands.server'
import type { Route } from './+types/api-passkey'

/** DELETE removes a passkey. */
export async function action({ request, context, params: { passkeyId } }: Route.ActionArgs) {
  if (request.method !== 'DELETE') return loader()
  return respondWithJson(async () => {
    await requireAuthenticationForFactorChange(context)
    return removePasskey(context.get(databaseContext), context.get(sessionContext), passkeyId)
  })
}

export function loader() {
  return methodNotAllowed('DELETE')
}
