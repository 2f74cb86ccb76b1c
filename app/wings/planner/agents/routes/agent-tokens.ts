import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { newTokenSchema } from '~/wings/site/accounts/agent-token'
import { issueAgentToken } from '~/wings/site/accounts/agent-tokens.commands.server'
import { requireRecentAuthentication } from '~/wings/site/accounts/recent-authentication.server'
import { userContext } from '~/wings/site/accounts/user-guard.server'
import type { Route } from './+types/agent-tokens'

/** POST makes a token and answers it, this once. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return loader()
  const { body, fault } = await readJson(request, newTokenSchema)
  if (fault) return fault
  return respondWithJson(() => {
    requireRecentAuthentication(context)
    return issueAgentToken(context.get(databaseContext), context.get(userContext).id, body.name)
  })
}

export function loader() {
  return methodNotAllowed('POST')
}
