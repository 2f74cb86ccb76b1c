import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { requireRecentAuthentication } from '../recent-authentication.server'
import { removePasskey } from '../two-factor/passkeys.commands.server'
import { userContext } from '../user-guard.server'
import type { Route } from './+types/api-passkey'

/** DELETE removes a passkey. */
export async function action({ request, context, params: { passkeyId } }: Route.ActionArgs) {
  if (request.method !== 'DELETE') return loader()
  return answerJson(() => {
    requireRecentAuthentication(context)
    return removePasskey(context.get(databaseContext), context.get(userContext).id, passkeyId)
  })
}

export function loader() {
  return wrongMethod('DELETE')
}
