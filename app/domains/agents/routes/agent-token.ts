import { userContext } from '~/domains/accounts/user-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { revokeAgentToken } from '../commands.server'
import type { Route } from './+types/agent-token'

/** DELETE ends a token. */
export function action({ request, context, params: { tokenId } }: Route.ActionArgs) {
  if (request.method !== 'DELETE') return loader()
  return respondWithJson(async () => {
    await revokeAgentToken(context.get(databaseContext), context.get(userContext).id, tokenId)
    return { id: tokenId }
  })
}

export function loader() {
  return methodNotAllowed('DELETE')
}
