import { requireRecentAuthentication } from '~/domains/accounts/recent-authentication.server'
import { userContext } from '~/domains/accounts/user-guard.server'
import { respondWithJson } from '~/platform/answer-json.server'
import { methodNotAllowed } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { newTokenSchema } from '../agent-token'
import { issueAgentToken } from '../commands.server'
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
