import { methodNotAllowed } from '~/platform/http/api-error'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { revokeAgentToken } from '~/wings/site/accounts/agent-tokens.commands.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
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
