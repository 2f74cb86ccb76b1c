import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { requireAuthenticationForFactorChange } from '../recent-authentication.server'
import { sessionContext } from '../session.server'
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
